import { type MouseEvent, useRef } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import {
  type InfiniteScroll,
  useEndDetector,
  useInfiniteScroll,
} from '#website/image-grid/scroll/use-infinite-scroll.ts'
import { isPlainClick } from '#website/navigation/link-clicks.ts'
import { Button, ButtonLink } from '#website/ui/controls.tsx'
import style from './image-section.module.css'
import { ImageSectionGrid } from './image-section-grid.tsx'
import type { WorksView } from './view-images.ts'

type PagesOfImagesProps = {
  works: WorksView
  onTop?: boolean
  marks?: Parameters<typeof ImageSectionGrid>[0]['marks']
}

export function PagesOfImages({ works, onTop = false, marks }: PagesOfImagesProps) {
  const { t } = useMessages()
  const { start, next, total } = works
  const grid = useInfiniteScroll(works)
  const { tiles, more, added, state, loadMore } = grid
  return (
    <>
      <ImageSectionGrid
        tiles={tiles}
        onTop={onTop}
        total={total}
        loadMore={more !== null && state === 'resting' ? loadMore : null}
        {...(marks ? { marks } : {})}
      />
      <p role="status" className="visually-hidden">
        {added > 0 && t('catalogue_loaded', { count: tiles.length })}
      </p>
      <div className={style.ways}>
        {start !== null && (
          <ButtonLink to={start} outlined>
            {t('catalogue_from_start')}
          </ButtonLink>
        )}
        {next !== null && more !== null && <NextImages grid={grid} next={next} />}
      </div>
    </>
  )
}

/** Without script it is a link to the next page. */
function NextImages({ grid, next }: { grid: InfiniteScroll; next: string }) {
  const { t } = useMessages()
  const end = useRef<HTMLDivElement>(null)
  const { added, until, state, loadMore, goOn } = grid
  useEndDetector(end, added < until && state === 'resting', loadMore)

  function loadHere(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    goOn()
  }
  return (
    <div ref={end} className={style.end}>
      {state === 'failed' ? (
        <>
          <p role="alert">{t('catalogue_more_failed')}</p>
          <Button onClick={goOn}>{t('catalogue_retry')}</Button>
        </>
      ) : (
        <ButtonLink to={next} onClick={loadHere} isBusy={state === 'loading'}>
          {t('catalogue_more')}
        </ButtonLink>
      )}
    </div>
  )
}
