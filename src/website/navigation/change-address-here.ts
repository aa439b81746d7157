import type { MouseEvent } from 'react'
import { isPlainClick } from '#website/ui/plain-click.ts'
import { type Change, changeAddress } from './address.ts'

/** Handles links to the current page with another query, whose content the browser knows already. */
export function changeAddressHere(event: MouseEvent<HTMLAnchorElement>, change?: Change): void {
  if (!isPlainClick(event)) return
  event.preventDefault()
  const { pathname, search } = event.currentTarget
  changeAddress(pathname + search, change)
}
