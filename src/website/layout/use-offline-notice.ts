import { useEffect } from 'react'
import german from '#messages/offline.de.json'
import english from '#messages/offline.en.json'
import { usePageMessages } from '#website/i18n/page-messages.ts'
import { showToast } from '#website/toast/toast-store.ts'
import { isPlainClick } from '#website/ui/plain-click.ts'

const MESSAGES = { de: german, en: english }

/**
 * Says that there is no connection where a link or a form would leave the page, and keeps the visitor there: the browser's own
 * error page has no way back.
 */
export function useOfflineNotice(): void {
  const { t } = usePageMessages(MESSAGES)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const keep = (event: Event) => {
      // What is answered on the page has been prevented.
      if (navigator.onLine || event.defaultPrevented || !leavesPage(addressOf(event))) return
      event.preventDefault()
      showToast({ text: t('offline'), isError: true })
    }
    addEventListener('click', keep, { signal })
    addEventListener('submit', keep, { signal })
    // What a script navigates to. Not every browser tells of it.
    globalThis.navigation?.addEventListener('navigate', keep, { signal })
    return () => listening.abort()
  }, [t])
}

/** Where a link, a form or a script leads in this window; null for anything else. */
function addressOf(event: Event): string | null {
  if (globalThis.NavigateEvent && event instanceof NavigateEvent) {
    const { cancelable, navigationType, downloadRequest, destination } = event
    const isNew = navigationType === 'push' || navigationType === 'replace'
    return cancelable && isNew && downloadRequest === null && !destination.sameDocument
      ? destination.url
      : null
  }
  const { target } = event
  if (target instanceof HTMLFormElement) return target.target === '_blank' ? null : target.action
  const link = target instanceof Element ? target.closest('a') : null
  const opensHere = link && ['', '_self'].includes(link.target) && !link.hasAttribute('download')
  return opensHere && event instanceof MouseEvent && isPlainClick(event) ? link.href : null
}

/** Whether an address is another document of this site. */
function leavesPage(address: string | null): boolean {
  if (address === null) return false
  const next = new URL(address, location.href)
  const isAnchor = next.hash !== '' && next.pathname + next.search === location.pathname + location.search
  return next.origin === location.origin && !isAnchor
}
