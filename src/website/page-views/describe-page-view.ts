import { type PageView, widthClassOf } from '#domain/consent/page-view.ts'
import { site } from '#site/public-site.ts'
import { SCREENS } from '#site/site-map.ts'
import { isPreview } from './is-preview.ts'

/** Start of the address of a saved collection: the id gives access, so it is never sent. */
const SECRET = new RegExp(`^(?:/en)?${SCREENS.collectionEmail.pattern.de.replace(':id', '')}`)

/** Only on the production host, and no previews. */
export function isCounted({ hostname, search }: { hostname: string; search: string }): boolean {
  return site.hosts.production.includes(hostname) && !isPreview(search)
}

type PageVisit = {
  pathname: string
  /** The full address from the browser; empty when there is none. */
  referrer: string
  ownHost: string
  windowWidth: number
}

export function toPageView({ pathname, referrer, ownHost, windowWidth }: PageVisit): PageView {
  return {
    path: withoutSecret(pathname),
    referrer: externalHostOf(referrer, ownHost),
    width: widthClassOf(windowWidth),
  }
}

function withoutSecret(pathname: string): string {
  const [beginning] = SECRET.exec(pathname) ?? []
  return beginning ? `${beginning}:id` : pathname
}

function externalHostOf(referrer: string, ownHost: string): string {
  if (!URL.canParse(referrer)) return ''
  const { hostname } = new URL(referrer)
  return hostname === ownHost ? '' : hostname
}
