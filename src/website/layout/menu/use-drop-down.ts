import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

type Parts = { opener: RefObject<HTMLElement | null>; panel: RefObject<HTMLElement | null> }

/** The panel is a popover, so that the opener works before hydration. */
export function useDropDown({ opener, panel }: Parts) {
  const [dropDown] = useState(createDropDown)
  const state = useSyncExternalStore(dropDown.subscribe, dropDown.state, onServer)
  const open = isOpen(state)

  useEffect(() => {
    // Opened before hydration: it stays open.
    if (panel.current?.matches(':popover-open')) dropDown.open()
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
