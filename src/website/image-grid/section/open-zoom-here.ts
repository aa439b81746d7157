import type { MouseEvent } from 'react'
import { OPENED_HERE } from '#website/image-zoom/opened-here.ts'
import { readZoom } from '#website/image-zoom/zoom-address.ts'
import { changeAddress } from '#website/navigation/address.ts'
import { isPlainClick } from '#website/navigation/link-clicks.ts'

/** One click listener serves thousands of tiles. */
export function openZoomHere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !isPlainClick(event) || event.defaultPrevented || readZoom(link.search) === null) return
  event.preventDefault()
  changeAddress(link.pathname + link.search, { state: OPENED_HERE })
}
