import { expect, test } from 'vitest'
import { networkAddressOf } from './request.ts'

test.each([
  [undefined, 0, '192.0.2.1'],
  ['203.0.113.9', 0, '192.0.2.1'],
  ['203.0.113.9', 1, '203.0.113.9'],
  ['6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
  ['6.6.6.6, 203.0.113.9, 198.51.100.7', 2, '203.0.113.9'],
  ['203.0.113.9', 2, '192.0.2.1'],
  ['', 1, '192.0.2.1'],
])('X-Forwarded-For %j behind %i proxies comes from %s', (header, proxies, address) => {
  expect(networkAddressOf('192.0.2.1', header, proxies)).toBe(address)
})
