import { site } from '#site/public-site.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { useContact } from '#website/islands/page-facts.tsx'
import { LanguageSwitch } from '#website/layout/header/language-switch.tsx'
import { WordMark } from '#website/layout/header/word-mark.tsx'
import { useLayoutData } from '#website/layout/layout-data.ts'
import { useAddress } from '#website/navigation/address.ts'
import { RoundButton } from '#website/ui/controls.tsx'
import { CrossIcon, MenuIcon } from '#website/ui/icons.tsx'
import { PencilLine } from '#website/ui/pencil.tsx'
import { isCurrent } from './is-current.ts'
import { MENU_ENTRIES } from './menu-entries.ts'
import style from './phone-menu.module.css'
import phoneMenuEntriesStyle from './phone-menu-entries.module.css'

const MENU_ID = 'menu'

/** The button opens the modal dialog without script; browsers that lack such commands open it as a popover. */
export function PhoneMenu() {
  const { t } = useMessages()
  return (
    <>
      <button
        type="button"
        className={style.hamburger}
        aria-label={t('shell_menu')}
        aria-haspopup="dialog"
        popoverTarget={MENU_ID}
        {...commandFor(MENU_ID, 'show-modal')}
      >
        <MenuIcon size={28} />
      </button>
      <dialog id={MENU_ID} popover="manual" className={style.sheet} aria-label={t('shell_menu')}>
        <div className={style.top}>
          <WordMark />
          <RoundButton
            label={t('shell_close')}
            className={style.close}
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
    <div className={style.foot}>
      <p>
        <span className={style.hours}>{hours}</span>
        <a className={style.phone} href={`tel:${phone.dialled}`}>
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
    <nav className={phoneMenuEntriesStyle.entries} aria-label={t('shell_main_menu')}>
      <details>
        <summary className={phoneMenuEntriesStyle.entry}>
          {t('shell_styles')} <small>{galleries.length}</small>
        </summary>
        <ul className={phoneMenuEntriesStyle.styles}>
          {galleries.map(({ name, href }) => (
            <li key={href}>
              <a href={href} className={phoneMenuEntriesStyle.style}>
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
            className={phoneMenuEntriesStyle.entry}
            aria-current={isHere ? 'page' : undefined}
          >
            <span className={phoneMenuEntriesStyle.marked}>
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
