import { type RefObject, type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cutAround, pictureAddress } from '#domain/imaging/imaging-model.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { useAddress } from '#website/navigation/address.ts'
import { RoundButton } from '#website/ui/controls.tsx'
import { CaretIcon, CrossIcon, PencilLine } from '#website/ui/icons.tsx'
import typography from '#website/ui/typography.module.css'
import style from './all-styles.module.css'
import type { GalleryLink } from './layout-data.ts'

type AllStylesProps = { galleries: readonly GalleryLink[] }

const PANEL_ID = 'all-styles'
/** Enough for the 352 px in which a style's picture is shown, on a dense screen. */
const PICTURE_WIDTH = 640

/** The list is in the page, so it works without script. */
export function AllStyles({ galleries }: AllStylesProps) {
  const { t } = useMessages()
  const { pathname } = useAddress()
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { state, isOpen, toggle, close } = useDropDown({ opener, panel })
  const isHere = galleries.some((gallery) => gallery.href === pathname)
  function closeBox() {
    close()
    opener.current?.focus()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={style.entry}
        popoverTarget={PANEL_ID}
        aria-expanded={isOpen}
        aria-current={isHere ? 'true' : undefined}
        onClick={(event) => {
          event.preventDefault()
          // The second click of a double one would close it again.
          if (event.detail < 2) toggle()
        }}
      >
        <span>{t('shell_styles')}</span>
        <CaretIcon size={12} />
        {(isHere || isOpen) && <PencilLine />}
      </button>
      <div ref={panel} id={PANEL_ID} popover="auto" className={style.sheet} data-state={state}>
        <div className={style.head}>
          <h2 className={typography.md}>{t('shell_all_styles')}</h2>
          <RoundButton
            label={t('shell_close')}
            popoverTarget={PANEL_ID}
            popoverTargetAction="hide"
            onClick={(event) => {
              event.preventDefault()
              closeBox()
            }}
          >
            <CrossIcon size={24} />
          </RoundButton>
        </div>
        <StyleNames galleries={galleries} isShown={state !== 'closed'} />
      </div>
    </>
  )
}

function StyleNames({ galleries, isShown }: AllStylesProps & { isShown: boolean }) {
  const { pathname } = useAddress()
  const [pointed, setPointed] = useState<GalleryLink | null>(null)
  const current = galleries.find(({ href }) => href === pathname)
  function point({ target }: SyntheticEvent) {
    const link = target instanceof Element ? target.closest('a') : null
    const gallery = galleries.find(({ href }) => href === link?.pathname)
    if (gallery) setPointed(gallery)
  }
  return (
    <>
      <ul className={style.names} onPointerOver={point} onFocus={point}>
        {galleries.map(({ name, href }) => (
          <li key={href}>
            <a href={href} className={style.name} aria-current={href === current?.href ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      {isShown && <StylePicture gallery={pointed ?? current ?? galleries[0]} />}
    </>
  )
}

function StylePicture({ gallery }: { gallery: GalleryLink | undefined }) {
  const { t } = useMessages()
  if (!gallery?.picture) return null
  const { name, picture } = gallery
  return (
    <figure className={style.view}>
      <img
        src={pictureAddress(picture, PICTURE_WIDTH)}
        style={cutAround(picture.focus)}
        alt=""
        width={4}
        height={5}
        decoding="async"
      />
      <figcaption className={typography.small}>
        {t('shell_style_picture', { style: name, artist: picture.artist })}
      </figcaption>
    </figure>
  )
}

type Parts = { opener: RefObject<HTMLElement | null>; panel: RefObject<HTMLElement | null> }

/** The panel is a popover, so that the opener, Escape and a click outside work before hydration. */
export function useDropDown({ opener, panel }: Parts) {
  const [dropDown] = useState(createDropDown)
  const state = useSyncExternalStore(dropDown.subscribe, dropDown.state, onServer)
  const open = isOpen(state)

  useEffect(() => {
    const { current } = panel
    const isOpenEarly = current?.matches(':popover-open')
    // The browser itself would close it without a fade; this closes it once.
    if (current) current.popover = 'manual'
    if (isOpenEarly) dropDown.open()
  }, [dropDown, panel])

  useEffect(() => {
    panel.current?.togglePopover(state !== 'closed')
  }, [state, panel])

  useEffect(() => {
    if (open) return listenForLeaving({ opener, panel }, dropDown.close)
  }, [open, dropDown, opener, panel])

  return { state, isOpen: open, toggle: open ? dropDown.close : dropDown.open, close: dropDown.close }
}

function onServer(): DropDownState {
  return 'closed'
}

function listenForLeaving({ opener, panel }: Parts, close: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const isInside = (target: EventTarget | null) =>
    [opener, panel].some(({ current }) => target instanceof Node && current?.contains(target))
  const leave = ({ target }: Event) => {
    if (!isInside(target)) close()
  }
  const leaveByFocus = ({ target }: Event) => {
    // A click on a blank area of the panel focuses the element around it.
    const isAround = target instanceof Node && target.contains(panel.current)
    if (!isAround && !isInside(target)) close()
  }
  document.addEventListener('click', leave, { signal })
  document.addEventListener('focusin', leaveByFocus, { signal })
  const leaveByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    close()
    opener.current?.focus()
  }
  document.addEventListener('keydown', leaveByKey, { signal })
  if (panel.current) signal.addEventListener('abort', watchEndOfList(panel.current, close))
  return () => listening.abort()
}

/** The panel is in the page this long before it fades in. */
export const MENU_SHOW_MS = 100
/** The fade-out's length, `--menu` in the tokens. */
export const MENU_HIDE_MS = 300

/** `showing` and `leaving` are in the page, yet not visible: before the fade-in, and during the fade-out. */
type DropDownState = 'closed' | 'showing' | 'in-view' | 'leaving'

type DropDown = {
  state: () => DropDownState
  open: () => void
  close: () => void
  subscribe: (listener: () => void) => () => void
}

export function createDropDown(): DropDown {
  let state: DropDownState = 'closed'
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function become(next: DropDownState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function pass(through: DropDownState, next: DropDownState, milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => become(next), milliseconds)
    become(through)
  }

  return {
    state: () => state,
    open() {
      if (!isOpen(state)) pass('showing', 'in-view', MENU_SHOW_MS)
    },
    close() {
      if (isOpen(state)) pass('leaving', 'closed', MENU_HIDE_MS)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function isOpen(state: DropDownState): boolean {
  return state === 'showing' || state === 'in-view'
}

/** Layout changes right after the panel has opened are ignored. */
const END_DETECTOR_ARMED_AFTER_MS = 1500

/** The panel stays at the top of the window, so its end is marked in the page below it. */
function watchEndOfList(panel: HTMLElement, onLeave: () => void): () => void {
  const mark = document.createElement('span')
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => !entry.isIntersecting)) onLeave()
  })
  const timer = setTimeout(() => {
    const end = Math.min(panel.getBoundingClientRect().bottom, innerHeight) - 1
    mark.style.cssText = `position:absolute;left:0;top:${end + scrollY}px;width:1px;height:1px`
    document.body.append(mark)
    observer.observe(mark)
  }, END_DETECTOR_ARMED_AFTER_MS)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    mark.remove()
  }
}
