import { useMatches } from 'react-router'
import { LANGUAGE_CHOICE, LANGUAGES, type Language } from '#platform/i18n/language.ts'
import type { MessageKey } from '#site/messages.ts'
import { pathInLanguage, paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { Island } from '#website/islands/island.tsx'
import { useContact } from '#website/islands/page-facts.tsx'
import { useAddress } from '#website/navigation/address.ts'
import { TOP_ID } from '#website/page-start/page-marks.ts'
import { readPaths } from '#website/seo/page-metadata.ts'
import { RoundButton } from '#website/ui/controls.tsx'
import { CrossIcon, MenuIcon, PencilLine } from '#website/ui/icons.tsx'
import entryStyle from './all-styles.module.css'
import { AllStyles } from './all-styles.tsx'
import { CollectionLink } from './collection-link.tsx'
import style from './header.module.css'
import { useLayoutData } from './layout-data.ts'
import phoneMenu from './phone-menu.module.css'

/** Phones have the menu and the languages in a dialog instead. */
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
            <Island name="layout/all-styles" of={AllStyles} props={{ galleries }} />
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
        <Island name="layout/collection-link" of={CollectionLink} props={{}} />
        <PhoneMenu />
      </div>
    </header>
  )
}

export function WordMark() {
  const { language } = useMessages()
  return (
    <span className={style.word}>
      <span>{site.brand[language]}</span>
      <svg className={style.dot} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M6.3 1.2c2.7 0 4.9 1.9 4.6 4.8-.3 3-2.4 4.9-5.2 4.8C3 10.7.9 8.7 1.2 5.8 1.5 3.2 3.5 1.3 6.3 1.2Z" />
      </svg>
    </span>
  )
}

const NAMES: Record<Language, string> = { de: 'Deutsch', en: 'English' }

/** Plain links, as the other language is a new document. `lang` in the query makes the server store the choice. */
export function LanguageSwitch() {
  const { t, language: current } = useMessages()
  const { pathname, search } = useAddress()
  const twins = readPaths(useMatches().at(-1)?.loaderData)
  // A page that names another one as the better address has its own in the other language by the prefix alone.
  const pathIn = (language: Language) =>
    twins?.[current] === pathname ? twins[language] : pathInLanguage(pathname, language)
  return (
    <ul className={style.choice} aria-label={t('shell_language')}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            className={style.language}
            href={languageAddress(pathIn(language), search, language)}
            rel="nofollow"
            lang={language}
            hrefLang={language}
            aria-label={`${NAMES[language]} (${language.toUpperCase()})`}
            aria-current={language === current ? 'true' : undefined}
          >
            <span>{language.toUpperCase()}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function languageAddress(path: string, search: string, language: Language): string {
  const query = new URLSearchParams(search)
  query.set(LANGUAGE_CHOICE, language)
  return `${path}?${query}`
}

export function MenuLink({ to, children }: { to: string; children: string }) {
  const isHere = isCurrent(to, useAddress().pathname)
  return (
    <a href={to} className={entryStyle.entry} aria-current={isHere ? 'page' : undefined}>
      <span>{children}</span>
      {isHere && <PencilLine />}
    </a>
  )
}

const MENU_ID = 'menu'

/** The button opens the modal dialog without script; browsers that lack such commands open it as a popover. */
function PhoneMenu() {
  const { t } = useMessages()
  return (
    <>
      <button
        type="button"
        className={phoneMenu.hamburger}
        aria-label={t('shell_menu')}
        aria-haspopup="dialog"
        popoverTarget={MENU_ID}
        {...commandFor(MENU_ID, 'show-modal')}
      >
        <MenuIcon size={28} />
      </button>
      <dialog id={MENU_ID} popover="manual" className={phoneMenu.sheet} aria-label={t('shell_menu')}>
        <div className={phoneMenu.top}>
          <WordMark />
          <RoundButton
            label={t('shell_close')}
            className={phoneMenu.close}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            {...commandFor(MENU_ID, 'close')}
          >
            <CrossIcon size={28} />
          </RoundButton>
        </div>
        <PhoneMenuEntries />
        <MenuFoot />
      </dialog>
    </>
  )
}

/** React's types lack https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command. */
function commandFor(id: string, command: 'show-modal' | 'close'): Record<string, string> {
  return { commandfor: id, command }
}

function MenuFoot() {
  const { hours, phone } = useContact()
  return (
    <div className={phoneMenu.foot}>
      <p>
        <span className={phoneMenu.hours}>{hours}</span>
        <a className={phoneMenu.phone} href={`tel:${phone.dialled}`}>
          {phone.shown}
        </a>
      </p>
      <LanguageSwitch />
    </div>
  )
}

function PhoneMenuEntries() {
  const { t, language } = useMessages()
  const { galleries, artistCount } = useLayoutData()
  const { pathname } = useAddress()
  return (
    <nav className={phoneMenu.entries} aria-label={t('shell_main_menu')}>
      <details>
        <summary className={phoneMenu.entry}>
          {t('shell_styles')} <small>{galleries.length}</small>
        </summary>
        <ul className={phoneMenu.styles}>
          {galleries.map(({ name, href }) => (
            <li key={href}>
              <a href={href} className={phoneMenu.style}>
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
            className={phoneMenu.entry}
            aria-current={isHere ? 'page' : undefined}
          >
            <span className={phoneMenu.marked}>
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

const MENU_ENTRIES = [
  { name: 'shell_graphic_recording', address: paths.graphicRecording },
  { name: 'shell_animation', address: paths.animation },
  { name: 'shell_all_artists', address: paths.allArtists },
  { name: 'shell_representation', address: paths.team },
  { name: 'shell_news', address: paths.news },
  { name: 'shell_contact', address: paths.contact },
] as const satisfies readonly { name: MessageKey; address: (language: Language) => string }[]

function isCurrent(address: string, pathname: string): boolean {
  return pathname === address || pathname.startsWith(`${address}/`)
}
