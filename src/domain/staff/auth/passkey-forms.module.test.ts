import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPasskey, openPasskeyDevice, signInByPasskey } from '#tests/passkey-device.ts'
import { ADDRESS, openAuthOf } from '#tests/staff-auth.ts'
import { addFrieda, FRIEDA, type StaffVisitor, signIn } from '#tests/staff-visitor.ts'
import { openTestDatabase, type TestDatabase } from '#tests/test-database.ts'

const ENGINE = process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite'

let database: TestDatabase
let visit: () => StaffVisitor
let openBrowser: () => Promise<StaffVisitor>
let authenticate: (cookie: string) => Promise<unknown>
let networks = 0

beforeAll(async () => {
  database = await openTestDatabase(ENGINE)
  const service = openAuthOf(database)
  authenticate = service.authenticate
  await addFrieda(database.db, service.visit())
  // Each visitor has another network, because of the rate limit.
  visit = () => service.visit(`2001:db8:${(networks++).toString(16)}::1`)
  openBrowser = async () => {
    const browser = visit()
    await signIn(browser)
    return browser
  }
})
afterAll(() => database[Symbol.asyncDispose]())

/** Unexpected values. */
const ODD = [
  null,
  0,
  -1,
  1.5,
  true,
  '',
  ' ',
  '\u0000',
  '=',
  'ä',
  'A',
  'AAAA',
  'x'.repeat(30_000),
  [],
  [1],
  {},
  { a: 1 },
  [[]],
]

type Place = (string | number)[]

/** The paths of all values in a form, parents first. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))]
}

function replaceAt(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined) return by
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = { ...value }
  if (by === undefined && rest.length === 0) delete copy[key]
  else copy[key] = replaceAt(copy[key], rest, by)
  return copy
}

/** Variants of a base64 text with flipped bits or a truncated end. */
function corruptions(text: string): string[] {
  const bytes = Buffer.from(text, 'base64url')
  const flipped = Array.from({ length: 24 }, (_, step) => {
    const copy = Buffer.from(bytes)
    const place = Math.floor((step / 24) * copy.length)
    copy[place] = (copy[place] ?? 0) ^ (1 << (step % 8))
    return copy
  })
  const cut = [0.1, 0.5, 0.9, 0.99].map((share) => bytes.subarray(0, Math.floor(bytes.length * share)))
  return [...flipped, ...cut].map((copy) => copy.toString('base64url')).filter((copy) => copy !== '')
}

type Mutation = { place: Place; change: (form: unknown) => unknown }

/** Every value of a form left out or replaced, and the given texts corrupted. */
function mutationsOf(form: unknown, corruptedParts: string[]): Mutation[] {
  const replaced = placesIn(form).flatMap((place) => {
    const left = place.length > 0 ? [undefined] : []
    return [...left, ...ODD].map((by) => ({ place, change: (form: unknown) => replaceAt(form, place, by) }))
  })
  const broken = corruptedParts.flatMap((part) => {
    const place = ['response', 'response', part]
    const textIn = (form: unknown) => String(Object(Object(Object(form).response).response)[part])
    return corruptions(textIn(form)).map((_, at) => ({
      place,
      change: (form: unknown) => replaceAt(form, place, corruptions(textIn(form))[at]),
    }))
  })
  return [...replaced, ...broken]
}

/** Values that may differ in a valid passkey: its name, hints, and the key itself, as attestation is not required. */
const MAY_DIFFER = [
  'name',
  'clientExtensionResults',
  'authenticatorAttachment',
  'transports',
  'attestationObject',
]

async function expectRefusal(response: Response, form: unknown, statuses: number[]): Promise<void> {
  const body: unknown = await response.json()
  const sent = `${response.status} ${JSON.stringify(form)?.slice(0, 400)}`
  expect(statuses, sent).toContain(response.status)
  expect(body, sent).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } })
}

