import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { ImageSectionGrid } from '#website/image-grid/section/image-section-grid.tsx'
import { Island } from '#website/islands/island.tsx'
import { NothingLeft } from '#website/narrowing/narrowing-form.tsx'
import { KEEPS_PLACE } from '#website/navigation/kept-place.ts'
import { ChipLink } from '#website/ui/chip-link.tsx'
import { ButtonLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import style from './nothing-found.module.css'
import { useResultsMessages } from './results-messages.ts'
import { countFilters, resultsPath } from './search-parameters.ts'
import styleChipsStyle from './style-chips.module.css'
import type { ResultsView, StyleLink } from './view-results.ts'

export function NothingFound({
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
          <Island
            name="image-grid/section/image-section-grid"
            of={ImageSectionGrid}
            props={{ tiles: instead }}
          />
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
    <ul className={styleChipsStyle.chips}>
      {styles.map(({ name, href }) => (
        <li key={href}>
          <ChipLink to={href}>{name}</ChipLink>
        </li>
      ))}
    </ul>
  )
}
