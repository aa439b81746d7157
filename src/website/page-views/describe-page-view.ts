import { type PageView, widthClassOf } from '#domain/consent/page-view.ts'
import { PREVIEW_PARAMETER } from '#domain/drafts/model.ts'
import { site } from '#site/public-site.ts'
import { SCREENS } from '#site/site-map.ts'

/** Start of the address of a saved collection: the id gives access, so it is never sent. */
const SECRET = new RegExp(`^(?:/en)?${SCREENS.collectionEmail.pattern.de.replace(':id', '')}`)

/** Only on the production host, and no previews: who sees one is not a visitor. */
export function isCounted({ hostname, search }: { hostname: string; search: string }): boolean {
  return site.hosts.production.includes(hostname) && !new URLSearchParams(search).has(PREVIEW_PARAMETER)
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
