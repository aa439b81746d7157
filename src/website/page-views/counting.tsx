import { useEffect, useRef } from 'react'
import { type ImageKind, MOST_IMAGES_AT_ONCE } from '#domain/statistics/model.ts'
import { listOf, projectsState, useStored } from '#website/collection/collection-store.ts'
import { readZoom } from '#website/image-zoom/zoom-address.ts'
import { usePageFacts } from '#website/islands/page-facts.tsx'
import { useAddress } from '#website/navigation/address.ts'
import { enquiredOn, toPageView } from './describe-page-view.ts'
import { sendSignal } from './send-page-view.ts'

/** Who steps through images does not look at each. */
const SEEN_AFTER_MS = 1_000

/** What this page has counted: consent switched off and on again is no new view. */
const counted = new Set<string>()

/** Counts this page, and the images that are enlarged, collected and enquired about on it. Renders nothing. */
export function Counting({ hasJustAgreed }: { hasJustAgreed: boolean }) {
  const { pageViews } = usePageFacts()
  const imageId = readZoom(useAddress().search)

  useEffect(() => {
    const { pathname, search, hostname: ownHost, origin } = location
    if (!isFirst('view')) return
    const isReturn = hasReturned()
    const isAnswered = document.querySelector('[data-unanswered]') === null
    const { referrer } = document
    const visit = { pathname, search, referrer, ownHost, isReturn, hasJustAgreed, isAnswered }
    sendSignal(pageViews, toPageView(visit), origin)
    const images = isReturn ? [] : enquiredOn(search)
    if (images.length > 0) sendSignal(pageViews, toEvent('enquired', images), origin)
  }, [pageViews, hasJustAgreed])

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
    // What is collected in another window is counted there.
    if (added.length > 0 && document.hasFocus())
      sendSignal(pageViews, toEvent('collected', added.map(Number)), location.origin)
  }, [pageViews, collected])

  return null
}

function toEvent(kind: ImageKind, images: number[]) {
  return { kind, images: images.slice(0, MOST_IMAGES_AT_ONCE) }
}

/** The ids of all projects, so that another project alone is no change. */
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
