import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { Island } from '#website/islands/island.tsx'
import { TOP_ID } from '#website/layout/landmarks.ts'
import { useLayoutData } from '#website/layout/layout-data.ts'
import { AllStyles } from '#website/layout/menu/all-styles.tsx'
import { MENU_ENTRIES } from '#website/layout/menu/menu-entries.ts'
import { MenuLink } from '#website/layout/menu/menu-link.tsx'
import { PhoneMenu } from '#website/layout/menu/phone-menu.tsx'
import { CollectionLink } from './collection-link.tsx'
import style from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { WordMark } from './word-mark.tsx'

export function Header() {
  const { t, language } = useMessages()
  const { galleries } = useLayoutData()
  return (
    <header id={TOP_ID} tabIndex={-1} className={style.header}>
      <a className={style.logo} href={paths.home(language)}>
        <WordMark />
        <span className={style.tagline}>{site.tagline[language]}</span>
        <span className="visually-hidden">{t('shell_home')}</span>
      </a>
      <nav className={style.menu} aria-label={t('shell_main_menu')}>
        <ul className={style.entries}>
          <li>
            <Island name="layout/menu/all-styles" of={AllStyles} props={{ galleries }} />
          </li>
          {MENU_ENTRIES.map(({ name, address }) => (
            <li key={name}>
              <MenuLink to={address(language)}>{t(name, { product: site.productWord })}</MenuLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={style.tools}>
        <div className={style.languages}>
          <LanguageSwitch />
        </div>
        <Island name="layout/header/collection-link" of={CollectionLink} props={{}} />
        <PhoneMenu />
      </div>
    </header>
  )
}
