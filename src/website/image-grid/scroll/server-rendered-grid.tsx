import type { ReactNode } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import { WORKS_ID } from '#website/image-grid/section/image-query.ts'
import style from '#website/image-grid/section/image-section.module.css'
import { ImageSectionGrid } from '#website/image-grid/section/image-section-grid.tsx'

type ServerRenderedGridProps = Parameters<typeof ImageSectionGrid>[0] & {
  /** The bar above the grid: its heading and its sort links. */
  bar: ReactNode
  /** What is said where there are no images. */
  empty?: ReactNode
  /** The links to the rest of it. */
  children?: ReactNode
}

/** An image grid with the bar above it. */
export function ServerRenderedGrid({ bar, empty, children, ...grid }: ServerRenderedGridProps) {
  const { t } = useMessages()
  return (
    <section id={WORKS_ID}>
      <div className={style.bar}>{bar}</div>
      {grid.tiles.length > 0 ? (
        <ImageSectionGrid {...grid} />
      ) : (
        (empty ?? <p className={style.empty}>{t('catalogue_empty')}</p>)
      )}
      {children}
    </section>
  )
}
