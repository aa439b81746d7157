import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { OPENED_HERE } from '#website/image-zoom/opened-here.ts'
import { readZoom } from '#website/image-zoom/zoom-address.ts'
import { isPlainClick } from '#website/ui/plain-click.ts'

/**
 * One click listener for thousands of links: navigates by the router where a plain click would open in this window.
 */
export function useFollowedLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // Staff's links lead to the admin, which is a document of its own.
    if (!link || link.rel === 'external' || !isPlainClick(event) || event.defaultPrevented) return
    event.preventDefault()
    const isZoom = readZoom(link.search) !== null
    const address = link.pathname + link.search + link.hash
    void navigate(address, isZoom ? { preventScrollReset: true, state: OPENED_HERE } : {})
  }
}
