import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rowsOf } from '#base/database/database.ts'
import { openLog } from '#base/log.ts'
import { openRateLimits } from '#base/rate-limits/rate-limits.server.ts'
import { codeOf } from '#tests/authenticator.ts'
import { addAuthenticator, addFrieda, FRIEDA, openVisitor, PASSWORD, signIn } from '#tests/staff-visitor.ts'
import { ENGINES, openTestDatabase, type TestDatabase } from '#tests/test-database.ts'
import { openStaffDoor } from './open-staff-door.server.ts'
import { addStaff, listStaff, removeStaff } from './staff-accounts.server.ts'
import { makeLink } from './staff-links.server.ts'

const START = new Date('2026-03-02T08:00:00Z')
const HOUR_MS = 3_600_000
const ADDRESS = 'https://www.zeichner.example'
const clock = { now: () => new Date() }

// The library asks the system for the time, so the system's clock is the one to set.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds)
}

function openDoorOf({ db }: TestDatabase) {
  const door = openStaffDoor({
    ...{ db, clock, log: openLog('silent'), rateLimits: openRateLimits(db, clock) },
    trusted: [ADDRESS],
  })
  const visit = (network = '192.0.2.7') => openVisitor(ADDRESS, (request) => door.answer(request, network))
  const whoIs = (cookie: string) => door.whoIs(new Headers({ Cookie: cookie }))
  return { visit, whoIs }
}

async function codeIn(answer: Response): Promise<unknown> {
  return JSON.parse(await answer.text()).error.code
}

describe.each(ENGINES)('on %s', (engine) => {
  test('an account by link, a password, and its owner is known', async () => {
    await using database = await openTestDatabase(engine)
    const { visit, whoIs } = openDoorOf(database)
    const browser = visit()
    await addFrieda(database.db, browser)
    expect((await signIn(browser)).status).toBe(200)
    expect(await whoIs(browser.cookie())).toMatchObject(FRIEDA)
    const [{ kept = '' } = {}] = await rowsOf(database.db, sql`SELECT password AS kept FROM staff_passwords`)
    expect(kept).not.toContain(PASSWORD)
  })

  test('each wrong password after the fourth doubles the wait, also for accounts that do not exist', async () => {
    await using database = await openTestDatabase(engine)
    const { visit } = openDoorOf(database)
    await addFrieda(database.db, visit('192.0.2.1'))
    for (const email of [FRIEDA.email, 'nobody@example.com']) {
      const statuses: number[] = []
      const guess = async (network: string) => {
        const answer = await visit(network).ask('/sign-in/email', { email, password: 'not this one, surely' })
        statuses.push(answer.status)
        return answer
      }
      for (let time = 1; time <= 5; time++)
        expect(await codeIn(await guess(`192.0.2.${time}`))).toBe('wrong_password')
      expect((await guess('192.0.2.9')).headers.get('Retry-After')).toBe('15')
      pass(15_000)
      await guess('192.0.2.9')
      expect((await guess('192.0.2.9')).headers.get('Retry-After')).toBe('30')
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 401, 429])
    }
  })

  test('many guesses at once are no more than one after the other', async () => {
    await using database = await openTestDatabase(engine)
    const { visit } = openDoorOf(database)
    await addFrieda(database.db, visit())
    const guesses = Array.from({ length: 12 }, () => signIn(visit(), 'not this one, surely'))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  })
})

test('who waits gets in with the right password afterwards, and starts anew', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit } = openDoorOf(database)
  await addFrieda(database.db, visit())
  for (let time = 1; time <= 5; time++) await signIn(visit(), 'not this one, surely')
  expect((await signIn(visit())).status).toBe(429)
  // A restart forgets nothing.
  expect((await signIn(openDoorOf(database).visit())).status).toBe(429)
  pass(15_000)
  expect((await signIn(visit())).status).toBe(200)
  for (let time = 1; time <= 4; time++)
    expect((await signIn(visit(), 'not this one, surely')).status).toBe(401)
})

test('one network may not try many accounts', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit } = openDoorOf(database)
  const statuses: number[] = []
  for (let time = 1; time <= 23; time++) {
    const account = { email: `somebody${time}@example.com`, password: 'not this one, surely' }
    statuses.push((await visit().ask('/sign-in/email', account)).status)
  }
  expect(statuses.slice(0, 21).every((status) => status === 401)).toBe(true)
  expect(statuses.slice(21)).toEqual([429, 429])
})

