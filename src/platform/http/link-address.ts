const BASE = 'https://here.invalid'
/** Browsers read `\` as `/` and drop tabs and line breaks anywhere in an address. */
const REWRITTEN_BY_BROWSERS = /[\\\s\p{Cc}]/u

/** Tells whether browsers resolve the address to this site, never to another host. */
export function isOwnPath(address: string): boolean {
  if (!/^\/(?!\/)/.test(address) || REWRITTEN_BY_BROWSERS.test(address)) return false
  const url = URL.parse(address, BASE)
  // `/.//host` is normalised to `//host`, which as a link would lead to another host.
  return url?.origin === BASE && !url.pathname.startsWith('//')
}

export function isWebAddress(address: string): boolean {
  if (!/^https:\/\/[^/]/i.test(address) || REWRITTEN_BY_BROWSERS.test(address)) return false
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}
