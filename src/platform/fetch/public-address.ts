import ipaddr from 'ipaddr.js'

/** All that is given out to the public so far lies in 2000::/3; the rest is local, special or not in use. */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]
/** Documentation (RFC 9637): newer than the list of `ipaddr.js`. */
const DOCUMENTATION: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('3fff::'), 20]
/** Ranges of version 4 that are not for everybody and that `ipaddr.js` counts as ordinary. */
const SPECIAL_VERSION_4 = [
  '192.88.99.0/24',
  '192.0.0.0/24',
  // Written like any other, but inside Azure each machine reaches its own host there.
  '168.63.129.16/32',
].map((range) => ipaddr.IPv4.parseCIDR(range))
/** The middle of an address that holds one of version 4 at its end (ISATAP, RFC 5214). */
const ISATAP = 0x5efe
const ISATAP_AT = 5

/**
 * Whether an IP address is one that anybody on the internet can be asked at. Private, loopback, link-local, shared
 * (CGNAT), multicast, reserved ones are not, nor is any of version 6 that has one of version 4 in it.
 */
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
