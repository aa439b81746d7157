import style from './chip-link.module.css'
import type { LinkProps } from './controls.tsx'

export function ChipLink({ to, isCurrent = false, children }: LinkProps & { isCurrent?: boolean }) {
  return (
    <a href={to} className={style.chip} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  )
}
