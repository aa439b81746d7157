import { site } from '#site/public-site.ts'
import { ArtistList } from '#website/artist-list/artist-list.tsx'
import { ImageSection } from '#website/image-grid/section/image-section.tsx'
import { classNames } from '#website/ui/class-names.ts'
import typography from '#website/ui/typography.module.css'
import { ROW_OF_FACES } from './artist-row.ts'
import { FilterForm } from './filters/filter-form.tsx'
import { StyleChips } from './filters/style-chips.tsx'
import { resultMarks } from './find-similar-link.tsx'
import { NothingFound } from './nothing-found.tsx'
import { Reference } from './reference.tsx'
import style from './results.module.css'
import { useResultsMessages } from './results-messages.ts'
import type { ResultsView, StyleLink } from './view-results.ts'

/** The reference picture and the filters on the left, what was found on the right. */
export function Results({ view }: { view: ResultsView }) {
  const { t } = useResultsMessages()
  const { parameters, filters, choices, faces, styles, works } = view
  const isFound = works.tiles.length > 0
  const hasNames = parameters.kind === 'words'
  return (
    <div className={style.results}>
      <aside className={style.side} aria-label={t('results_side')}>
        <Reference parameters={parameters} />
        <FilterForm parameters={parameters} filters={filters} choices={choices} />
      </aside>
      <div className={style.found}>
        {!hasNames && <h1 className={classNames(typography.xl, style.heading)}>{t('results_similar')}</h1>}
        {!isFound && <NothingFound view={view} />}
        {hasNames && <Styles styles={styles} />}
        {faces.length > 0 && (
          <section className={classNames(style.section, faces.length <= ROW_OF_FACES && style.oneRow)}>
            <h2 className={typography.md}>{t('results_nearest_artists', { product: site.productWord })}</h2>
            <ArtistList faces={faces} />
          </section>
        )}
        {isFound && (
          <ImageSection
            works={works}
            onTop={faces.length === 0}
            marks={resultMarks}
            bar={<h2>{t('results_images')}</h2>}
          />
        )}
      </div>
    </div>
  )
}

function Styles({ styles }: { styles: readonly StyleLink[] }) {
  const { t } = useResultsMessages()
  if (styles.length === 0) return null
  return (
    <section className={style.section}>
      <h2 className={typography.md}>{t('results_nearest_styles')}</h2>
      <StyleChips styles={styles} />
    </section>
  )
}
