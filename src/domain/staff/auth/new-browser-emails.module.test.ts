import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { codeOf } from '#tests/authenticator.ts'
import { beginAtFixedTime, pass } from '#tests/fixed-time.ts'
import { addPasskey, openPasskeyDevice, signInByPasskey } from '#tests/passkey-device.ts'
import { ADDRESS, openAuthOf, sendEmails } from '#tests/staff-auth.ts'
import { addAuthenticator, addFrieda, FRIEDA, PASSWORD, signIn } from '#tests/staff-visitor.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'

beginAtFixedTime()

const HALF_MINUTE_MS = 30_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe.each(ENGINES)('on %s', (engine) => {
  test('every change of sign-in methods sends the owner an email', async () => {
    await using database = await openTestDatabase(engine)
    const browser = openAuthOf(database).visit()
    const sentSubjects = async () =>
      (await sendEmails(database)).map(({ subject }) => subject.split(' / ')[1])
    await addFrieda(database.db, browser)
    expect(await sentSubjects()).toEqual(['Password set for your account at Zeichner'])
    await signIn(browser)
    expect(await sentSubjects()).toEqual(['New sign-in at Zeichner'])
    const device = openPasskeyDevice(ADDRESS)
    await addPasskey(browser, device)
    expect(await sentSubjects()).toEqual(['New passkey on your account at Zeichner'])
    await addAuthenticator(browser)
    expect(await sentSubjects()).toEqual(['Authenticator app turned on: your account at Zeichner'])
    await browser.ask('/two-factor/generate-backup-codes', { password: PASSWORD })
    expect(await sentSubjects()).toEqual(['New recovery codes for your account at Zeichner'])
    await browser.ask('/two-factor/disable', { password: PASSWORD })
    expect(await sentSubjects()).toEqual(['Authenticator app turned off: your account at Zeichner'])
    const [passkey]: { id: string }[] = await (await browser.ask('/passkey/list-user-passkeys')).json()
    await browser.ask('/passkey/delete-passkey', { id: passkey?.id })
    expect(await sentSubjects()).toEqual(['Passkey removed: your account at Zeichner'])
    const passwords = { currentPassword: PASSWORD, newPassword: 'Feder, Tusche, Löschpapier' }
    await browser.ask('/change-password', passwords)
    expect(await sentSubjects()).toEqual(['Your password at Zeichner was changed'])
  })

  test('a change whose email cannot be queued is rolled back', async () => {
    await using database = await openTestDatabase(engine)
    const { visit, authenticate } = openAuthOf(database)
    const browser = visit()
    await addFrieda(database.db, browser)
    await signIn(browser)
    await database.db.execute(sql`DELETE FROM letters`)
    await database.db.execute(sql`ALTER TABLE letters ADD CONSTRAINT full_up CHECK (false)`)
    await expect(signIn(visit())).rejects.toThrow()
    await expect(addPasskey(browser, openPasskeyDevice(ADDRESS))).rejects.toThrow()
    expect(await (await browser.ask('/passkey/list-user-passkeys')).json()).toEqual([])
    expect(await (await browser.ask('/list-sessions')).json()).toHaveLength(1)
    expect(await authenticate(browser.cookie())).toMatchObject(FRIEDA)
  })
})

test('an email says in both languages when it was, in which browser, and what to do', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit } = openAuthOf(database)
  await addFrieda(database.db, visit())
  await sendEmails(database)
  const account = { email: FRIEDA.email, password: PASSWORD }
  await visit('203.0.113.77').ask('/sign-in/email', account, { 'User-Agent': FIREFOX })
  const [email] = await sendEmails(database)
  expect(email).toMatchObject({
    to: FRIEDA.email,
    subject: 'Neue Anmeldung bei Die Zeichner / New sign-in at Zeichner',
  })
  for (const part of [email?.text ?? '', email?.html ?? '']) {
    for (const fact of ['2. März 2026', '09:00:00 MEZ', '2 March 2026', 'Firefox, Linux'])
      expect(part).toContain(fact)
    expect(part).toContain(`${ADDRESS}/admin/account`)
    expect(part).not.toContain('203.0.113.77')
    expect(part).not.toMatch(/\{\w+\}/)
  }
})

test('a new browser sends an email once; so does one that lost its cookies', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit } = openAuthOf(database)
  const browser = visit()
  await addFrieda(database.db, browser)
  await sendEmails(database)
  const countEmails = async () => (await sendEmails(database)).length
  await signIn(browser)
  expect(await countEmails()).toBe(1)
  await browser.ask('/sign-out', {})
  await signIn(browser)
  expect(await countEmails()).toBe(0)
  await signIn(visit())
  expect(await countEmails()).toBe(1)
  browser.cookies.clear()
  await signIn(browser)
  expect(await countEmails()).toBe(1)
  // A new password resets the known browsers.
  await addFrieda(database.db, visit())
  await sendEmails(database)
  await signIn(browser)
  expect(await countEmails()).toBe(1)
})

test('with an authenticator the email is sent after the right code; a passkey sends one as well', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit } = openAuthOf(database)
  const browser = visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  const device = openPasskeyDevice(ADDRESS)
  await addPasskey(browser, device)
  const { secret } = await addAuthenticator(browser)
  pass(HALF_MINUTE_MS)
  await sendEmails(database)
  const other = visit()
  await signIn(other)
  expect(await sendEmails(database)).toEqual([])
  await other.ask('/two-factor/verify-totp', { code: codeOf(secret, Date.now()) })
  expect(await sendEmails(database)).toHaveLength(1)
  await signInByPasskey(visit(), device)
  expect(await sendEmails(database)).toHaveLength(1)
})

test('a refused call sends no email', async () => {
  await using database = await openTestDatabase('pglite')
  const browser = openAuthOf(database).visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  await sendEmails(database)
  await browser.ask('/two-factor/disable', { password: 'not this one, surely' })
  await browser.ask('/change-password', { currentPassword: 'not this one, surely', newPassword: PASSWORD })
  await browser.ask('/passkey/delete-passkey', { id: 'none' })
  await browser.ask('/passkey/verify-registration', { response: {}, name: '' })
  expect(await sendEmails(database)).toEqual([])
})
