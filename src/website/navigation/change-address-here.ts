import type { MouseEvent } from 'react'
import { isPlainClick } from '#website/ui/plain-click.ts'
import { type Change, changeAddress } from './address.ts'

/** For links to the page that is shown with another query, where the browser knows all that is shown then. */
export function changeAddressHere(event: MouseEvent<HTMLAnchorElement>, change?: Change): void {
  if (!isPlainClick(event)) return
  event.preventDefault()
  const { pathname, search } = event.currentTarget
  changeAddress(pathname + search, change)
}
