import { type PageView, widthClassOf } from '#domain/consent/page-view.ts'
import { SCREENS } from '#site/site-map.ts'

/** What stands before the id of a saved collection: who knows the id may see the collection, so it is told to nobody. */
const SECRET = new RegExp(`^(?:/en)?${SCREENS.collectionMail.pattern.de.replace(':id', '')}`)

type Looked = {
  pathname: string
  /** Whole, as the browser says it; empty for what is none. */
  referrer: string
  ownHost: string
  windowWidth: number
}

export function describePageView({ pathname, referrer, ownHost, windowWidth }: Looked): PageView {
  return {
    path: withoutSecret(pathname),
    referrer: strangerIn(referrer, ownHost),
    width: widthClassOf(windowWidth),
  }
}

function withoutSecret(pathname: string): string {
  const [beginning] = SECRET.exec(pathname) ?? []
  return beginning ? `${beginning}:id` : pathname
}

function strangerIn(referrer: string, ownHost: string): string {
  if (!URL.canParse(referrer)) return ''
  const { hostname } = new URL(referrer)
  return hostname === ownHost ? '' : hostname
}
