import type { ReactNode } from 'react'
import { CaretIcon } from './icons.tsx'
import style from './more-text.module.css'

/**
 * Text that unfolds where the window is narrow, so that pictures come first, and that is simply there in a wide one. It
 * is in the page in any case. `folds` keeps it folded in a wide window too.
 */
export function MoreText({
  title,
  folds = false,
  children,
}: {
  title: ReactNode
  folds?: boolean
  children: ReactNode
}) {
  return (
    <details className={style.more} data-folds={folds || undefined}>
      <summary className={style.title}>
        {title}
        <CaretIcon size={12} />
      </summary>
      <div className={style.text}>{children}</div>
    </details>
  )
}
