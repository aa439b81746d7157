import { useAddress } from '#website/navigation/address.ts'
import { PencilLine } from '#website/ui/pencil.tsx'
import { isCurrent } from './is-current.ts'
import style from './menu-link.module.css'

export function MenuLink({ to, children }: { to: string; children: string }) {
  const isHere = isCurrent(to, useAddress().pathname)
  return (
    <a href={to} className={style.entry} aria-current={isHere ? 'page' : undefined}>
      <span>{children}</span>
      {isHere && <PencilLine />}
    </a>
  )
}