test('a link opens once, for a day, and an older one not at all', async () => {
  await using database = await openTestDatabase('pglite')
  const { db } = database
  const browser = openDoorOf(database).visit()
  const staff = await addStaff(db, FRIEDA, clock.now())
  const id = staff?.id ?? ''
  const older = await makeLink(db, id, clock.now())
  const used = await makeLink(db, id, clock.now())
  const welcome = (token: string) => browser.ask('/welcome', { token, password: PASSWORD, name: 'Frieda P.' })
  expect(await codeIn(await welcome(older))).toBe('link_gone')
  expect(await (await browser.ask('/welcome/look', { token: used })).json()).toEqual(FRIEDA)
  expect((await welcome(used)).status).toBe(200)
  expect(await codeIn(await welcome(used))).toBe('link_gone')
  expect(await codeIn(await welcome(''))).toBe('invalid_request')
  const aged = await makeLink(db, id, clock.now())
  pass(24 * HOUR_MS + 1)
  expect(await codeIn(await welcome(aged))).toBe('link_gone')
})

test('two who use one link at the same moment do not both set a password', async () => {
  await using database = await openTestDatabase('pglite')
  const browser = openDoorOf(database).visit()
  const staff = await addStaff(database.db, FRIEDA, clock.now())
  const token = await makeLink(database.db, staff?.id ?? '', clock.now())
  const uses = [PASSWORD, `${PASSWORD} und noch eins`].map((password) =>
    browser.ask('/welcome', { token, password, name: FRIEDA.name }),
  )
  const statuses = (await Promise.all(uses)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 410])
})

test('a password that is easy to find leaves the link as it was', async () => {
  await using database = await openTestDatabase('pglite')
  const browser = openDoorOf(database).visit()
  const staff = await addStaff(database.db, FRIEDA, clock.now())
  const token = await makeLink(database.db, staff?.id ?? '', clock.now())
  const refused = await browser.ask('/welcome', { token, password: 'password1234', name: FRIEDA.name })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ error: { fields: { password: 'common' } } })
  expect((await browser.ask('/welcome', { token, password: PASSWORD, name: FRIEDA.name })).status).toBe(200)
})

test('a new password by link signs everybody out', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit, whoIs } = openDoorOf(database)
  const browser = visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  await addFrieda(database.db, visit())
  expect(await whoIs(browser.cookie())).toBe(null)
})

test('a code is asked for once an authenticator is there: wrong, right, and never twice', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit, whoIs } = openDoorOf(database)
  const browser = visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  const { secret } = await addAuthenticator(browser)
  expect(await whoIs(browser.cookie())).toMatchObject(FRIEDA)
  pass(60_000)
  const second = visit()
  expect(await (await signIn(second)).json()).toMatchObject({ twoFactorRedirect: true })
  expect(await whoIs(second.cookie())).toBe(null)
  const code = codeOf(secret, Date.now())
  const wrong = code === '123456' ? '654321' : '123456'
  expect(await codeIn(await second.ask('/two-factor/verify-totp', { code: wrong }))).toBe('wrong_code')
  expect((await second.ask('/two-factor/verify-totp', { code })).status).toBe(200)
  expect(await whoIs(second.cookie())).toMatchObject(FRIEDA)
  const third = visit()
  await signIn(third)
  expect(await codeIn(await third.ask('/two-factor/verify-totp', { code }))).toBe('wrong_code')
  pass(60_000)
  expect((await third.ask('/two-factor/verify-totp', { code: codeOf(secret, Date.now()) })).status).toBe(200)
})

test('after five wrong codes the password is asked for again', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit } = openDoorOf(database)
  const browser = visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  const { secret } = await addAuthenticator(browser)
  pass(60_000)
  const second = visit()
  await signIn(second)
  const right = codeOf(secret, Date.now())
  for (let time = 0; time < 5; time++) {
    const code = String((Number(right) + 1 + time) % 1_000_000).padStart(6, '0')
    expect(await codeIn(await second.ask('/two-factor/verify-totp', { code }))).toBe('wrong_code')
  }
  expect(await codeIn(await second.ask('/two-factor/verify-totp', { code: right }))).toBe('start_again')
})

