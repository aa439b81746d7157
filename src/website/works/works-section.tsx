import type { ReactNode } from 'react'
import { useMessages } from '#base/language/messages.tsx'
import { ButtonLink } from '#base/ui/controls.tsx'
import { WorksGrid } from '#website/works/works-grid.tsx'
import { WORKS_ID } from './image-query.ts'
import type { WorksView } from './view-works.ts'
import style from './works-section.module.css'

type WorksSectionProps = {
  works: WorksView
  /** The line above the wall: its heading, and what sorts it. */
  bar: ReactNode
  /** Whether the wall is on screen as soon as the page is. */
  onTop?: boolean
}

/** A wall of images, the line above it and the ways to the rest of it. */
export function WorksSection({ works, bar, onTop = false }: WorksSectionProps) {
  const { tell } = useMessages()
  const { tiles, next, start } = works
  return (
    <section id={WORKS_ID}>
      <div className={style.bar}>{bar}</div>
      {tiles.length > 0 ? (
        <WorksGrid tiles={tiles} onTop={onTop} />
      ) : (
        <p className={style.empty}>{tell('catalogue_empty')}</p>
      )}
      {(next !== null || start !== null) && (
        <p className={style.ways}>
          {start !== null && (
            <ButtonLink to={start} outlined>
              {tell('catalogue_from_start')}
            </ButtonLink>
          )}
          {next !== null && <ButtonLink to={next}>{tell('catalogue_more')}</ButtonLink>}
        </p>
      )}
    </section>
  )
}
