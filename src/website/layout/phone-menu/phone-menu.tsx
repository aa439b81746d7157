import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '#website/i18n/messages.tsx'
import { LanguageSwitch } from '#website/layout/header/language-switch.tsx'
import { WordMark } from '#website/layout/header/word-mark.tsx'
import { useContact } from '#website/layout/layout-data.tsx'
import { RoundButton } from '#website/ui/controls.tsx'
import { CrossIcon, MenuIcon } from '#website/ui/icons.tsx'
import style from './phone-menu.module.css'
import { PhoneMenuEntries } from './phone-menu-entries.tsx'

const MENU_ID = 'menu'

/**
 * The menu behind a hamburger, for narrow windows. A modal dialog: the browser keeps the focus inside, closes it with
 * Escape and restores the focus. Before hydration the same element opens as a popover.
 */
export function PhoneMenu() {
  const { t } = useMessages()
  const { key } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    // Opened before hydration: made modal, so that it keeps the focus.
    if (dialog.current?.matches(':popover-open')) showModal(dialog.current)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is another page, where the menu closes
  useEffect(() => () => dialog.current?.close(), [key])

  return (
    <>
      <button
        type="button"
        className={style.hamburger}
        aria-label={t('shell_menu')}
        aria-haspopup="dialog"
        popoverTarget={MENU_ID}
        onClick={(event) => {
          event.preventDefault()
          showModal(dialog.current)
        }}
      >
        <MenuIcon size={28} />
      </button>
      <dialog ref={dialog} id={MENU_ID} popover="manual" className={style.sheet} aria-label={t('shell_menu')}>
        <div className={style.top}>
          <WordMark />
          <RoundButton
            label={t('shell_close')}
            className={style.close}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            onClick={() => dialog.current?.close()}
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

/** An element that is open as a popover cannot be a modal dialog. */
function showModal(dialog: HTMLDialogElement | null): void {
  dialog?.togglePopover(false)
  dialog?.showModal()
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
