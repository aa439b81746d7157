import { ImageSection } from '#website/image-grid/section/image-section.tsx'
import { NarrowingBar } from '#website/narrowing/narrowing-bar.tsx'
import { resultMarks } from './find-similar-link.tsx'
import { FurtherRow } from './further-row.tsx'
import { NothingFound } from './nothing-found.tsx'
import { Reference } from './reference/reference.tsx'
import style from './results.module.css'
import { useResultsMessages } from './results-messages.ts'
import type { ResultsView } from './view-results.ts'

/** One line with the filters and the way to styles and artists, then the images. */
export function Results({ view }: { view: ResultsView }) {
  const { t } = useResultsMessages()
  const { parameters, filters, narrowing, works, count, near } = view
  const hasWords = parameters.words !== ''
  return (
    <>
      <Reference parameters={parameters} filters={filters} />
      <div className={style.tools}>
        {narrowing && <NarrowingBar view={narrowing} />}
        <FurtherRow view={view} />
      </div>
      {works.tiles.length > 0 && !near && (
        <p className={style.nearest} role="status">
          {t('results_not_near')}
        </p>
      )}
      {works.tiles.length === 0 ? (
        <NothingFound view={view} />
      ) : (
        <ImageSection
          works={works}
          onTop
          marks={resultMarks}
          bar={<h2>{hasWords && count > 1 ? t('results_count', { count }) : t('results_images')}</h2>}
        />
      )}
    </>
  )
}
