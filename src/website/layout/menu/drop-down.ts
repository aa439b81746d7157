/** Time in which the panel is in the page before it fades in. */
export const MENU_SHOW_MS = 100
/** Duration of the fade-out before the panel is removed (`--menu` in the tokens). */
export const MENU_HIDE_MS = 300

/**
 * `showing` and `leaving` are in the page, yet not visible: `showing` before the fade-in, `leaving` during the
 * fade-out.
 */
export type DropDownState = 'closed' | 'showing' | 'in-view' | 'leaving'

export type DropDown = {
  state: () => DropDownState
  open: () => void
  close: () => void
  /** Calls the listener after every change; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

/** State machine of the style drop-down, with its timers. */
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

/** Whether it is open or opening. */
export function isOpen(state: DropDownState): boolean {
  return state === 'showing' || state === 'in-view'
}
