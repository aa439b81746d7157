import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addStaff } from '#domain/staff/accounts.server.ts'
import { rowsOf } from '#platform/database/database.ts'
import { beginAtFixedTime, HOUR_MS, pass } from '#tests/fixed-time.ts'
import { clock, codeIn, openDoorOf } from '#tests/staff-door.ts'
import { addFrieda, FRIEDA, PASSWORD, signIn } from '#tests/staff-visitor.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { makeLink } from './account-links.server.ts'

beginAtFixedTime()

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
