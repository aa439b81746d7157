import { Link } from 'react-router'
import { paths } from '#agency/paths.ts'
import { useMessages } from '#base/language/messages.tsx'
import { site } from '#site'
import { AllStyles } from './all-styles.tsx'
import style from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuLink } from './menu-link.tsx'
import { PhoneMenu } from './phone-menu.tsx'

export function Header() {
  const { tell, language } = useMessages()
  return (
    <header className={style.header}>
      <Link className={style.logo} to={paths.home(language)}>
        <span className={style.word}>
          {site.brand[language]}
          <PencilDot />
        </span>
        <span className={style.tagline}>{site.tagline[language]}</span>
        <span className="visually-hidden">{tell('shell_home')}</span>
      </Link>
      <nav className={style.menu} aria-label={tell('shell_main_menu')}>
        <ul className={style.entries}>
          <li>
            <AllStyles />
          </li>
          <li>
            <MenuLink to={paths.allArtists(language)}>
              {tell('shell_all_artists', { product: site.productWord })}
            </MenuLink>
          </li>
        </ul>
      </nav>
      <div className={style.tools}>
        <div className={style.languages}>
          <LanguageSwitch />
        </div>
        <PhoneMenu />
      </div>
    </header>
  )
}

/** The dot of the word mark, drawn by hand: the signature of the red pencil. */
function PencilDot() {
  return (
    <svg className={style.dot} viewBox="0 0 12 12" aria-hidden="true">
      <path d="M6.3 1.2c2.7 0 4.9 1.9 4.6 4.8-.3 3-2.4 4.9-5.2 4.8C3 10.7.9 8.7 1.2 5.8 1.5 3.2 3.5 1.3 6.3 1.2Z" />
    </svg>
  )
}
