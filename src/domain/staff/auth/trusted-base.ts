const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Null for an untrusted origin: cookies and passkeys are bound to one, so a request must not choose it. */
export function trustedBase(request: Request, trusted: readonly string[]): string | null {
  const page = originIn(request.headers.get('Origin')) ?? originIn(request.headers.get('Referer'))
  const requested = originOf(request.url)
  if (page !== null && trusted.includes(page)) return page
  // A proxy may terminate https, so the request arrives by http.
  const host = trusted.find((base) => new URL(base).host === new URL(requested).host)
  if (page === null && host !== undefined) return host
  return isOfThisMachine(requested) && (page === null || page === requested) ? requested : null
}

/** Browsers trust loopback addresses like https. */
export function isOfThisMachine(base: string): boolean {
  return LOOPBACK.includes(new URL(base).hostname)
}

function originIn(header: string | null): string | null {
  return header !== null && URL.canParse(header) ? originOf(header) : null
}

function originOf(url: string): string {
  return new URL(url).origin
}
