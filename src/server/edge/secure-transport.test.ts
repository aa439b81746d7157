import { expect, test } from 'vitest'
import { transportHeaders } from '#server/listen.ts'

const HTTPS = { origin: 'https://www.zeichner.example', trustedProxies: 1 }

function isSent(forwarded: string | undefined, site: Partial<typeof HTTPS> = {}): boolean {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-proto': forwarded }
  return transportHeaders(headers, { ...HTTPS, ...site }).length > 0
}

test.each([
  ['https', 1, true],
  ['HTTPS', 1, true],
  ['http', 1, false],
  [undefined, 1, false],
  ['https', 0, false],
  ['https, http', 1, false],
  ['http, https, http', 2, true],
  ['https', 2, true],
])('by %j through %i trusted proxies: %j', (forwarded, trustedProxies, expected) => {
  expect(isSent(forwarded, { trustedProxies })).toBe(expected)
})

test('never at a site that is itself reached by http', () => {
  expect(isSent('https', { origin: 'http://localhost:3000' })).toBe(false)
})
