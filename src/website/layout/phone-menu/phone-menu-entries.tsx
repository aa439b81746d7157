import { Link, NavLink } from 'react-router'
import { site } from '#site/public-site.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { useLayoutData } from '#website/layout/layout-data.tsx'
import { MENU_ENTRIES } from '#website/layout/menu/menu-entries.ts'
import { StaticHtml } from '#website/ui/hydration/static-html.tsx'
import { PencilLine } from '#website/ui/pencil.tsx'
import style from './phone-menu-entries.module.css'

/** The main menu in the largest type that fits; the styles expand in place. */
export function PhoneMenuEntries() {
  const { t, language } = useMessages()
  const { galleries, artistCount } = useLayoutData()
  return (
    <nav className={style.entries} aria-label={t('shell_main_menu')}>
      <details>
        <summary className={style.entry}>
          {t('shell_styles')} <small>{galleries.length}</small>
        </summary>
        <StaticHtml as="ul" className={style.styles}>
          {galleries.map(({ name, href }) => (
            <li key={href}>
              <Link to={href} className={style.style}>
                {name}
              </Link>
            </li>
          ))}
        </StaticHtml>
      </details>
      {MENU_ENTRIES.map(({ name, address }) => (
        <NavLink key={name} to={address(language)} className={style.entry ?? ''}>
          {({ isActive }) => (
            <>
              <span className={style.marked}>
                {t(name, { product: site.productWord })}
                {isActive && <PencilLine />}
              </span>
              {name === 'shell_all_artists' && <small>{artistCount}</small>}
            </>
          )}
        </NavLink>
      ))}
    </nav>
  )
}
