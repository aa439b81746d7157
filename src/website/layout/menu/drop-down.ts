/** Long enough for the sheet to stand in the page before it fades in (specification, section 9). */
export const MENU_SHOW_MS = 100
/** As long as the sheet takes to fade out before it is removed (specification, section 9; `--menu` in the tokens). */
export const MENU_HIDE_MS = 300

/** `showing` and `leaving` are in the page, yet not in view: `showing` on the way in, `leaving` on the way out. */
export type DropDownState = 'closed' | 'showing' | 'in-view' | 'leaving'

export type DropDown = {
  state: () => DropDownState
  open: () => void
  close: () => void
  /** Calls after every change; answers how to stop that. */
  subscribe: (listener: () => void) => () => void
}

/** The states of the style drop-down (specification, section 4), on the timers of the page. */
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

/** Whether it is open or about to be. */
export function isOpen(state: DropDownState): boolean {
  return state === 'showing' || state === 'in-view'
}
