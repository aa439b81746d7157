import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { HOUR_MS } from '#platform/durations.ts'
import { codeOf } from '#tests/authenticator.ts'
import { beginAtFixedTime, pass } from '#tests/fixed-time.ts'
import { codeIn, openAuthOf } from '#tests/staff-auth.ts'
import { addAuthenticator, addFrieda, FRIEDA, PASSWORD, signIn } from '#tests/staff-visitor.ts'
import { openTestDatabase } from '#tests/test-database.ts'
import { listStaff, removeStaff } from './accounts.server.ts'
import { giveSessionToken } from './sessions.server.ts'

beginAtFixedTime()

test('with an authenticator a right code is required and valid once', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit, authenticate } = openAuthOf(database)
  const browser = visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  const { secret } = await addAuthenticator(browser)
  expect(await authenticate(browser.cookie())).toMatchObject(FRIEDA)
  pass(60_000)
  const second = visit()
  expect(await (await signIn(second)).json()).toMatchObject({ twoFactorRedirect: true })
  expect(await authenticate(second.cookie())).toBe(null)
  const code = codeOf(secret, Date.now())
  const wrong = code === '123456' ? '654321' : '123456'
  expect(await codeIn(await second.ask('/two-factor/verify-totp', { code: wrong }))).toBe('wrong_code')
  expect((await second.ask('/two-factor/verify-totp', { code })).status).toBe(200)
  expect(await authenticate(second.cookie())).toMatchObject(FRIEDA)
  const third = visit()
  await signIn(third)
  expect(await codeIn(await third.ask('/two-factor/verify-totp', { code }))).toBe('wrong_code')
  pass(60_000)
  expect((await third.ask('/two-factor/verify-totp', { code: codeOf(secret, Date.now()) })).status).toBe(200)
})

test('after five wrong codes the sign-in starts again', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit } = openAuthOf(database)
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

test('a right password alone does not reset the count of attempts; a right code does', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit } = openAuthOf(database)
  const browser = visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  const { secret } = await addAuthenticator(browser)
  pass(60_000)
  const statuses: number[] = []
  for (let time = 0; time < 6; time++) statuses.push((await signIn(visit(`192.0.2.${time}`))).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  pass(HOUR_MS)
  const owner = visit()
  await signIn(owner)
  const code = codeOf(secret, Date.now())
  expect((await owner.ask('/two-factor/verify-totp', { code })).status).toBe(200)
  expect((await signIn(visit())).status).toBe(200)
})

test('a recovery code is valid once', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit } = openAuthOf(database)
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

test('sessions are listed and ended one by one; a new password ends the others and gives a new cookie', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit, authenticate } = openAuthOf(database)
  const [here, there, elsewhere] = [visit(), visit(), visit()]
  await addFrieda(database.db, here)
  for (const browser of [here, there, elsewhere]) await signIn(browser)
  const sessions: { id: string; isCurrent: boolean }[] = await (await here.ask('/list-sessions')).json()
  expect(sessions).toHaveLength(3)
  const current = await (await here.ask('/get-session')).json()
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ id: current.session.id }])
  const { session } = await (await there.ask('/get-session')).json()
  expect(sessions.map(({ id }) => id)).toContain(session.id)
  expect((await here.ask('/revoke-session', { id: session.id })).status).toBe(200)
  expect(await authenticate(there.cookie())).toBe(null)
  const before = here.cookie()
  const passwords = { currentPassword: PASSWORD, newPassword: 'Feder, Tusche, Löschpapier' }
  expect((await here.ask('/change-password', passwords)).status).toBe(200)
  expect(await authenticate(elsewhere.cookie())).toBe(null)
  expect(await authenticate(before)).toBe(null)
  expect(await authenticate(here.cookie())).toMatchObject(FRIEDA)
})

test('a new password is checked like the first, and the old one must be right', async () => {
  await using database = await openTestDatabase('pglite')
  const browser = openAuthOf(database).visit()
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

test('removing an account ends its sessions', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit, authenticate } = openAuthOf(database)
  const browser = visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  expect(await listStaff(database.db)).toMatchObject([
    { ...FRIEDA, hasPassword: true, hasSecondFactor: false },
  ])
  expect(await removeStaff(database.db, 'Frieda@Example.com')).toBe('removed')
  expect(await authenticate(browser.cookie())).toBe(null)
  expect((await signIn(visit())).status).toBe(401)
})

test('the cookie of a renewed token has all security attributes', async () => {
  const cookie = { name: '__Host-session', isSecure: true, key: 'a key of more than thirty-two letters' }
  const line = await giveSessionToken(cookie, 'token', 60)
  for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Secure', 'Max-Age=60'])
    expect(line).toContain(attribute)
})
