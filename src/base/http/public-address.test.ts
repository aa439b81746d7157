import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each(['8.8.8.8', '1.1.1.1', '193.99.144.80', '2606:4700::1111', '2a00:1450:4001:80b::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ['loopback', '127.0.0.1'],
  ['loopback, its far end', '127.255.255.254'],
  ['unspecified', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['private A', '10.0.0.1'],
  ['private B', '172.16.0.1'],
  ['private B, its far end', '172.31.255.255'],
  ['private C', '192.168.1.1'],
  ['shared by carriers', '100.64.0.1'],
  ['link-local', '169.254.1.1'],
  ['metadata of clouds', '169.254.169.254'],
  ['protocol assignments', '192.0.0.8'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.1'],
  ['documentation', '203.0.113.1'],
  ['benchmarking', '198.18.0.1'],
  ['6to4 relays', '192.88.99.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['version 4, compatible', '::7f00:1'],
  ['version 4, compatible and public', '::8.8.8.8'],
  ['version 4, mapped', '::ffff:127.0.0.1'],
  ['version 4, mapped and public', '::ffff:8.8.8.8'],
  ['version 4, translated', '::ffff:0:127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['local NAT64', '64:ff9b:1::a00:1'],
  ['6to4', '2002:7f00:1::1'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['ISATAP', '2a00:1450::5efe:7f00:1'],
  ['benchmarking', '2001:2::1'],
  ['ORCHID', '2001:20::1'],
  ['documentation', '2001:db8::1'],
  ['new documentation', '3fff::1'],
  ['unique local', 'fd12:3456::1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['discarded', '100::1'],
  ['segment routing', '5f00::1'],
  ['a name', 'localhost'],
  ['nothing', ''],
])('%s is not: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
})
