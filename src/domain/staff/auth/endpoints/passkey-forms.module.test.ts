import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPasskey, openPasskeyDevice, signInByPasskey } from '#tests/passkey-device.ts'
import { ADDRESS, openDoorOf } from '#tests/staff-door.ts'
import { addFrieda, FRIEDA, type StaffVisitor, signIn } from '#tests/staff-visitor.ts'
import { openTestDatabase, type TestDatabase } from '#tests/test-database.ts'

const ENGINE = process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite'

let database: TestDatabase
let visit: () => StaffVisitor
let openBrowser: () => Promise<StaffVisitor>
let whoIs: (cookie: string) => Promise<unknown>
let networks = 0

beforeAll(async () => {
  database = await openTestDatabase(ENGINE)
  const door = openDoorOf(database)
  whoIs = door.whoIs
  await addFrieda(database.db, door.visit())
  // Each from elsewhere, or their number would be limited.
  visit = () => door.visit(`2001:db8:${(networks++).toString(16)}::1`)
  openBrowser = async () => {
    const browser = visit()
    await signIn(browser)
    return browser
  }
})
afterAll(() => database[Symbol.asyncDispose]())

/** What stands where something else is expected. */
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

/** The paths of all that a form consists of, its parts before their own. */
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

/** Bits of a base64 text turned over, and its end cut off. */
function damaged(text: string): string[] {
  const bytes = Buffer.from(text, 'base64url')
  const turned = Array.from({ length: 24 }, (_, step) => {
    const copy = Buffer.from(bytes)
    const place = Math.floor((step / 24) * copy.length)
    copy[place] = (copy[place] ?? 0) ^ (1 << (step % 8))
    return copy
  })
  const cut = [0.1, 0.5, 0.9, 0.99].map((share) => bytes.subarray(0, Math.floor(bytes.length * share)))
  return [...turned, ...cut].map((copy) => copy.toString('base64url')).filter((copy) => copy !== '')
}

type Mutation = { place: Place; change: (form: unknown) => unknown }

/** Every part of a form left out or replaced, and these texts damaged. */
function mutationsOf(form: unknown, damagedParts: string[]): Mutation[] {
  const odd = placesIn(form).flatMap((place) => {
    const left = place.length > 0 ? [undefined] : []
    return [...left, ...ODD].map((by) => ({ place, change: (given: unknown) => replaceAt(given, place, by) }))
  })
  const broken = damagedParts.flatMap((part) => {
    const place = ['response', 'response', part]
    const textIn = (given: unknown) => String(Object(Object(Object(given).response).response)[part])
    return damaged(textIn(form)).map((_, at) => ({
      place,
      change: (given: unknown) => replaceAt(given, place, damaged(textIn(given))[at]),
    }))
  })
  return [...odd, ...broken]
}

/** What may be otherwise in a passkey that is good: its name, notes, and the key itself, which no device vouches for. */
const MAY_DIFFER = [
  'name',
  'clientExtensionResults',
  'authenticatorAttachment',
  'transports',
  'attestationObject',
]

async function expectRefusal(answer: Response, form: unknown, statuses: number[]): Promise<void> {
  const body: unknown = await answer.json()
  const sent = `${answer.status} ${JSON.stringify(form)?.slice(0, 400)}`
  expect(statuses, sent).toContain(answer.status)
  expect(body, sent).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } })
}

describe('a new passkey', () => {
  test('is taken when it is what a device makes, and lets in', async () => {
    const device = openPasskeyDevice(ADDRESS)
    expect((await addPasskey(await openBrowser(), device)).status).toBe(200)
    const other = await openBrowser()
    expect((await signInByPasskey(other, device)).status).toBe(200)
    expect(await whoIs(other.cookie())).toMatchObject(FRIEDA)
  })

  test('that is malformed in whatever way is refused as such', async () => {
    const browser = await openBrowser()
    const makeForm = async () => {
      const { challenge } = await (await browser.ask('/passkey/generate-register-options')).json()
      return { response: openPasskeyDevice(ADDRESS).create(challenge), name: 'Laptop' }
    }
    const mutations = mutationsOf(await makeForm(), ['clientDataJSON', 'attestationObject'])
    expect(mutations.length).toBeGreaterThan(200)
    for (const { place, change } of mutations) {
      const form = change(await makeForm())
      const answer = await browser.ask('/passkey/verify-registration', form)
      const isGood = answer.status === 200 && place.some((part) => MAY_DIFFER.includes(String(part)))
      if (!isGood) await expectRefusal(answer, form, [400])
    }
  }, 300_000)

  test.each<[string, { challenge?: string; idBytes?: number }]>([
    ['a challenge that nobody asked', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['an id that no device makes', { idBytes: 9_000 }],
    ['an id that is longer than allowed', { idBytes: 1_100 }],
  ])('with %s is refused', async (_what, { challenge, idBytes = 32 }) => {
    const browser = await openBrowser()
    const asked = (await (await browser.ask('/passkey/generate-register-options')).json()).challenge
    const response = openPasskeyDevice(ADDRESS, { idBytes }).create(challenge ?? asked)
    const form = { response, name: 'Laptop' }
    await expectRefusal(await browser.ask('/passkey/verify-registration', form), form, [400])
  })

  test('that is known already is refused; the largest number of uses is not', async () => {
    const browser = await openBrowser()
    const device = openPasskeyDevice(ADDRESS, { counter: 2 ** 32 - 1 })
    expect((await addPasskey(browser, device)).status).toBe(200)
    await expectRefusal(await addPasskey(browser, device), 'the same device', [400])
  })

  test('without a session is refused, whatever it is', async () => {
    const browser = await openBrowser()
    await browser.ask('/sign-out', {})
    const response = openPasskeyDevice(ADDRESS).create('AAAA')
    const answer = await browser.ask('/passkey/verify-registration', { response, name: 'Laptop' })
    await expectRefusal(answer, 'a good form', [401])
  })
})

describe('signing in by a passkey', () => {
  test('that is malformed in whatever way is refused as such, and lets nobody in', async () => {
    const device = openPasskeyDevice(ADDRESS)
    await addPasskey(await openBrowser(), device)
    const parts = ['clientDataJSON', 'authenticatorData', 'signature']
    const mutations = mutationsOf({ response: device.get('AAAA') }, parts)
    expect(mutations.length).toBeGreaterThan(200)
    for (const { place, change } of mutations) {
      const visitor = visit()
      const { challenge } = await (await visitor.ask('/passkey/generate-authenticate-options')).json()
      const form = change({ response: device.get(challenge) })
      const answer = await visitor.ask('/passkey/verify-authentication', form)
      const isGood = answer.status === 200 && place.some((part) => MAY_DIFFER.includes(String(part)))
      if (!isGood) {
        await expectRefusal(answer, form, [400, 401])
        expect(await whoIs(visitor.cookie())).toBe(null)
      }
    }
  }, 300_000)
})

test.each([
  ['/update-user', { name: 'Frieda\u0000' }],
  ['/sign-in/email', { email: 'frieda\u0000@example.com', password: 'not this one, surely' }],
  ['/passkey/delete-passkey', { id: '\u0000' }],
  ['/revoke-session', { id: '\u0000' }],
])('%s with a sign that no database takes is refused', async (path, body) => {
  expect((await (await openBrowser()).ask(path, body)).status).toBe(400)
})
