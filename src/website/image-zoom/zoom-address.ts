import type { MouseEvent } from 'react'
import { changeAddress } from '#website/navigation/address.ts'
import { isPlainClick } from '#website/navigation/link-clicks.ts'

/** Opens that image's zoom on any page with a grid. */
const ZOOM_PARAMETER = 'bild'
/** Names one of the visitor's own projects, which their browser alone knows. */
export const PROJECT_PARAMETER = 'projekt'
const IMAGE_ID = /^[1-9]\d{0,8}$/

export function readZoom(search: string): number | null {
  const wanted = new URLSearchParams(search).get(ZOOM_PARAMETER) ?? ''
  return IMAGE_ID.test(wanted) ? Number(wanted) : null
}

export function withoutZoom({ pathname, search }: Place): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(ZOOM_PARAMETER)
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname
}

/** The address of the same page up to the id of the enlarged image. */
export function zoomAddress(place: Place): string {
  return zoomOn(withoutZoom(place))
}

/** The same for an address without the zoom. */
export function zoomOn(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${ZOOM_PARAMETER}=`
}

type Place = { pathname: string; search: string }

/** One click listener serves thousands of tiles. */
export function openZoomHere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !isPlainClick(event) || event.defaultPrevented || readZoom(link.search) === null) return
  event.preventDefault()
  changeAddress(link.pathname + link.search, { state: OPENED_HERE })
}

/** Goes back where the zoom was opened from the page; else to the same address without it. */
export function closeZoom(): void {
  if (wasOpenedHere(history.state)) history.back()
  else changeAddress(withoutZoom(location), { replace: true })
}

/** State of a history entry whose zoom was opened from the page itself, so that closing it goes back. */
export const OPENED_HERE = { zoom: 'opened-here' }

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'zoom' in state && state.zoom === OPENED_HERE.zoom
}
