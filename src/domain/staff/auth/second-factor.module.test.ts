import { symmetricEncrypt } from 'better-auth/crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { runStaffCommand } from '#domain/staff/staff-commands.server.ts'
import { staffSecondFactors } from '#domain/staff/tables.server.ts'
import { rowsOf } from '#platform/database/database.ts'
import { codeOf } from '#tests/authenticator.ts'
import { beginAtFixedTime, pass } from '#tests/fixed-time.ts'
import { addPasskey, openPasskeyDevice, signInByPasskey } from '#tests/passkey-device.ts'
import { ADDRESS, clock, codeIn, openAuthOf } from '#tests/staff-auth.ts'
import {
  addAuthenticator,
  addFrieda,
  FRIEDA,
  PASSWORD,
  SESSION_COOKIE,
  type StaffVisitor,
  signIn,
} from '#tests/staff-visitor.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { getStaffKey } from './open-auth-service.server.ts'

beginAtFixedTime()

const HALF_MINUTE_MS = 30_000
/** After so many wrong codes better-auth locks the account. */
const WRONG_CODES_TO_LOCK = 10

describe.each(ENGINES)('on %s', (engine) => {
  test('the code that sets the authenticator up cannot be used again', async () => {
    await using database = await openTestDatabase(engine)
    const { visit, authenticate } = openAuthOf(database)
    const owner = visit()
    await addFrieda(database.db, owner)
    await signIn(owner)
    const { secret } = await addAuthenticator(owner)
    const other = visit()
    await signIn(other)
    const observed = codeOf(secret, Date.now())
    const reused = await other.ask('/two-factor/verify-totp', { code: observed })
    expect([reused.status, await codeIn(reused)]).toEqual([401, 'wrong_code'])
    expect(await authenticate(other.cookie())).toBe(null)
    pass(HALF_MINUTE_MS)
    const fresh = await other.ask('/two-factor/verify-totp', { code: codeOf(secret, Date.now()) })
    expect(fresh.status).toBe(200)
  })

  test('setting an authenticator up ends other sessions that were opened with the password alone', async () => {
    await using database = await openTestDatabase(engine)
    const { visit, authenticate } = openAuthOf(database)
    const [here, elsewhere, byPasskey] = [visit(), visit(), visit()]
    await addFrieda(database.db, here)
    await signIn(here)
    await signIn(elsewhere)
    const device = openPasskeyDevice(ADDRESS)
    expect((await addPasskey(here, device)).status).toBe(200)
    expect((await signInByPasskey(byPasskey, device)).status).toBe(200)
    const before = here.cookie()
    await addAuthenticator(here)
    expect(await authenticate(here.cookie())).toMatchObject(FRIEDA)
    expect(await authenticate(before)).toBe(null)
    expect(await authenticate(elsewhere.cookie())).toBe(null)
    // A passkey is two factors by itself.
    expect(await authenticate(byPasskey.cookie())).toMatchObject(FRIEDA)
  })

  test('a link from the command line resets the lock after wrong codes', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const { visit } = openAuthOf(database)
    const owner = visit()
    await addFrieda(db, owner)
    await signIn(owner)
    const { secret } = await addAuthenticator(owner)
    pass(HALF_MINUTE_MS)
    const right = () => codeOf(secret, Date.now())
    let attacker = visit()
    for (let time = 0; time < WRONG_CODES_TO_LOCK; time++) {
      // better-auth allows five codes per sign-in.
      if (time % 5 === 0) {
        attacker = visit(`192.0.2.${time}`)
        await signIn(attacker)
      }
      const code = String((Number(right()) + 1 + time) % 1_000_000).padStart(6, '0')
      expect(await codeIn(await attacker.ask('/two-factor/verify-totp', { code }))).toBe('wrong_code')
    }
    const locked = visit('192.0.2.99')
    await signIn(locked)
    expect((await locked.ask('/two-factor/verify-totp', { code: right() })).status).toBe(429)
    const reply = await runStaffCommand(
      { db, clock, origin: ADDRESS },
      { action: 'link', email: FRIEDA.email },
    )
    expect(reply.done).toBe(true)
    pass(HALF_MINUTE_MS)
    const back = visit('192.0.2.98')
    await signIn(back)
    expect((await back.ask('/two-factor/verify-totp', { code: right() })).status).toBe(200)
  })
})

test('signing in again in the same browser ends the former session, with every method', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit, authenticate } = openAuthOf(database)
  const browser = visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  const device = openPasskeyDevice(ADDRESS)
  await addPasskey(browser, device)
  const { secret } = await addAuthenticator(browser)
  const byEnrolment = browser.cookie()
  pass(HALF_MINUTE_MS)
  // The password alone ends it, because the browser loses the former cookie.
  const response = await signIn(browser)
  expect(await response.json()).toMatchObject({ twoFactorRedirect: true })
  expect(browser.cookies.has(SESSION_COOKIE)).toBe(false)
  expect(await authenticate(byEnrolment)).toBe(null)
  await browser.ask('/two-factor/verify-totp', { code: codeOf(secret, Date.now()) })
  const byCode = browser.cookie()
  expect(await authenticate(byCode)).toMatchObject(FRIEDA)
  expect((await signInByPasskey(browser, device)).status).toBe(200)
  expect([await authenticate(byCode), await authenticate(browser.cookie())]).toMatchObject([null, FRIEDA])
  expect(await rowsOf(database.db, sql`SELECT 1 FROM staff_sessions`)).toHaveLength(1)
})

test('a wrong password ends nothing', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit, authenticate } = openAuthOf(database)
  const browser = visit()
  await addFrieda(database.db, browser)
  await signIn(browser)
  const before = browser.cookie()
  expect((await signIn(browser, `${PASSWORD} oder so`)).status).toBe(401)
  expect(await authenticate(before)).toMatchObject(FRIEDA)
})

test('recovery codes have no characters that look alike, and each signs in once', async () => {
  await using database = await openTestDatabase('pglite')
  const { visit } = openAuthOf(database)
  const owner = visit()
  await addFrieda(database.db, owner)
  await signIn(owner)
  const { codes } = await addAuthenticator(owner)
  const renewed = await owner.ask('/two-factor/generate-backup-codes', { password: PASSWORD })
  const { backupCodes }: { backupCodes: string[] } = await renewed.json()
  for (const code of [...codes, ...backupCodes])
    expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
  expect(new Set([...codes, ...backupCodes]).size).toBe(20)
  expect([await useCode(visit(), codes[0]), await useCode(visit(), backupCodes[0])]).toEqual([401, 200])
  expect(await useCode(visit(), backupCodes[0])).toBe(401)
})

test('a recovery code of the former kind, with capitals and look-alikes, still signs in', async () => {
  await using database = await openTestDatabase('pglite')
  const { db } = database
  const { visit } = openAuthOf(database)
  const owner = visit()
  await addFrieda(db, owner)
  await signIn(owner)
  await addAuthenticator(owner)
  const former = 'O0Il1-aZ9Qo'
  const data = JSON.stringify([former])
  const stored = await symmetricEncrypt({ key: await getStaffKey(db), data })
  await db.update(staffSecondFactors).set({ backupCodes: stored })
  expect(await useCode(visit(), former)).toBe(200)
})

/** Signs in with the password and this code. Returns the status of the second step. */
async function useCode(visitor: StaffVisitor, code = ''): Promise<number> {
  await signIn(visitor)
  return (await visitor.ask('/two-factor/verify-backup-code', { code })).status
}
