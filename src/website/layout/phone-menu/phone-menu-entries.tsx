import { site } from '#site/public-site.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { useLayoutData } from '#website/layout/layout-data.ts'
import { isCurrent } from '#website/layout/menu/is-current.ts'
import { MENU_ENTRIES } from '#website/layout/menu/menu-entries.ts'
import { useAddress } from '#website/navigation/address.ts'
import { PencilLine } from '#website/ui/pencil.tsx'
import style from './phone-menu-entries.module.css'

/** The main menu in the largest type that fits; the styles expand in place. */
export function PhoneMenuEntries() {
  const { t, language } = useMessages()
  const { galleries, artistCount } = useLayoutData()
  const { pathname } = useAddress()
  return (
    <nav className={style.entries} aria-label={t('shell_main_menu')}>
      <details>
        <summary className={style.entry}>
          {t('shell_styles')} <small>{galleries.length}</small>
        </summary>
        <ul className={style.styles}>
          {galleries.map(({ name, href }) => (
            <li key={href}>
              <a href={href} className={style.style}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      {MENU_ENTRIES.map(({ name, address }) => {
        const isHere = isCurrent(address(language), pathname)
        return (
          <a
            key={name}
            href={address(language)}
            className={style.entry}
            aria-current={isHere ? 'page' : undefined}
          >
            <span className={style.marked}>
              <span>{t(name, { product: site.productWord })}</span>
              {isHere && <PencilLine />}
            </span>
            {name === 'shell_all_artists' && <small>{artistCount}</small>}
          </a>
        )
      })}
    </nav>
  )
}
