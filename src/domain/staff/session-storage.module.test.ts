import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { HOUR_MS, MINUTE_MS } from '#platform/durations.ts'
import { beginAtFixedTime, pass } from '#tests/fixed-time.ts'
import { openAuthOf } from '#tests/staff-auth.ts'
import { addFrieda, FRIEDA, PASSWORD, SESSION_COOKIE, signIn, tokenOf } from '#tests/staff-visitor.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'

beginAtFixedTime()

describe.each(ENGINES)('on %s', (engine) => {
  test('the content of the database, key included, is not enough to sign in', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const { visit, authenticate } = openAuthOf(database)
    const browser = visit()
    await addFrieda(db, browser)
    await signIn(browser)
    pass(HOUR_MS)
    await browser.ask('/use-session', {})
    const [{ key = '' } = {}] = await rowsOf(db, sql`SELECT key FROM staff_keys`)
    const [row = {}] = await rowsOf(db, sql`SELECT * FROM staff_sessions`)
    expect(JSON.stringify(row)).not.toContain(tokenOf(browser))
    const cookieOf = (text: string) => {
      const signature = createHmac('sha256', String(key)).update(text).digest('base64')
      return `${SESSION_COOKIE}=${encodeURIComponent(`${text}.${signature}`)}`
    }
    // Proves that `cookieOf` signs like the site, so that only the values below are wrong.
    expect(await authenticate(cookieOf(tokenOf(browser)))).toMatchObject(FRIEDA)
    const values = Object.values(row).filter((value) => typeof value === 'string')
    expect(values.length).toBeGreaterThan(3)
    expect(await Promise.all(values.map((text) => authenticate(cookieOf(text))))).toEqual(
      values.map(() => null),
    )
  })
})

test('no response body contains a session token, which scripts could values', async () => {
  await using database = await openTestDatabase('pglite')
  const browser = openAuthOf(database).visit()
  await addFrieda(database.db, browser)
  const bodies: string[] = [await (await signIn(browser)).text()]
  const tokens = [tokenOf(browser)]
  for (const path of ['/get-session', '/list-sessions']) bodies.push(await (await browser.ask(path)).text())
  bodies.push(await (await browser.ask('/use-session', {})).text())
  const passwords = { currentPassword: PASSWORD, newPassword: 'Feder, Tusche, Löschpapier' }
  bodies.push(await (await browser.ask('/change-password', passwords)).text())
  tokens.push(tokenOf(browser))
  expect(bodies.join('\n')).toContain(FRIEDA.email)
  expect(bodies.join('\n')).not.toContain('"token"')
  for (const token of tokens) expect(bodies.join('\n')).not.toContain(token)
})

test('an unused session ends after two hours; requests that pages make by themselves are no use', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit, authenticate } = openAuthOf(database)
  const [used, polled] = [visit(), visit()]
  await addFrieda(database.db, used)
  await signIn(used)
  await signIn(polled)
  for (let minutes = 0; minutes < 120; minutes += 30) {
    pass(30 * MINUTE_MS)
    await used.ask('/use-session', {})
    await polled.ask('/get-session')
    await polled.ask('/session')
    await polled.ask('/list-sessions')
    await polled.ask('/passkey/list-user-passkeys')
    await authenticate(polled.cookie())
  }
  expect(await authenticate(polled.cookie())).toBe(null)
  expect((await polled.ask('/use-session', {})).status).toBe(401)
  pass(1)
  expect(await (await polled.ask('/get-session')).json()).toBe(null)
  pass(2 * HOUR_MS - 2)
  expect(await authenticate(used.cookie())).toMatchObject(FRIEDA)
  pass(1)
  expect(await authenticate(used.cookie())).toBe(null)
})

test('using a session returns how long it lasts and sets the cookie for as long', async () => {
  await using database = await openTestDatabase('pglite')
  const browser = openAuthOf(database).visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  pass(HOUR_MS / 2)
  const response = await browser.ask('/use-session', {})
  const { session, user } = await (await browser.ask('/get-session')).json()
  expect(await response.json()).toEqual({ id: session.id, staffId: user.id, secondsLeft: 7_200 })
  expect(response.headers.getSetCookie()[0]).toContain('; Max-Age=7200;')
  pass(HOUR_MS / 2)
  expect(await (await browser.ask('/session')).json()).toMatchObject({ secondsLeft: 5_400 })
})

test('a session ends after a week, however much it is used', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit, authenticate } = openAuthOf(database)
  const browser = visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  for (let hours = 0; hours < 167; hours++) {
    pass(HOUR_MS)
    await browser.ask('/use-session', {})
  }
  expect(await authenticate(browser.cookie())).toMatchObject(FRIEDA)
  pass(HOUR_MS)
  expect((await browser.ask('/use-session', {})).status).toBe(401)
  expect(await authenticate(browser.cookie())).toBe(null)
})

test('a session of another account cannot be ended', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit, authenticate } = openAuthOf(database)
  const [frieda, stranger] = [visit(), visit()]
  await addFrieda(database.db, frieda)
  await signIn(frieda)
  const [{ id } = {}]: { id?: string }[] = await (await frieda.ask('/list-sessions')).json()
  expect((await stranger.ask('/revoke-session', { id })).status).toBe(401)
  await database.db.execute(sql`INSERT INTO staff_accounts (id, name, email, created_at, updated_at)
    VALUES ('kim', 'Kim', 'kim@example.com', now(), now())`)
  await database.db.execute(sql`UPDATE staff_sessions SET user_id = 'kim'`)
  await signIn(stranger)
  await stranger.ask('/revoke-session', { id })
  await stranger.ask('/revoke-other-sessions', {})
  expect(await authenticate(frieda.cookie())).toMatchObject({ name: 'Kim' })
})
