import ipaddr from 'ipaddr.js'

/** All public addresses of version 6 assigned so far are in 2000::/3; the rest is local, special or unassigned. */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]
/** Documentation (RFC 9637), missing in `ipaddr.js`. */
const DOCUMENTATION: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('3fff::'), 20]
/** Non-public ranges of version 4 that `ipaddr.js` reports as unicast. */
const SPECIAL_VERSION_4 = [
  '192.88.99.0/24',
  '192.0.0.0/24',
  // Inside Azure, the host of the virtual machine.
  '168.63.129.16/32',
].map((range) => ipaddr.IPv4.parseCIDR(range))
/** The group that marks an address with an embedded one of version 4 (ISATAP, RFC 5214), and its index. */
const ISATAP = 0x5efe
const ISATAP_AT = 5

/** Only publicly routable addresses, and none of version 6 with an embedded one of version 4. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv6 ? isPublicVersion6(parsed) : isPublicVersion4(parsed)
}

function isPublicVersion6(address: ipaddr.IPv6): boolean {
  if (address.zoneId || !address.match(GLOBAL_UNICAST) || address.match(DOCUMENTATION)) return false
  return address.parts[ISATAP_AT] !== ISATAP
}

function isPublicVersion4(address: ipaddr.IPv4): boolean {
  return !SPECIAL_VERSION_4.some((range) => address.match(range))
}
