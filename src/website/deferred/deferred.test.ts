import { expect, test } from 'vitest'
import { site } from '#site/public-site.ts'
import { isStaff } from './deferred.tsx'

const [production = ''] = site.hosts.production
const [beta = ''] = site.hosts.beta
const responses =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }))

test.each([
  ['y', true],
  ['yes', true],
  ['n', false],
  ['n\n', false],
])('the answer %j: %j', async (text, expected) => {
  expect(await isStaff(production, responses(text))).toBe(expected)
})

test('a refusal or a network error means no', async () => {
  expect(await isStaff(production, responses('<html>', 500))).toBe(false)
  expect(await isStaff(production, () => Promise.reject(new TypeError('fetch failed')))).toBe(false)
})

test('no request is made on a beta host', async () => {
  const ask = () => {
    throw new Error('Asked.')
  }
  expect(await isStaff(beta, ask)).toBe(false)
})
