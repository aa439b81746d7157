import { isIPv4, isIPv6 } from 'node:net'

/** Who has one address of version 6 usually has all of its first 64 bits. */
const GROUPS_OF_A_NETWORK = 4
const GROUPS = 8
const VERSION_4_IN_6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** What counts as one network: an address of version 4, the first half of one of version 6. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  const version4 = VERSION_4_IN_6.exec(bare)?.[1] ?? bare
  if (isIPv4(version4)) return version4
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64` : 'unknown'
}

/** `2001:db8::1` written out, without leading zeros. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.toLowerCase().split('::')
  const first = before ? before.split(':') : []
  const last = after ? after.split(':') : []
  const missing = after === undefined ? 0 : GROUPS - first.length - last.length
  return [...first, ...Array<string>(missing).fill('0'), ...last].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
}
