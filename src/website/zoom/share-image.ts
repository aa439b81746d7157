import { useLocation } from 'react-router'
import type { Tile } from '#agency/catalogue/wall/tile.ts'
import { useMessages } from '#base/language/messages.tsx'
import { showNotice } from '#website/notice/notice-store.ts'
import { zoomAddress } from './zoom-address.ts'

/** Hands the image's address to whatever the visitor shares with, else to the clipboard. */
export function useShare(): (tile: Tile) => Promise<void> {
  const { tell } = useMessages()
  const place = useLocation()
  return async (tile) => {
    const page = tile.href === null ? place : { pathname: tile.href, search: '' }
    const url = `${location.origin}${zoomAddress(page)}${tile.id}`
    try {
      if ('share' in navigator) await navigator.share({ title: `${tile.title}, ${tile.artistName}`, url })
      else {
        await copy(url)
        showNotice({ text: tell('zoom_copied') })
      }
    } catch (error) {
      // Whoever thinks better of it has not met a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showNotice({ text: tell('zoom_not_copied', { url }) })
    }
  }
}

/** @throws where the browser gives no access to the clipboard. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
