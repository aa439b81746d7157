import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { DAY_MS, MINUTE_MS } from '#platform/durations.ts'
import { beginAtFixedTime, pass } from '#tests/fixed-time.ts'
import { addPasskey, openPasskeyDevice, signInByPasskey } from '#tests/passkey-device.ts'
import { ADDRESS, clock, codeIn, openAuthOf, sendEmails } from '#tests/staff-auth.ts'
import {
  addAuthenticator,
  addFrieda,
  addPerson,
  FRIEDA,
  PASSWORD,
  SESSION_COOKIE,
  type StaffVisitor,
  signIn,
} from '#tests/staff-visitor.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { addStaff, changeAsOwner, findStaff } from './accounts.server.ts'
import { makeLink } from './auth/account-links.server.ts'
import type { Staff } from './staff-model.ts'
import { staffAccounts, staffPasswords } from './tables.server.ts'
import { findToken, makeToken } from './tokens.server.ts'

beginAtFixedTime()

const OTHER = 'Feder, Tusche, Löschpapier'
const KIM = { email: 'kim@example.com', name: 'Kim', role: 'editor' } as const

async function addToken(db: Database, email: string, name: string): Promise<string> {
  const staff = await findStaff(db, email)
  const now = clock.now()
  const EndsAt = new Date(now.getTime() + DAY_MS).toISOString()
  const made =
    staff &&
    (await makeToken(db, staff, { Name: name, Scopes: ['news:read'], EndsAt }, { userAgent: '', now }))
  return made?.token ?? ''
}

const changePassword = (browser: StaffVisitor) =>
  browser.ask('/change-password', { currentPassword: PASSWORD, newPassword: OTHER })

describe.each(ENGINES)('on %s', (engine) => {
  test('a new password ends all other ways in, and answer, e-mail and log name them', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const { visit, authenticate } = openAuthOf(database)
    const [here, there, kim] = [visit(), visit(), visit()]
    await addFrieda(db, here)
    await addPerson(db, kim, KIM)
    for (const browser of [here, there]) await signIn(browser)
    const device = openPasskeyDevice(ADDRESS)
    await addPasskey(here, device)
    const [token, ofKim] = [
      await addToken(db, FRIEDA.email, 'Kalender'),
      await addToken(db, KIM.email, 'Kims'),
    ]
    const { id = '' } = (await findStaff(db, FRIEDA.email)) ?? {}
    const link = await makeLink(db, id, clock.now())
    await sendEmails(database)
    const former = here.cookie()

    const answer = await changePassword(here)
    expect(await answer.json()).toMatchObject({ ended: { tokens: ['Kalender'], passkeys: ['Laptop'] } })
    expect(await authenticate(here.cookie())).toMatchObject(FRIEDA)
    for (const cookie of [former, there.cookie()]) expect(await authenticate(cookie)).toBe(null)
    expect((await signInByPasskey(visit(), device)).status).toBe(401)
    expect(await findToken(db, token, clock.now())).toBe(null)
    expect(await codeIn(await visit().ask('/welcome/look', { token: link }))).toBe('link_gone')
    expect(await findToken(db, ofKim, clock.now())).toMatchObject({ staff: { name: 'Kim' } })

    const [email] = await sendEmails(database)
    for (const named of ['Kalender', 'Laptop', 'Beendete Tokens', 'Passkeys that have ended'])
      expect(email?.text).toContain(named)
    const lines = await rowsOf(
      db,
      sql`SELECT staff_name, details FROM staff_changes WHERE resource = 'colleagues'`,
    )
    expect(lines).toEqual([
      {
        staff_name: FRIEDA.name,
        details: {
          name: FRIEDA.name,
          SessionsEnded: { from: false, to: true },
          LinkWithdrawn: { from: false, to: true },
          TokensEnded: { from: 'Kalender', to: null },
          PasskeysEnded: { from: 'Laptop', to: null },
        },
      },
    ])
  })

  test('who waits between the former password and the code does not come in with the code', async () => {
    await using database = await openTestDatabase(engine)
    const { visit } = openAuthOf(database)
    const [here, thief] = [visit(), visit()]
    await addFrieda(database.db, here)
    await signIn(here)
    const { codes } = await addAuthenticator(here)
    await signIn(thief)
    await changePassword(here)
    const late = await thief.ask('/two-factor/verify-backup-code', { code: codes[0] })
    expect([late.status, await codeIn(late)]).toEqual([401, 'start_again'])
  })
})

test('a new password by a link ends tokens and passkeys as well', async () => {
  await using database = await openTestDatabase('pglite')
  const { db } = database
  const { visit } = openAuthOf(database)
  const browser = visit()
  await addFrieda(db, browser)
  await signIn(browser)
  const device = openPasskeyDevice(ADDRESS)
  await addPasskey(browser, device)
  const token = await addToken(db, FRIEDA.email, 'Kalender')
  await sendEmails(database)
  await addFrieda(db, visit())
  expect((await signInByPasskey(visit(), device)).status).toBe(401)
  expect(await findToken(db, token, clock.now())).toBe(null)
  const [email] = await sendEmails(database)
  for (const named of ['Kalender', 'Laptop']) expect(email?.text).toContain(named)
})

