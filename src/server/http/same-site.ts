/** Methods that change nothing. */
export const SAFE_METHODS = ['GET', 'HEAD']

/** Whether a browser sent this from a page of this site; every current browser says so with a POST. */
export function isFromOurPage(request: Request, origin: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site) return site === 'same-origin'
  const from = request.headers.get('Origin')
  return from === origin || (from !== null && hostOf(from) === request.headers.get('Host'))
}

/** Whether a browser says that a page of another site sent this. Clients that are not browsers say nothing. */
export function isFromElsewhere(request: Request, origin: string): boolean {
  const isBrowser = request.headers.has('Sec-Fetch-Site') || request.headers.has('Origin')
  return isBrowser && !isFromOurPage(request, origin)
}

/**
 * Whether a page of another site linked to or opened this one. False for typed and bookmarked addresses and for our
 * own links.
 */
export function isLedFromElsewhere(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Site') === 'cross-site'
}

/** Whether a browser asks before anybody does: for a link that somebody points at, or for a page that is prepared unseen. */
export function isSpeculative({ headers }: Request): boolean {
  return /prefetch|prerender|preview/i.test(`${headers.get('Sec-Purpose')} ${headers.get('Purpose')}`)
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
