import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { PortraitPicture } from '#website/artist-list/portrait-picture.tsx'
import { ImageSection } from '#website/image-grid/image-section.tsx'
import { ImageSectionGrid } from '#website/image-grid/image-section-grid.tsx'
import { Island } from '#website/islands/island.tsx'
import { NarrowingBar, NothingLeft } from '#website/narrowing/narrowing-bar.tsx'
import { KEEPS_PLACE } from '#website/navigation/kept-place.ts'
import chips from '#website/search/chips.module.css'
import { ChipLink } from '#website/ui/chip-link.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import { PersonName } from '#website/ui/person-name.tsx'
import typography from '#website/ui/typography.module.css'
import { Reference } from './reference.tsx'
import style from './results.module.css'
import { ResultsGrid } from './results-grid.tsx'
import { useResultsMessages } from './results-messages.ts'
import { countFilters, resultsPath } from './search-parameters.ts'
import type { ResultsView, StyleLink } from './view-results.ts'

/** Styles, artists and the searched picture stand beside the images in wide windows. */
export function Results({ view }: { view: ResultsView }) {
  const { parameters, filters, styles, faces, works, isAnswered, shown } = view
  const isBesidePicture = parameters.kind !== 'words'
  const hasColumn = isBesidePicture || styles.length > 0 || faces.length > 0
  return (
    <div
      className={classNames(style.results, hasColumn && style.columns)}
      // For the statistics.
      data-unanswered={isAnswered ? undefined : ''}
    >
      {hasColumn && (
        <div className={style.column}>
          <Reference parameters={parameters} filters={filters} />
          <FurtherRow view={view} />
        </div>
      )}
      <div>
        {works.tiles.length > 0 && !isAnswered && <NotNear shown={shown} />}
        <ImageSection bar={<ResultsBar view={view} />} empty={<NothingFound view={view} />}>
          {works.tiles.length > 0 ? (
            <Island name="search/results/results-grid" of={ResultsGrid} props={{ works }} />
          ) : null}
        </ImageSection>
      </div>
    </div>
  )
}

function NotNear({ shown }: Pick<ResultsView, 'shown'>) {
  const { t, language } = useResultsMessages()
  const type = shown?.together ? 'conjunction' : 'disjunction'
  const words = new Intl.ListFormat(language, { type }).format(shown?.words ?? [])
  const nearest = t(shown ? 'results_not_that' : 'results_not_near')
  return (
    <p className={style.nearest} role="status">
      {words === '' ? nearest : t('results_not_all', { words })}
    </p>
  )
}

/** Every image is a little like a picture, so the number is only shown for words. */
function ResultsBar({ view: { parameters, narrowing, works, count } }: { view: ResultsView }) {
  const { t } = useResultsMessages()
  const isCounted = parameters.words !== '' && count > 1
  const all = isCounted ? t('results_count', { count }) : t('results_images')
  const heading = works.tiles.length > 0 && <h2>{narrowing?.left || all}</h2>
  return narrowing && (heading || narrowing.isSet) ? (
    <NarrowingBar view={narrowing} heading={heading} />
  ) : (
    heading
  )
}

/** In narrow windows one row that scrolls sideways, so that the images stay in view. */
function FurtherRow({ view: { parameters, styles, faces, hasNamed } }: { view: ResultsView }) {
  const { t } = useResultsMessages()
  const artistList = faces.length > 0 && (
    <div key="artists" className={style.part}>
      <h2 id="nearest-artists" className={typography.label}>
        {t(parameters.kind === 'words' ? 'results_nearest_artists' : 'results_artists_alike', {
          product: site.productWord,
        })}
      </h2>
      <ul className={style.list} aria-labelledby="nearest-artists">
        {faces.map(({ href, name, portrait }) => (
          <li key={href}>
            <a href={href} className={style.artist}>
              <PortraitPicture portrait={portrait} name={name} alt="" eager />
              <PersonName>{name}</PersonName>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
  const styleList = parameters.kind === 'words' && styles.length > 0 && (
    <div key="styles" className={style.part}>
      <h2 id="nearest-styles" className={typography.label}>
        {t('results_nearest_styles')}
      </h2>
      <ul className={style.list} aria-labelledby="nearest-styles">
        {styles.map(({ name, href }) => (
          <li key={href}>
            <ChipLink to={href}>{name}</ChipLink>
          </li>
        ))}
      </ul>
    </div>
  )
  return <div className={style.row}>{hasNamed ? [artistList, styleList] : [styleList, artistList]}</div>
}

function NothingFound({
  view: { parameters, filters, narrowing, styles, faces, instead },
}: {
  view: ResultsView
}) {
  const { t, language } = useResultsMessages()
  const isFiltered = countFilters(filters) > 0
  const hasPicture = parameters.kind !== 'words'
  const wordsBeside = hasPicture ? parameters.words : ''
  return (
    <div className={style.nothing}>
      <p className={typography.lead} role="status">
        {(faces.length === 0 || wordsBeside !== '') && !isFiltered && t('search_nothing')}
      </p>
      {hasPicture && !isFiltered && wordsBeside === '' && <p>{t('results_nothing_like')}</p>}
      {wordsBeside !== '' && (
        <a href={resultsPath(language, { ...parameters, words: '' }, filters)} {...KEEPS_PLACE}>
          {t('results_without_words', { query: wordsBeside })}
        </a>
      )}
      {narrowing && <NothingLeft view={narrowing} />}
      {hasPicture && <StyleChips styles={styles} />}
      {instead.length > 0 && (
        <section className={style.instead}>
          <h2 className={typography.md}>{t('results_instead')}</h2>
          <Island name="image-grid/image-section-grid" of={ImageSectionGrid} props={{ tiles: instead }} />
        </section>
      )}
      {faces.length === 0 && (
        <>
          <p className={style.ask}>{t('results_ask_text')}</p>
          <div className={style.ways}>
            <ButtonLink to={paths.contact(language)}>{t('results_ask')}</ButtonLink>
            <ButtonLink to={paths.allArtists(language)} outlined>
              {t('shell_all_artists', { product: site.productWord })}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}

function StyleChips({ styles }: { styles: readonly StyleLink[] }) {
  return (
    <ul className={chips.chips}>
      {styles.map(({ name, href }) => (
        <li key={href}>
          <ChipLink to={href}>{name}</ChipLink>
        </li>
      ))}
    </ul>
  )
}