test('a password that changes nothing else leaves no line about tokens and passkeys', async () => {
  await using database = await openTestDatabase('pglite')
  const browser = openAuthOf(database).visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  await sendEmails(database)
  expect(await (await changePassword(browser)).json()).toMatchObject({ ended: { tokens: [], passkeys: [] } })
  const [email] = await sendEmails(database)
  expect(email?.text).not.toContain('Beendete')
})

describe('a passkey', () => {
  async function openWorld() {
    const database = await openTestDatabase('pglite')
    const auth = openAuthOf(database)
    const browser = auth.visit()
    await addFrieda(database.db, browser)
    await signIn(browser)
    return { ...auth, browser, [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() }
  }
  const confirm = (browser: StaffVisitor, password = PASSWORD) =>
    browser.ask('/confirm-password', { password })

  test('is made within ten minutes of the sign-in, or of giving the password again', async () => {
    await using world = await openWorld()
    const { browser, visit, authenticate } = world
    pass(10 * MINUTE_MS)
    const refused = await browser.ask('/passkey/generate-register-options')
    expect([refused.status, await codeIn(refused)]).toEqual([403, 'sign_in_again'])
    const wrong = await confirm(browser, 'not this one, surely')
    expect([wrong.status, await codeIn(wrong)]).toEqual([403, 'wrong_password'])
    expect((await browser.ask('/passkey/generate-register-options')).status).toBe(403)

    const former = browser.cookie()
    expect((await confirm(browser)).status).toBe(200)
    // A copy of the cookie does not become young by it.
    expect(await authenticate(former)).toBe(null)
    expect((await addPasskey(browser, openPasskeyDevice(ADDRESS))).status).toBe(200)
    expect((await confirm(visit())).status).toBe(401)
  })

  test('that was begun in time is not stored later', async () => {
    await using world = await openWorld()
    const { browser } = world
    pass(9 * MINUTE_MS)
    const { challenge } = await (await browser.ask('/passkey/generate-register-options')).json()
    pass(2 * MINUTE_MS)
    const response = openPasskeyDevice(ADDRESS).create(challenge)
    const late = await browser.ask('/passkey/verify-registration', { response, name: 'Laptop' })
    expect([late.status, await codeIn(late)]).toEqual([403, 'sign_in_again'])
  })

  test('cannot be had by guessing the password of an open session', async () => {
    await using world = await openWorld()
    const { browser } = world
    const statuses: number[] = []
    for (let time = 0; time < 6; time++)
      statuses.push((await confirm(browser, 'not this one, surely')).status)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
    expect((await confirm(browser)).status).toBe(429)
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(true)
  })
})

async function addOwner(db: Database, name: string): Promise<Staff> {
  const now = new Date()
  const owner = await addStaff(db, { name, email: `${name}@example.com` }, now)
  if (!owner) throw new Error('There is such an account already.')
  const { id } = owner
  await db.insert(staffPasswords).values({
    ...{ id: randomUUID(), accountId: id, userId: id, providerId: 'credential', password: 'x' },
    ...{ createdAt: now, updatedAt: now },
  })
  return owner
}

function lower(db: Database, by: Staff, other: Staff, meanwhile = async () => {}) {
  return changeAsOwner<{ outcome: 'done' }>(db, by, async (tx) => {
    await tx.update(staffAccounts).set({ role: 'reader' }).where(eq(staffAccounts.id, other.id))
    await meanwhile()
    return { outcome: 'done' }
  })
}

/** The embedded database runs one transaction after the other. */
test.runIf(ENGINES.includes('postgres'))(
  'while one owner lowers another, that one has to wait, and is no owner then',
  async () => {
    await using database = await openTestDatabase('postgres')
    const { db } = database
    const [ana, bo] = [await addOwner(db, 'ana'), await addOwner(db, 'bo')]
    const isWaiting = () =>
      vi.waitFor(async () => {
        const waiting = await rowsOf(
          db,
          sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
        expect(waiting).toHaveLength(1)
      })
    let second: ReturnType<typeof lower> | null = null
    const first = await lower(db, ana, bo, async () => {
      second = lower(db, bo, ana)
      await Promise.race([second, isWaiting()])
    })
    expect([first, await second]).toEqual([{ outcome: 'done' }, { outcome: 'not-owner' }])
  },
)

test.each(ENGINES)(
  'on %s: of two owners who lower themselves at the same moment one stays',
  async (engine) => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const [ana, bo] = [await addOwner(db, 'ana'), await addOwner(db, 'bo')]
    const outcomes = await Promise.all([lower(db, ana, ana), lower(db, bo, bo)])
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['done', 'last-owner'])
  },
)
