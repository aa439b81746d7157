/** Whether a browser sent this from a page of ours. Every browser of the last years says so with what it posts. */
export function isFromOurPage(request: Request, origin: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site) return site === 'same-origin'
  const from = request.headers.get('Origin')
  return from === origin || (from !== null && hostOf(from) === request.headers.get('Host'))
}

/** Whether a browser says that a page of somebody else sent this. Programs that are no browser say nothing. */
export function isFromElsewhere(request: Request, origin: string): boolean {
  const isBrowser = request.headers.has('Sec-Fetch-Site') || request.headers.has('Origin')
  return isBrowser && !isFromOurPage(request, origin)
}

/** Whether a browser came here because a page of somebody else led or made it. Typed, bookmarked and our own links are not. */
export function isLedFromElsewhere(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Site') === 'cross-site'
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
