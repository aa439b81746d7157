import { Link, useLocation } from 'react-router'
import { paths } from '#agency/paths.ts'
import { useMessages } from '#base/language/messages.tsx'
import { PencilLine } from '#base/ui/pencil.tsx'
import { site } from '#site'
import { LanguageSwitch } from './language-switch.tsx'
import style from './phone-menu.module.css'
import { useShell } from './shell-data.tsx'

/** The whole menu behind a hamburger, for narrow windows. It fills the screen below the header. */
export function PhoneMenu() {
  const { tell, language } = useMessages()
  const { galleries, artistCount } = useShell()
  const { key, pathname } = useLocation()
  const allArtists = paths.allArtists(language)
  return (
    // A new key with every page: the menu closes when one of its links was followed.
    <details key={key} className={style.details}>
      <summary className={style.hamburger} aria-label={tell('shell_menu')}>
        <span className={style.lines} />
      </summary>
      <div className={style.sheet}>
        <nav className={style.entries} aria-label={tell('shell_main_menu')}>
          <details>
            <summary className={style.entry}>
              {tell('shell_styles')} <small>{galleries.length}</small>
            </summary>
            <ul className={style.styles}>
              {galleries.map(({ name, href }) => (
                <li key={href}>
                  <Link to={href} className={style.style}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
          <Link
            to={allArtists}
            className={style.entry}
            aria-current={pathname === allArtists ? 'page' : undefined}
          >
            <span className={style.marked}>
              {tell('shell_all_artists', { product: site.productWord })}
              {pathname === allArtists && <PencilLine />}
            </span>{' '}
            <small>{artistCount}</small>
          </Link>
        </nav>
        <MenuFoot />
      </div>
    </details>
  )
}

function MenuFoot() {
  const { language } = useMessages()
  return (
    <div className={style.foot}>
      <p>
        <span className={style.hours}>{site.hours[language]}</span>
        <a className={style.phone} href={`tel:${site.phone.dialled}`}>
          {site.phone.shown}
        </a>
      </p>
      <LanguageSwitch />
    </div>
  )
}
