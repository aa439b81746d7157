import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addStaff } from '#domain/staff/accounts.server.ts'
import { rowsOf } from '#platform/database/database.ts'
import { HOUR_MS } from '#platform/durations.ts'
import { beginAtFixedTime, pass } from '#tests/fixed-time.ts'
import { clock, codeIn, openAuthOf } from '#tests/staff-auth.ts'
import { addFrieda, FRIEDA, PASSWORD, signIn } from '#tests/staff-visitor.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { makeLink } from './account-links.server.ts'

beginAtFixedTime()

describe.each(ENGINES)('on %s', (engine) => {
  test('an account sets its password by link, signs in and is authenticated', async () => {
    await using database = await openTestDatabase(engine)
    const { visit, authenticate } = openAuthOf(database)
    const browser = visit()
    await addFrieda(database.db, browser)
    expect((await signIn(browser)).status).toBe(200)
    expect(await authenticate(browser.cookie())).toMatchObject(FRIEDA)
    const [{ stored = '' } = {}] = await rowsOf(
      database.db,
      sql`SELECT password AS stored FROM staff_passwords`,
    )
    expect(stored).not.toContain(PASSWORD)
  })

  test('each wrong password after the fourth doubles the wait, also for accounts that do not exist', async () => {
    await using database = await openTestDatabase(engine)
    const { visit } = openAuthOf(database)
    await addFrieda(database.db, visit('192.0.2.1'))
    for (const email of [FRIEDA.email, 'nobody@example.com']) {
      const statuses: number[] = []
      const attempt = async (network: string) => {
        const response = await visit(network).ask('/sign-in/email', {
          email,
          password: 'not this one, surely',
        })
        statuses.push(response.status)
        return response
      }
      for (let time = 1; time <= 5; time++)
        expect(await codeIn(await attempt(`192.0.2.${time}`))).toBe('wrong_password')
      expect((await attempt('192.0.2.9')).headers.get('Retry-After')).toBe('15')
      pass(15_000)
      await attempt('192.0.2.9')
      expect((await attempt('192.0.2.9')).headers.get('Retry-After')).toBe('30')
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 401, 429])
    }
  })

  test('concurrent attempts are limited like consecutive ones', async () => {
    await using database = await openTestDatabase(engine)
    const { visit } = openAuthOf(database)
    await addFrieda(database.db, visit())
    const attempts = Array.from({ length: 12 }, () => signIn(visit(), 'not this one, surely'))
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  })
})

test('after the wait the right password signs in and resets the count', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit } = openAuthOf(database)
  await addFrieda(database.db, visit())
  for (let time = 1; time <= 5; time++) await signIn(visit(), 'not this one, surely')
  expect((await signIn(visit())).status).toBe(429)
  // A restart does not reset the count.
  expect((await signIn(openAuthOf(database).visit())).status).toBe(429)
  pass(15_000)
  expect((await signIn(visit())).status).toBe(200)
  for (let time = 1; time <= 4; time++)
    expect((await signIn(visit(), 'not this one, surely')).status).toBe(401)
})

test('attempts of one network are limited across accounts', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit } = openAuthOf(database)
  const statuses: number[] = []
  for (let time = 1; time <= 23; time++) {
    const account = { email: `somebody${time}@example.com`, password: 'not this one, surely' }
    statuses.push((await visit().ask('/sign-in/email', account)).status)
  }
  expect(statuses.slice(0, 21).every((status) => status === 401)).toBe(true)
  expect(statuses.slice(21)).toEqual([429, 429])
})

test('a link is valid once and for a day, and a new one replaces it', async () => {
  await using database = await openTestDatabase('pglite')
  const { db } = database
  const browser = openAuthOf(database).visit()
  const staff = await addStaff(db, FRIEDA, clock.now())
  const id = staff?.id ?? ''
  const older = await makeLink(db, id, clock.now())
  const current = await makeLink(db, id, clock.now())
  const welcome = (token: string) => browser.ask('/welcome', { token, password: PASSWORD, name: 'Frieda P.' })
  expect(await codeIn(await welcome(older))).toBe('link_gone')
  expect(await (await browser.ask('/welcome/look', { token: current })).json()).toEqual(FRIEDA)
  expect((await welcome(current)).status).toBe(200)
  expect(await codeIn(await welcome(current))).toBe('link_gone')
  expect(await codeIn(await welcome(''))).toBe('invalid_request')
  const expired = await makeLink(db, id, clock.now())
  pass(24 * HOUR_MS + 1)
  expect(await codeIn(await welcome(expired))).toBe('link_gone')
})

test('of two concurrent uses of a link only one sets a password', async () => {
  await using database = await openTestDatabase('pglite')
  const browser = openAuthOf(database).visit()
  const staff = await addStaff(database.db, FRIEDA, clock.now())
  const token = await makeLink(database.db, staff?.id ?? '', clock.now())
  const uses = [PASSWORD, `${PASSWORD} und noch eins`].map((password) =>
    browser.ask('/welcome', { token, password, name: FRIEDA.name }),
  )
  const statuses = (await Promise.all(uses)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 410])
})

test('a refused password leaves the link valid', async () => {
  await using database = await openTestDatabase('pglite')
  const browser = openAuthOf(database).visit()
  const staff = await addStaff(database.db, FRIEDA, clock.now())
  const token = await makeLink(database.db, staff?.id ?? '', clock.now())
  const refused = await browser.ask('/welcome', { token, password: 'password1234', name: FRIEDA.name })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ error: { fields: { password: 'common' } } })
  expect((await browser.ask('/welcome', { token, password: PASSWORD, name: FRIEDA.name })).status).toBe(200)
})

test('a new password by link ends all sessions', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit, authenticate } = openAuthOf(database)
  const browser = visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  await addFrieda(database.db, visit())
  expect(await authenticate(browser.cookie())).toBe(null)
})

test('unused endpoints of better-auth are not reachable', async () => {
  await using database = await openTestDatabase('pglite')
  const browser = openAuthOf(database).visit()
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
  const responses = await Promise.all(calls.map(([path, body]) => browser.ask(path, body)))
  expect(responses.map(({ status }) => status)).toEqual(calls.map(() => 404))
})

test('trusting a device to skip the code is not possible', async () => {
  await using database = await openTestDatabase('pglite')
  const browser = openAuthOf(database).visit()
  const response = await browser.ask('/two-factor/verify-totp', { code: '123456', trustDevice: true })
  expect(await codeIn(response)).toBe('invalid_request')
})
