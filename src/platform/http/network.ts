import { isIPv4, isIPv6 } from 'node:net'

/** A customer usually gets a whole /64 of version 6. */
const GROUPS_OF_A_NETWORK = 4
const GROUPS = 8
const VERSION_4_IN_6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  const version4 = VERSION_4_IN_6.exec(bare)?.[1] ?? bare
  if (isIPv4(version4)) return version4
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64` : 'unknown'
}

function groupsOf(address: string): string[] {
  const [before = '', after] = address.toLowerCase().split('::')
  const first = before ? before.split(':') : []
  const last = after ? after.split(':') : []
  const missing = after === undefined ? 0 : GROUPS - first.length - last.length
  return [...first, ...Array<string>(missing).fill('0'), ...last].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
}
