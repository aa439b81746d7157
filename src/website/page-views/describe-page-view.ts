import type { Signal } from '#domain/statistics/model.ts'
import { withoutSecrets } from '#site/path-parts.ts'
import { SCREENS } from '#site/paths.ts'
import { IMAGE, readIds, SENT } from '#website/contact/enquiry/enquiry-address.ts'

export type PageView = Extract<Signal, { path: string }>

const SEARCH = new RegExp(`^(?:/en)?${SCREENS.imageSearch.pattern.de}$`)
/** Of a search as it was typed; with others it was narrowed, and counted before. */
const SEARCH_PARAMETERS = ['q', 'bild']

type PageVisit = {
  pathname: string
  /** The query string. */
  search: string
  /** The full address from the browser; empty when there is none. */
  referrer: string
  ownHost: string
  /** Whether the page was loaded again, or come back to. */
  isReturn: boolean
  /** Whether the visitor agreed on this page, so that what came before was not counted. */
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

/** The images that an enquiry was about which this page thanks for. */
export function enquiredOn(search: string): number[] {
  const parameters = new URLSearchParams(search)
  return parameters.has(SENT) ? readIds(parameters, IMAGE).ids : []
}

function wordsIn(search: string): string {
  const parameters = new URLSearchParams(search)
  const isTyped = [...parameters.keys()].every((name) => SEARCH_PARAMETERS.includes(name))
  return isTyped ? (parameters.get('q') ?? '').trim() : ''
}
