import { Link } from 'react-router'
import type { LinkProps } from '#website/ui/controls.tsx'
import style from './chip-link.module.css'

export function ChipLink({ to, isCurrent = false, children }: LinkProps & { isCurrent?: boolean }) {
  return (
    <Link to={to} className={style.chip} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  )
}
