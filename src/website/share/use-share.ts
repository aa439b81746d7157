import { useMessages } from '#website/i18n/messages.tsx'
import { showNotice } from '#website/toast/toast-store.ts'

/** Hands an address of this site to whatever the visitor shares with, else to the clipboard. */
export function useShare(): (title: string, path: string) => Promise<void> {
  const { tell } = useMessages()
  return async (title, path) => {
    const url = `${location.origin}${path}`
    try {
      if ('share' in navigator) await navigator.share({ title, url })
      else {
        await copy(url)
        showNotice({ text: tell('share_copied') })
      }
    } catch (error) {
      // Whoever thinks better of it has not met a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showNotice({ text: tell('share_not_copied', { url }) })
    }
  }
}

/** @throws where the browser gives no access to the clipboard. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
