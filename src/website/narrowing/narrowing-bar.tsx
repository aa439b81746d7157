import style from './narrowing.module.css'
import { NarrowingForm } from './narrowing-form.tsx'
import type { NarrowingView } from './narrowing-view.ts'

/**
 * The filters of a list, where it has any. Their script is the page's own: loaded later in a boundary, React rendered the
 * form anew where something around it changed first, and the works below moved.
 */
export function NarrowingBar({ view }: { view: NarrowingView }) {
  if (view.facets.length === 0) return null
  return (
    <div className={style.bar}>
      <NarrowingForm view={view} />
    </div>
  )
}
