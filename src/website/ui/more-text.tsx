import type { ReactNode } from 'react'
import { CaretIcon } from './icons.tsx'
import style from './more-text.module.css'

/** Folds where the window is narrow, so that pictures come first; `folds` keeps it folded in a wide one too. */
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
