import {
  type FocusEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { savedState } from '#platform/browser/saved-state.ts'

/** Counted from when the pointer leaves the floating search. */
export const CLOSES_AFTER_MS = 1000

/** At this width the dialog fills the screen. */
const PHONE = '(max-width: 768px)'

type Options = {
  onClose: () => void
  returnTo: HTMLElement
  held: { text: boolean; picture: boolean }
}

export function useSearchDialog({ onClose, returnTo, held }: Options) {
  const [panel, setPanel] = useState<HTMLDialogElement | null>(null)
  const isPhone = useIsPhone()
  const autoClose = useAutoClose(!isPhone, onClose)

  useEffect(() => {
    if (!panel) return
    // Below a modal dialog it could not be used.
    if (isPhone || document.querySelector('dialog:modal')) panel.showModal()
    else panel.show()
    const field = panel.querySelector('input')
    field?.focus()
    // The cursor goes behind the text typed before this dialog was there.
    field?.setSelectionRange(field.value.length, field.value.length)
    return () => panel.close()
  }, [panel, isPhone])

  useEffect(() => autoClose.current?.hold('text', held.text), [autoClose, held.text])
  useEffect(() => autoClose.current?.hold('picture', held.picture), [autoClose, held.picture])

  function close() {
    onClose()
    // Once the launcher is shown again.
    requestAnimationFrame(() => returnTo.querySelector<HTMLElement>('[popovertarget]')?.focus())
  }
  const hover = (isIn: boolean) => (event: PointerEvent) => {
    // A finger that is lifted has not left.
    if (event.pointerType === 'mouse') autoClose.current?.hold('pointer', isIn)
  }
  const handlers = {
    onPointerEnter: hover(true),
    onPointerLeave: hover(false),
    onFocus: () => autoClose.current?.hold('focus', true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // The field stays active where the whole window lost the focus, as while a picture is fetched from elsewhere.
      const isKept = currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)
      if (!isKept) autoClose.current?.hold('focus', false)
    },
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      close()
    },
  }
  return {
    panel,
    setPanel,
    close,
    holdDrag: (isDragged: boolean) => autoClose.current?.hold('drag', isDragged),
    handlers,
  }
}

function useAutoClose(isWatched: boolean, onClose: () => void) {
  const autoClose = useRef<AutoClose | null>(null)
  const closing = useRef(onClose)
  closing.current = onClose
  useEffect(() => {
    if (!isWatched) return
    const watched = openAutoClose(() => closing.current())
    autoClose.current = watched
    return () => {
      watched.stop()
      autoClose.current = null
    }
  }, [isWatched])
  return autoClose
}

function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(PHONE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(PHONE).matches,
  )
}

/** Each keeps the floating search open. */
export type Hold = 'pointer' | 'focus' | 'text' | 'drag' | 'picture'

type AutoClose = {
  hold: (by: Hold, isHeld: boolean) => void
  stop: () => void
}

/** Starts no timer before the first hold, as it may open under a resting pointer; closes a second after the last. */
export function openAutoClose(close: () => void): AutoClose {
  const holds = new Set<Hold>()
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    hold(by, isHeld) {
      if (isHeld === holds.has(by)) return
      if (isHeld) holds.add(by)
      else holds.delete(by)
      clearTimeout(timer)
      if (holds.size === 0) timer = setTimeout(close, CLOSES_AFTER_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

/** WCAG 2.2, 2.1.4 requires that a shortcut of one key can be switched off. */
export const slashOpens = savedState<boolean>(
  'searchKey',
  {
    fallback: true,
    parse: (saved) => (typeof saved === 'boolean' ? saved : null),
    serialize: (opens) => opens,
  },
  () => sessionStorage,
)

export function useSlashOpens(): boolean {
  return useSyncExternalStore(slashOpens.subscribe, slashOpens.read)
}

export function useSlash(open: () => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      // Shift is ignored: on German keyboards it is part of this sign.
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (!slashOpens.read() || isWriting(event.target) || document.querySelector('dialog:modal')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
}

export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.matches('input:not([type=range], [type=checkbox], [type=radio]), textarea, select')
  )
}
