import { NavLink } from 'react-router'
import { PencilLine } from '#website/ui/pencil.tsx'
import style from './menu-link.module.css'

/** An entry of the main menu; the current one, also on a page below it, is underlined in red. */
export function MenuLink({ to, children }: { to: string; children: string }) {
  return (
    <NavLink to={to} className={style.entry ?? ''}>
      {({ isActive }) => (
        <>
          {children}
          {isActive && <PencilLine />}
        </>
      )}
    </NavLink>
  )
}
