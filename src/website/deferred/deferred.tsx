import '#website/ui/pickers.css'
import { type ComponentType, useEffect, useState } from 'react'
import german from '#messages/offline.de.json'
import english from '#messages/offline.en.json'
import { untilOpenFor } from '#platform/browser/when-idle.ts'
import { isLanguage, LANGUAGE_COOKIE, type Language, languageCookie } from '#platform/i18n/language.ts'
import { apiPath, MEMBERSHIP } from '#site/api-paths.ts'
import { pathInLanguage } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { ConsentLayer } from '#website/consent/consent-layer.tsx'
import {
  chosenLanguage,
  isEffective,
  rememberLanguage,
  useEffective,
} from '#website/consent/consent-store.ts'
import { useMessages, usePageMessages } from '#website/i18n/messages.tsx'
import { PartBoundary } from '#website/layout/part-boundary.tsx'
import { isPreview } from '#website/navigation/address.ts'
import { isPlainClick } from '#website/navigation/link-clicks.ts'
import { keepRecentlyViewed } from '#website/recently-viewed/keep-recently-viewed.ts'
import { ToastBox } from '#website/ui/toast-box.tsx'
import { showToast, toastBox } from '#website/ui/toasts.tsx'
import { editLink } from './edit-place.tsx'

export function Deferred() {
  const { language } = useMessages()
  useOfflineNotice()
  useEffect(() => keepLanguage(language), [language])
  useEffect(keepRecentlyViewed, [])
  useEffect(askLater, [])
  useEffect(() => toastBox.write(ToastBox), [])
  return (
    <PartBoundary>
      <ConsentLayer />
      <PageViews />
    </PartBoundary>
  )
}

/** Keeps cookie and storage alike. Where only the cookie was lost, visitors who chose English are redirected. */
function keepLanguage(shown: Language): void {
  const inCookie = languageInCookie()
  const chosen = chosenLanguage()
  if (inCookie) {
    if (inCookie !== chosen) rememberLanguage(inCookie)
    return
  }
  if (!chosen) return
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store API
  document.cookie = languageCookie(chosen)
  // A browser that refuses cookies would be redirected from the German pages for ever.
  if (languageInCookie() !== 'en' || shown === 'en') return
  const { pathname, search, hash } = location
  location.replace(`${pathInLanguage(pathname, 'en')}${search}${hash}`)
}

function languageInCookie(): Language | null {
  const found = LANGUAGE_COOKIE.exec(document.cookie)?.[1] ?? ''
  return isLanguage(found) ? found : null
}

const MESSAGES = { de: german, en: english }

/** Keeps the visitor on the page where there is no connection: the browser's own error page has no way back. */
function useOfflineNotice(): void {
  const { t } = usePageMessages(MESSAGES)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const keep = (event: Event) => {
      // The page itself handles an event whose default is prevented.
      if (navigator.onLine || event.defaultPrevented || !leavesPage(addressOf(event))) return
      event.preventDefault()
      showToast({ text: t('offline'), isError: true })
    }
    addEventListener('click', keep, { signal })
    addEventListener('submit', keep, { signal })
    // Navigation by script. Not every browser supports this event.
    globalThis.navigation?.addEventListener('navigate', keep, { signal })
    return () => listening.abort()
  }, [t])
}

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

function leavesPage(address: string | null): boolean {
  if (address === null) return false
  const next = new URL(address, location.href)
  const isAnchor = next.hash !== '' && next.pathname + next.search === location.pathname + location.search
  return next.origin === location.origin && !isAnchor
}

type Counting = ComponentType<{ hasJustAgreed: boolean }>

function PageViews() {
  const isAllowed = useEffective('analytics')
  const [hadAgreed] = useState(() => isEffective('analytics'))
  const [Counting, setCounting] = useState<Counting | null>(null)

  useEffect(() => {
    if (!isAllowed || !isCounted(location)) return
    import('./counting.tsx').then(
      (loaded) => setCounting(() => loaded.Counting),
      () => undefined,
    )
  }, [isAllowed])

  return isAllowed && Counting ? <Counting hasJustAgreed={!hadAgreed} /> : null
}

export function isCounted({ hostname, search }: { hostname: string; search: string }): boolean {
  return site.hosts.production.includes(hostname) && !isPreview(search)
}

/** Milliseconds after the start of the page, so that visitors' content loads first. */
const CHECKED_AFTER_MS = 4000

export function askLater(): () => void {
  const timer = setTimeout(async () => {
    if (!(await isStaff(location.hostname, () => fetch(apiPath(MEMBERSHIP))))) return
    const { EditLink } = await import('./edit-link.tsx')
    editLink.write(EditLink)
  }, untilOpenFor(CHECKED_AFTER_MS))
  return () => clearTimeout(timer)
}

/** On other hosts than beta, any response but `n` means yes; a failed request means no. */
export async function isStaff(host: string, fetchMembership: () => Promise<Response>): Promise<boolean> {
  if (site.hosts.beta.includes(host)) return false
  try {
    const response = await fetchMembership()
    return response.ok && (await response.text()).trim() !== 'n'
  } catch {
    return false
  }
}