test('a recovery code opens once', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit } = openDoorOf(database)
  const browser = visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  const { codes } = await addAuthenticator(browser)
  expect(codes).toHaveLength(10)
  const [code = ''] = codes
  const outcomes: number[] = []
  for (let time = 0; time < 2; time++) {
    const next = visit()
    await signIn(next)
    outcomes.push((await next.ask('/two-factor/verify-backup-code', { code })).status)
  }
  expect(outcomes).toEqual([200, 401])
  const [row] = await rowsOf(database.db, sql`SELECT secret, backup_codes FROM staff_second_factors`)
  expect(JSON.stringify(row)).not.toContain(codes[1])
})

test('a session ends when it is not used for half a day, and after a week in any case', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit, whoIs } = openDoorOf(database)
  const [idle, busy] = [visit(), visit()]
  await addFrieda(database.db, idle)
  await signIn(idle)
  await signIn(busy)
  for (let hours = 0; hours < 6; hours++) {
    pass(2 * HOUR_MS)
    await busy.ask('/get-session')
  }
  pass(1)
  expect(await whoIs(idle.cookie())).toBe(null)
  expect(await whoIs(busy.cookie())).toMatchObject(FRIEDA)
  for (let hours = 12; hours < 168; hours += 6) {
    pass(6 * HOUR_MS)
    await busy.ask('/get-session')
  }
  expect(await whoIs(busy.cookie())).toBe(null)
})

test('sessions are listed and ended one by one; a new password ends the others and gives a new cookie', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit, whoIs } = openDoorOf(database)
  const [here, there, elsewhere] = [visit(), visit(), visit()]
  await addFrieda(database.db, here)
  for (const browser of [here, there, elsewhere]) await signIn(browser)
  const sessions: { token: string }[] = await (await here.ask('/list-sessions')).json()
  expect(sessions).toHaveLength(3)
  const token = (there.cookies.get('session') ?? '').split('.')[0]
  expect((await here.ask('/revoke-session', { token })).status).toBe(200)
  expect(await whoIs(there.cookie())).toBe(null)
  const before = here.cookie()
  const passwords = { currentPassword: PASSWORD, newPassword: 'Feder, Tusche, Löschpapier' }
  expect((await here.ask('/change-password', passwords)).status).toBe(200)
  expect(await whoIs(elsewhere.cookie())).toBe(null)
  expect(await whoIs(before)).toBe(null)
  expect(await whoIs(here.cookie())).toMatchObject(FRIEDA)
})

test('a new password is checked like the first, and the old one must be right', async () => {
  await using database = await openTestDatabase('pglite')
  const browser = openDoorOf(database).visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  const change = (currentPassword: string, newPassword: string) =>
    browser.ask('/change-password', { currentPassword, newPassword })
  const refused = await change(PASSWORD, 'frieda ist mein Name')
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { error: { fields: { newPassword: 'holds-name' } } },
  ])
  expect(await codeIn(await change('not this one, surely', 'Feder, Tusche, Löschpapier'))).toBe(
    'wrong_password',
  )
})

test('who is removed is out at once', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit, whoIs } = openDoorOf(database)
  const browser = visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  expect(await listStaff(database.db)).toMatchObject([
    { ...FRIEDA, hasPassword: true, hasSecondFactor: false },
  ])
  expect(await removeStaff(database.db, 'Frieda@Example.com')).toBe(true)
  expect(await whoIs(browser.cookie())).toBe(null)
  expect((await signIn(visit())).status).toBe(401)
})

test('what better-auth offers and we do not need is not there', async () => {
  await using database = await openTestDatabase('pglite')
  const browser = openDoorOf(database).visit()
  const calls: [string, unknown][] = [
    ['/sign-up/email', { email: 'new@example.com', password: PASSWORD, name: 'New' }],
    ['/request-password-reset', { email: FRIEDA.email }],
    ['/reset-password', { newPassword: PASSWORD, token: 'x' }],
    ['/delete-user', {}],
    ['/change-email', { newEmail: 'other@example.com' }],
    ['/two-factor/send-otp', {}],
    ['/link-social', { provider: 'google' }],
    ['/ok', undefined],
  ]
  const answers = await Promise.all(calls.map(([path, body]) => browser.ask(path, body)))
  expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 404))
})

test('a device is never trusted to come in without its code', async () => {
  await using database = await openTestDatabase('pglite')
  const browser = openDoorOf(database).visit()
  const answer = await browser.ask('/two-factor/verify-totp', { code: '123456', trustDevice: true })
  expect(await codeIn(answer)).toBe('invalid_request')
})
