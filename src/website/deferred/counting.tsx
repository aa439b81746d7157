import { useEffect, useRef } from 'react'
import { type ImageKind, MOST_IMAGES_AT_ONCE, type Signal } from '#domain/statistics/statistics-model.ts'
import type { PageViewsConfig } from '#platform/config.ts'
import { apiPath, PAGE_VIEWS } from '#site/api-paths.ts'
import { withoutSecrets } from '#site/path-parts.ts'
import { SCREENS } from '#site/paths.ts'
import { listOf, projectsState, useStored } from '#website/collection/collection-store.ts'
import { IMAGE, readIds, SENT } from '#website/contact/enquiry-address.ts'
import { readZoom } from '#website/image-zoom/zoom-address.ts'
import { usePageFacts } from '#website/islands/page-facts.tsx'
import { useAddress } from '#website/navigation/address.ts'

/** A visitor who steps through images does not view each. */
const SEEN_AFTER_MS = 1_000

/** Switching consent off and on again is no new view. */
const counted = new Set<string>()

export function Counting({ hasJustAgreed }: { hasJustAgreed: boolean }) {
  const { pageViews } = usePageFacts()
  const address = useAddress()
  const { pathname } = address
  const imageId = readZoom(address.search)

  useEffect(() => {
    const { search, hostname: ownHost, origin } = location
    const isOpenedHere = counted.size > 0
    if (!isFirst(`view ${pathname}`)) return
    const isReturn = hasReturned()
    const isAnswered = document.querySelector('[data-unanswered]') === null
    const referrer = isOpenedHere ? origin : document.referrer
    const visit = {
      ...{ pathname, search, referrer, ownHost, isReturn, isAnswered },
      hasJustAgreed: hasJustAgreed && !isOpenedHere,
    }
    sendSignal(pageViews, toPageView(visit), origin)
    const images = isReturn ? [] : enquiredOn(search)
    if (images.length > 0) sendSignal(pageViews, toEvent('enquired', images), origin)
  }, [pageViews, hasJustAgreed, pathname])

  useEffect(() => {
    if (imageId === null) return
    const timer = setTimeout(() => {
      if (isFirst(`work ${imageId}`)) sendSignal(pageViews, toEvent('work', [imageId]), location.origin)
    }, SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pageViews, imageId])

  const collected = useStored(listCollected, '')
  const known = useRef(collected)
  useEffect(() => {
    const before = new Set(known.current.split(' '))
    known.current = collected
    const added = collected.split(' ').filter((id) => id !== '' && !before.has(id))
    // Images collected in another window are counted there.
    if (added.length > 0 && document.hasFocus())
      sendSignal(pageViews, toEvent('collected', added.map(Number)), location.origin)
  }, [pageViews, collected])

  return null
}

function toEvent(kind: ImageKind, images: number[]) {
  return { kind, images: images.slice(0, MOST_IMAGES_AT_ONCE) }
}

/** All projects together, so that another project alone is no change. */
function listCollected(): string {
  const { all } = projectsState.read()
  return all
    .flatMap(({ id }) =>
      listOf(id)
        .read()
        .map(({ imageId }) => imageId),
    )
    .join(' ')
}

function isFirst(what: string): boolean {
  const isNew = !counted.has(what)
  counted.add(what)
  return isNew
}

function hasReturned(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const type = navigation && 'type' in navigation ? navigation.type : 'navigate'
  return type === 'reload' || type === 'back_forward'
}

type PageView = Extract<Signal, { path: string }>

const SEARCH = new RegExp(`^(?:/en)?${SCREENS.imageSearch.pattern.de}$`)
/** A search with other parameters was filtered, and counted before. */
const SEARCH_PARAMETERS = ['q', 'bild']

type PageVisit = {
  pathname: string
  search: string
  referrer: string
  ownHost: string
  isReturn: boolean
  /** Set where the visitor agreed on this page, so that what came before was not counted. */
  hasJustAgreed: boolean
  /** Whether the page shows images that have all that was searched for. */
  isAnswered: boolean
}

export function toPageView(visit: PageVisit): PageView {
  const { pathname, search, referrer, ownHost, isReturn, hasJustAgreed, isAnswered } = visit
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : ''
  const words = SEARCH.test(pathname) ? wordsIn(search) : ''
  return {
    path: withoutSecrets(pathname),
    referrer: host === ownHost ? '' : host,
    isVisit: hasJustAgreed || (host !== ownHost && !isReturn),
    ...(words === '' ? {} : { search: { words, isAnswered } }),
  }
}

export function enquiredOn(search: string): number[] {
  const parameters = new URLSearchParams(search)
  return parameters.has(SENT) ? readIds(parameters, IMAGE).ids : []
}

function wordsIn(search: string): string {
  const parameters = new URLSearchParams(search)
  const isTyped = [...parameters.keys()].every((name) => SEARCH_PARAMETERS.includes(name))
  return isTyped ? (parameters.get('q') ?? '').trim() : ''
}

const SENT_ALONE = { method: 'POST', credentials: 'omit', keepalive: true } as const

/** Only our own counter gets more than page views. Failures are ignored. */
function sendSignal(counter: PageViewsConfig, signal: Signal, origin: string): void {
  const sent = requestFor(counter, signal, origin)
  if (sent) fetch(sent).catch(() => undefined)
}

export function requestFor(counter: PageViewsConfig, signal: Signal, origin: string): Request | null {
  if (counter.kind === 'own')
    return new Request(origin + apiPath(PAGE_VIEWS), {
      ...SENT_ALONE,
      // The session cookie is sent, so that the server does not count staff.
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(signal),
    })
  if (!('path' in signal)) return null
  const url = origin + signal.path
  const from = signal.referrer && `https://${signal.referrer}/`
  switch (counter.kind) {
    case 'none':
      return null
    case 'plausible':
      // Plain text needs no preflight request: https://plausible.io/docs/events-api
      return new Request(`${counter.url}/api/event`, {
        ...SENT_ALONE,
        headers: { 'Content-Type': 'text/plain' },
        body: JSON.stringify({ name: 'pageview', url, domain: counter.site, referrer: from }),
      })
    case 'matomo':
      // https://developer.matomo.org/api-reference/tracking-api
      return new Request(`${counter.url}/matomo.php`, {
        ...SENT_ALONE,
        mode: 'no-cors',
        body: new URLSearchParams({
          idsite: counter.site,
          rec: '1',
          apiv: '1',
          url,
          urlref: from,
          send_image: '0',
        }),
      })
  }
}
