/** Any host that no address of ours can be mistaken for. */
const HERE = 'https://here.invalid'
/** Browsers read `\` as `/`, and drop tabs and breaks wherever they stand. */
const READ_OTHERWISE = /[\\\s\p{Cc}]/u

/** A path of this site, with query and anchor as it may be: no address of another host, however a browser reads it. */
export function isOwnPath(address: string): boolean {
  if (!/^\/(?!\/)/.test(address) || READ_OTHERWISE.test(address)) return false
  const url = URL.parse(address, HERE)
  // `/.//host` is tidied up to `//host`, which the next one who puts it into a link would read as a host.
  return url?.origin === HERE && !url.pathname.startsWith('//')
}

/** A page elsewhere that is asked for safely, without anybody's name and password. */
export function isWebAddress(address: string): boolean {
  if (!/^https:\/\/[^/]/i.test(address) || READ_OTHERWISE.test(address)) return false
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}
