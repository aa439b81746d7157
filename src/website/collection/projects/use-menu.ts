import { useEffect, useRef } from 'react'
import { useAddress } from '#website/navigation/address.ts'
import { toastMenu } from '#website/ui/toasts.tsx'

/** Attribute of buttons that open the menu for an image: `data-puts="812"`. */
export const PUTS_ATTRIBUTE = 'data-puts'

export function useMenu(imageId: number) {
  const menu = useRef<HTMLDivElement>(null)
  const address = useAddress()
  const openedAt = useRef(address)
  const close = () => menu.current?.hidePopover()

  useEffect(() => {
    const { current } = menu
    if (!current) return
    // Effects run twice in development, and an open popover cannot be shown again.
    if (!current.matches(':popover-open')) current.showPopover()
    current.querySelector('h2')?.focus()
    const onToggle = (event: ToggleEvent) => {
      if (event.newState !== 'closed') return
      toastMenu.write(null)
      returnFocus(current, imageId)
    }
    current.addEventListener('toggle', onToggle)
    return () => current.removeEventListener('toggle', onToggle)
  }, [imageId])

  useEffect(() => {
    if (address !== openedAt.current) toastMenu.write(null)
  }, [address])

  return { menu, close }
}

/** Gives the focus to the image's own button (the zoom has two, one hidden), unless something else took it. */
function returnFocus(menu: HTMLElement, imageId: number): void {
  const { activeElement, body } = document
  if (activeElement !== body && !menu.contains(activeElement)) return
  const buttons = `[data-collect="${imageId}"], [${PUTS_ATTRIBUTE}="${imageId}"]`
  for (const button of document.querySelectorAll<HTMLElement>(buttons)) button.focus()
}
