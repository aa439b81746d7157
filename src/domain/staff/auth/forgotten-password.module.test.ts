import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '#platform/durations.ts'
import { codeOf } from '#tests/authenticator.ts'
import { beginAtFixedTime, pass } from '#tests/fixed-time.ts'
import { codeIn, openAuthOf, sendEmails } from '#tests/staff-auth.ts'
import {
  addAuthenticator,
  addFrieda,
  FRIEDA,
  PASSWORD,
  type StaffVisitor,
  signIn,
} from '#tests/staff-visitor.ts'
import { ENGINES, openTestDatabase, type TestDatabase } from '#tests/test-database.ts'

beginAtFixedTime()

const NEW_PASSWORD = 'Feder, Tusche, Löschpapier'

/** Only links: other e-mails tell of what happened. */
async function sentLinks(database: TestDatabase): Promise<string[]> {
  const sent = await sendEmails(database)
  return sent.flatMap(({ text }) => /\/admin\/welcome#([\w-]+)/.exec(text)?.[1] ?? [])
}

const ask = (visitor: StaffVisitor, email: string) => visitor.ask('/forgotten', { email })
const use = (visitor: StaffVisitor, token: string) =>
  visitor.ask('/welcome', { token, password: NEW_PASSWORD, name: FRIEDA.name })

describe.each(ENGINES)('on %s', (engine) => {
  test('a forgotten password is set anew by a link that works once, and other sessions end', async () => {
    await using database = await openTestDatabase(engine)
    const { visit, authenticate } = openAuthOf(database)
    const [office, home] = [visit(), visit()]
    await addFrieda(database.db, office)
    await signIn(office)
    for (let time = 1; time <= 5; time++) await signIn(home, 'not this one, surely')
    expect((await signIn(home)).status).toBe(429)
    expect((await ask(home, ` ${FRIEDA.email.toUpperCase()}`)).status).toBe(200)
    const [token = '', ...others] = await sentLinks(database)
    expect(others).toEqual([])
    expect((await use(home, token)).status).toBe(200)
    expect(await codeIn(await use(home, token))).toBe('link_gone')
    expect(await authenticate(office.cookie())).toBeNull()
    expect((await signIn(home, PASSWORD)).status).toBe(401)
    expect((await signIn(home, NEW_PASSWORD)).status).toBe(200)
    expect(await authenticate(home.cookie())).toMatchObject(FRIEDA)
  })
})

test('an address without an account gets the same answer, and no e-mail', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit } = openAuthOf(database)
  await addFrieda(database.db, visit())
  const answers = await Promise.all(
    [FRIEDA.email, 'nobody@example.com'].map(async (email) => {
      const response = await ask(visit(), email)
      return [response.status, await response.text()]
    }),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(await sentLinks(database)).toHaveLength(1)
})

test('the fourth request within an hour sends nothing, so that the last link stays good', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit } = openAuthOf(database)
  await addFrieda(database.db, visit())
  for (let time = 1; time <= 5; time++) expect((await ask(visit(), FRIEDA.email)).status).toBe(200)
  const links = await sentLinks(database)
  expect(links).toHaveLength(3)
  const valid = await Promise.all(links.map((token) => visit().ask('/welcome/look', { token })))
  expect(valid.filter(({ ok }) => ok)).toHaveLength(1)
})

test('the link ends after a day', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit } = openAuthOf(database)
  await addFrieda(database.db, visit())
  await ask(visit(), FRIEDA.email)
  const [token = ''] = await sentLinks(database)
  pass(24 * HOUR_MS)
  expect(await codeIn(await use(visit(), token))).toBe('link_gone')
})

test('the authenticator is still asked for after a new password', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit, authenticate } = openAuthOf(database)
  const browser = visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  const { secret } = await addAuthenticator(browser)
  const other = visit()
  await ask(other, FRIEDA.email)
  const [token = ''] = await sentLinks(database)
  await use(other, token)
  expect(await (await signIn(other, NEW_PASSWORD)).json()).toMatchObject({ twoFactorRedirect: true })
  expect(await authenticate(other.cookie())).toBeNull()
  pass(30_000)
  expect((await other.ask('/two-factor/verify-totp', { code: codeOf(secret, Date.now()) })).status).toBe(200)
  expect(await authenticate(other.cookie())).toMatchObject(FRIEDA)
})

test('without a mail server it is said that no e-mail can come', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit } = openAuthOf(database, { queueLink: null })
  expect(await codeIn(await ask(visit(), FRIEDA.email))).toBe('no_mail')
})
