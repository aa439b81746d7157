import type { LinkProps } from '#website/ui/controls.tsx'
import style from './chip-link.module.css'

export function ChipLink({ to, isCurrent = false, children }: LinkProps & { isCurrent?: boolean }) {
  return (
    <a href={to} className={style.chip} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  )
}