describe('a new passkey', () => {
  test('from a device is accepted and can sign in', async () => {
    const device = openPasskeyDevice(ADDRESS)
    expect((await addPasskey(await openBrowser(), device)).status).toBe(200)
    const other = await openBrowser()
    expect((await signInByPasskey(other, device)).status).toBe(200)
    expect(await authenticate(other.cookie())).toMatchObject(FRIEDA)
  })

  test('that is malformed in any way is refused with 400', async () => {
    const browser = await openBrowser()
    const makeForm = async () => {
      const { challenge } = await (await browser.ask('/passkey/generate-register-options')).json()
      return { response: openPasskeyDevice(ADDRESS).create(challenge), name: 'Laptop' }
    }
    const mutations = mutationsOf(await makeForm(), ['clientDataJSON', 'attestationObject'])
    expect(mutations.length).toBeGreaterThan(200)
    for (const { place, change } of mutations) {
      const form = change(await makeForm())
      const response = await browser.ask('/passkey/verify-registration', form)
      const isAccepted = response.status === 200 && place.some((part) => MAY_DIFFER.includes(String(part)))
      if (!isAccepted) await expectRefusal(response, form, [400])
    }
  }, 300_000)

  test.each<[string, { challenge?: string; idBytes?: number }]>([
    ['a challenge that was not issued', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['an id that no device generates', { idBytes: 9_000 }],
    ['an id that is longer than allowed', { idBytes: 1_100 }],
  ])('with %s is refused', async (_what, { challenge, idBytes = 32 }) => {
    const browser = await openBrowser()
    const issued = (await (await browser.ask('/passkey/generate-register-options')).json()).challenge
    const response = openPasskeyDevice(ADDRESS, { idBytes }).create(challenge ?? issued)
    const form = { response, name: 'Laptop' }
    await expectRefusal(await browser.ask('/passkey/verify-registration', form), form, [400])
  })

  test('that is known already is refused; the largest counter is accepted', async () => {
    const browser = await openBrowser()
    const device = openPasskeyDevice(ADDRESS, { counter: 2 ** 32 - 1 })
    expect((await addPasskey(browser, device)).status).toBe(200)
    await expectRefusal(await addPasskey(browser, device), 'the same device', [400])
  })

  test('without a session is refused', async () => {
    const browser = await openBrowser()
    await browser.ask('/sign-out', {})
    const credential = openPasskeyDevice(ADDRESS).create('AAAA')
    const response = await browser.ask('/passkey/verify-registration', {
      response: credential,
      name: 'Laptop',
    })
    await expectRefusal(response, 'a good form', [401])
  })
})

describe('signing in by a passkey', () => {
  test('that is malformed in any way is refused and opens no session', async () => {
    const device = openPasskeyDevice(ADDRESS)
    await addPasskey(await openBrowser(), device)
    const parts = ['clientDataJSON', 'authenticatorData', 'signature']
    const mutations = mutationsOf({ response: device.get('AAAA') }, parts)
    expect(mutations.length).toBeGreaterThan(200)
    for (const { place, change } of mutations) {
      const visitor = visit()
      const { challenge } = await (await visitor.ask('/passkey/generate-authenticate-options')).json()
      const form = change({ response: device.get(challenge) })
      const response = await visitor.ask('/passkey/verify-authentication', form)
      const isAccepted = response.status === 200 && place.some((part) => MAY_DIFFER.includes(String(part)))
      if (!isAccepted) {
        await expectRefusal(response, form, [400, 401])
        expect(await authenticate(visitor.cookie())).toBe(null)
      }
    }
  }, 300_000)
})

test.each([
  ['/update-user', { name: 'Frieda\u0000' }],
  ['/sign-in/email', { email: 'frieda\u0000@example.com', password: 'not this one, surely' }],
  ['/passkey/delete-passkey', { id: '\u0000' }],
  ['/revoke-session', { id: '\u0000' }],
])('%s with a NUL character is refused', async (path, body) => {
  expect((await (await openBrowser()).ask(path, body)).status).toBe(400)
})
