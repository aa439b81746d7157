/** Names of the machine itself, by which only somebody at it (or a tunnel to it) asks. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Under which address of ours somebody asks: one of those that are trusted, or whatever port of this machine. Null for
 * all others: cookies and passkeys belong to an address, so it must not be whatever a request says.
 */
export function trustedBase(request: Request, trusted: readonly string[]): string | null {
  const page = originIn(request.headers.get('Origin')) ?? originIn(request.headers.get('Referer'))
  const asked = originOf(request.url)
  if (page !== null && trusted.includes(page)) return page
  // A proxy in front may speak https while we are asked by http.
  const host = trusted.find((base) => new URL(base).host === new URL(asked).host)
  if (page === null && host !== undefined) return host
  return isOfThisMachine(asked) && (page === null || page === asked) ? asked : null
}

/** Whether an address is that of the machine itself, which browsers trust like https. */
export function isOfThisMachine(base: string): boolean {
  return LOOPBACK.includes(new URL(base).hostname)
}

function originIn(header: string | null): string | null {
  return header !== null && URL.canParse(header) ? originOf(header) : null
}

function originOf(url: string): string {
  return new URL(url).origin
}
