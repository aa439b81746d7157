/** Each says it is also some of those after it. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** How a person calls the browser that calls itself so: `Firefox, Linux`. */
export function browserName(userAgent: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap(
    (names) => names.find(([sign]) => userAgent.includes(sign))?.[1] ?? [],
  )
  return found.join(', ') || '?'
}
