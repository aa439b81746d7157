import { useMessages } from '#website/i18n/messages.tsx'
import { showToast } from '#website/toast/toast-store.ts'

/** Shares an address of this site by the system's share dialog, else copies it. */
export function useShare(): (title: string, path: string) => Promise<void> {
  const { t } = useMessages()
  return async (title, path) => {
    const url = `${location.origin}${path}`
    try {
      if ('share' in navigator) await navigator.share({ title, url })
      else {
        await copy(url)
        showToast({ text: t('share_copied') })
      }
    } catch (error) {
      // Cancelling the dialog is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ text: t('share_not_copied', { url }), isError: true })
    }
  }
}

/** @throws where the browser gives no access to the clipboard. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
