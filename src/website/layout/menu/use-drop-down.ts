import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { watchEndOfList } from '#website/ui/end-of-list.ts'
import { createDropDown, type DropDownState, isOpen } from './drop-down.ts'

type Parts = { opener: RefObject<HTMLElement | null>; panel: RefObject<HTMLElement | null> }

/**
 * A drop-down whose panel is a popover, so that the opener works before hydration. It closes on a click or focus
 * elsewhere, on Escape, and when its end is scrolled past.
 */
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
    // A click on a blank place of the panel focuses what it lies in.
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
