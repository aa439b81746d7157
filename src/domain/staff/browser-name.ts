/** The order counts: the user agents of earlier ones also contain the names of later ones. */
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

/** Returns a short name such as `Firefox, Linux`, or `?` when it is unknown. */
export function browserName(userAgent: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap(
    (names) => names.find(([sign]) => userAgent.includes(sign))?.[1] ?? [],
  )
  return found.join(', ') || '?'
}
