import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { findStaff, hasOwnerWhoCanSignIn, removeStaff } from '#domain/staff/accounts.server.ts'
import { resetAccount } from '#domain/staff/auth/account-links.server.ts'
import { runStaffCommand } from '#domain/staff/staff-commands.server.ts'
import { findToken, makeToken } from '#domain/staff/tokens.server.ts'
import { readConfig } from '#platform/config.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { openOidcProvider, type People, signInAtProvider } from '#tests/oidc-provider.ts'
import { addPasskey, openPasskeyDevice, signInByPasskey } from '#tests/passkey-device.ts'
import { ADDRESS, codeIn, openAuthOf, sendEmails } from '#tests/staff-auth.ts'
import { addPerson, FRIEDA, SESSION_COOKIE, type StaffVisitor, signIn } from '#tests/staff-visitor.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { readOidcSettings } from './settings.ts'

const RETURN = `${ADDRESS}/admin/login`
const KIM = { email: 'kim@example.com', email_verified: true, name: 'Kim Kontor', groups: ['team'] }

async function openWorld(people: People = { kim: { ...KIM } }, engine: (typeof ENGINES)[number] = 'pglite') {
  const database = await openTestDatabase(engine)
  const provider = await openOidcProvider([RETURN], people)
  onTestFinished(async () => {
    await provider[Symbol.asyncDispose]()
    await database[Symbol.asyncDispose]()
  })
  const oidc = readOidcSettings(readConfig(provider.settings))
  return { ...openAuthOf(database, { oidc }), database, db: database.db, provider, people }
}

async function begin(browser: StaffVisitor): Promise<string> {
  const begun = await browser.ask('/oidc/begin', {})
  expect(begun.status).toBe(200)
  return (await begun.json()).address
}

const finish = (browser: StaffVisitor, search: string) => browser.ask('/oidc/finish', { search })

async function enter(browser: StaffVisitor, name: string): Promise<Response> {
  const returned = await signInAtProvider(await begin(browser), name)
  expect(`${returned.origin}${returned.pathname}`).toBe(RETURN)
  return finish(browser, returned.search)
}

const accounts = (db: Database) =>
  rowsOf(db, sql`SELECT name, email, role FROM staff_accounts ORDER BY email`)

describe.each(ENGINES)('on %s', (engine) => {
  test('somebody new gets an account with the role of the claim, once, and has no second factor by it', async () => {
    const { visit, authenticate, db, database } = await openWorld(undefined, engine)
    const browser = visit()
    expect((await enter(browser, 'kim')).status).toBe(200)
    const session = await authenticate(browser.cookie())
    expect(session).toMatchObject({ name: 'Kim Kontor', email: 'kim@example.com', role: 'editor' })
    expect((await enter(visit(), 'kim')).status).toBe(200)
    expect(await accounts(db)).toHaveLength(1)
    const sessions = await rowsOf(db, sql`SELECT token, has_two_factors FROM staff_sessions`)
    expect(sessions).toMatchObject([{ has_two_factors: false }, { has_two_factors: false }])
    for (const { token } of sessions) expect(decodeURIComponent(browser.cookie())).not.toContain(token)
    const logged = await rowsOf(db, sql`SELECT action, resource, details FROM staff_changes`)
    expect(logged).toEqual([
      { action: 'create', resource: 'colleagues', details: { name: 'Kim Kontor', role: 'editor' } },
    ])
    // Each with a browser that was not known.
    expect(await sendEmails(database)).toHaveLength(2)
  })

  test('two of one person’s first sign-ins at once make one account', async () => {
    const { visit, db } = await openWorld(undefined, engine)
    await addPerson(db, visit(), FRIEDA)
    const browsers = [visit(), visit()]
    const searches = await Promise.all(
      browsers.map(async (browser) => (await signInAtProvider(await begin(browser), 'kim')).search),
    )
    const answers = await Promise.all(browsers.map((browser, at) => finish(browser, searches[at] ?? '')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await accounts(db)).toHaveLength(2)
  })
})

test('an account is found by its verified address, and from then on by who it is at the provider', async () => {
  const { visit, authenticate, db, people } = await openWorld()
  await addPerson(db, visit(), { email: 'kim@example.com', name: 'Kim', role: 'reader' })
  await enter(visit(), 'kim')
  people.kim = { ...KIM, email: 'other@example.com', email_verified: false, groups: ['heads', 'team'] }
  const browser = visit()
  await enter(browser, 'kim')
  expect(await authenticate(browser.cookie())).toMatchObject({ email: 'kim@example.com', role: 'owner' })
  people.else = { ...KIM }
  expect(await codeIn(await enter(visit(), 'else'))).toBe('oidc_other_person')
})

test.each([
  ['oidc_unverified', { ...KIM, email_verified: false }],
  ['oidc_unverified', { ...KIM, email_verified: undefined }],
  ['oidc_unverified', { ...KIM, email_verified: undefined, xms_edov: '0' }],
  ['oidc_unverified', { ...KIM, email: 'no address' }],
  ['oidc_no_role', { ...KIM, groups: ['others'] }],
  ['oidc_no_role', { ...KIM, groups: { team: true } }],
  ['oidc_no_role', { ...KIM, groups: undefined }],
])('nobody is let in who is %s: %o', async (code, claims) => {
  const { visit, db } = await openWorld({ kim: claims })
  expect(await codeIn(await enter(visit(), 'kim'))).toBe(code)
  expect(await accounts(db)).toEqual([])
})

test.each([true, 1, '1'])('an address of a directory’s own domain (%j) is verified', async (xms_edov) => {
  const { visit } = await openWorld({ kim: { ...KIM, email_verified: undefined, xms_edov } })
  expect((await enter(visit(), 'kim')).status).toBe(200)
})

test('a role that the claim no longer gives is gone at the next sign-in, with all ways in if there is none', async () => {
  const { visit, authenticate, db, people } = await openWorld()
  await addPerson(db, visit(), FRIEDA)
  const browser = visit()
  people.kim = { ...KIM, groups: ['heads'] }
  await enter(browser, 'kim')
  people.kim = { ...KIM, groups: 'guests' }
  await enter(visit(), 'kim')
  expect(await authenticate(browser.cookie())).toMatchObject({ role: 'reader' })
  people.kim = { ...KIM, groups: ['team'] }
  await enter(visit(), 'kim')
  const device = openPasskeyDevice(ADDRESS)
  await addPasskey(browser, device)
  const kim = await findStaff(db, KIM.email)
  const news = { Name: 'Kalender', Scopes: ['news:read'], EndsAt: '2999-01-01T00:00:00Z' }
  const made = kim && (await makeToken(db, kim, news, { userAgent: '', now: new Date() }))
  people.kim = { ...KIM, groups: [] }
  for (let time = 0; time < 2; time++) expect(await codeIn(await enter(visit(), 'kim'))).toBe('oidc_no_role')
  expect(await authenticate(browser.cookie())).toBeNull()
  expect(await findToken(db, made?.token ?? '', new Date())).toBeNull()
  expect((await signInByPasskey(visit(), device)).status).toBe(401)
  const lines = await rowsOf(db, sql`SELECT details FROM staff_changes WHERE details ? 'SessionsEnded'`)
  expect(lines).toMatchObject([
    { details: { TokensEnded: { from: 'Kalender' }, PasskeysEnded: { from: 'Laptop' } } },
  ])
  expect(await accounts(db)).toMatchObject([{ role: 'owner' }, { role: 'reader' }])
})

test('an account that became an artist’s sees no more for having no role at the provider', async () => {
  const { visit, db, people } = await openWorld()
  await addPerson(db, visit(), FRIEDA)
  await enter(visit(), 'kim')
  await db.execute(sql`UPDATE staff_accounts SET role = 'artist', artist_id = 7 WHERE email = ${KIM.email}`)
  people.kim = { ...KIM, groups: [] }
  expect(await codeIn(await enter(visit(), 'kim'))).toBe('oidc_no_role')
  expect(await accounts(db)).toMatchObject([{ role: 'owner' }, { role: 'artist' }])
})

test('the last owner stays one, whatever the claim says', async () => {
  const { visit, authenticate, db } = await openWorld()
  await addPerson(db, visit(), { email: 'kim@example.com', name: 'Kim' })
  const browser = visit()
  expect((await enter(browser, 'kim')).status).toBe(200)
  expect(await authenticate(browser.cookie())).toMatchObject({ role: 'owner' })
  await db.execute(sql`DELETE FROM staff_passwords`)
  expect(await hasOwnerWhoCanSignIn(db)).toBe(true)
})

test('whoever was removed comes back by an invitation alone, also under another name at the provider', async () => {
  const { visit, db, people } = await openWorld()
  await addPerson(db, visit(), FRIEDA)
  await enter(visit(), 'kim')
  expect(await removeStaff(db, 'kim@example.com')).toBe('removed')
  people.again = { ...KIM }
  for (const name of ['kim', 'again']) expect(await codeIn(await enter(visit(), name))).toBe('oidc_removed')
  people.kim = { ...KIM, email: 'new@example.com' }
  expect(await codeIn(await enter(visit(), 'kim'))).toBe('oidc_removed')
  expect(await accounts(db)).toHaveLength(1)
  people.kim = { ...KIM }
  await addPerson(db, visit(), { email: 'kim@example.com', name: 'Kim', role: 'reader' })
  expect((await enter(visit(), 'kim')).status).toBe(200)
})

test('a reset of an account takes the link to the provider, which a verified address makes again', async () => {
  const { visit, db, people } = await openWorld()
  await enter(visit(), 'kim')
  const kim = await findStaff(db, 'kim@example.com')
  if (kim) await db.transaction((tx) => resetAccount(tx, kim, new Date()))
  people.kim = { ...KIM, email_verified: false }
  expect(await codeIn(await enter(visit(), 'kim'))).toBe('oidc_unverified')
  people.kim = { ...KIM }
  expect((await enter(visit(), 'kim')).status).toBe(200)
})

test('an account with a second factor is not let in by a provider that asked for one', async () => {
  const { visit, db } = await openWorld()
  await addPerson(db, visit(), { email: 'kim@example.com', name: 'Kim' })
  await db.execute(sql`UPDATE staff_accounts SET two_factor_enabled = true`)
  expect(await codeIn(await enter(visit(), 'kim'))).toBe('oidc_second_factor')
})

test('the answer counts once, in the browser that began, while it is young, and unchanged', async () => {
  const { visit, provider } = await openWorld()
  const browser = visit()
  const { search } = await signInAtProvider(await begin(browser), 'kim')
  expect(await codeIn(await finish(visit(), search))).toBe('oidc_start_again')
  const changed = async (change: (parameters: URLSearchParams) => void) => {
    const other = visit()
    const parameters = (await signInAtProvider(await begin(other), 'kim')).searchParams
    change(parameters)
    return codeIn(await finish(other, `?${parameters}`))
  }
  expect(await changed((parameters) => parameters.set('state', 'x'))).toBe('oidc_start_again')
  expect(await changed((parameters) => parameters.delete('state'))).toBe('oidc_start_again')
  expect(await changed((parameters) => parameters.set('iss', 'https://elsewhere.example'))).toBe(
    'oidc_failed',
  )
  expect(await changed((parameters) => parameters.delete('iss'))).toBe('oidc_failed')
  expect(await changed((parameters) => parameters.set('code', 'x'))).toBe('oidc_failed')
  expect((await finish(browser, search)).status).toBe(200)
  expect(await codeIn(await finish(browser, search))).toBe('oidc_start_again')

  const late = visit()
  const address = await begin(late)
  expect(address.startsWith(`${provider.issuer}/`)).toBe(true)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await codeIn(await finish(late, '?code=x'))).toBe('oidc_start_again')
})

test('what was begun cannot be made up, not even of another signed cookie', async () => {
  const { visit, db } = await openWorld()
  const browser = visit()
  await addPerson(db, browser, FRIEDA)
  await signIn(browser)
  const signed = browser.cookies.get(SESSION_COOKIE) ?? ''
  const pending = Buffer.from(JSON.stringify({ state: 'a', nonce: 'a', verifier: 'a', until: 9e15 }))
  for (const value of [signed, `${pending.toString('base64url')}.${signed.split('.')[1]}`, 'x', '.']) {
    browser.cookies.set(`${SESSION_COOKIE}.oidc`, value)
    expect(await codeIn(await finish(browser, '?code=a&state=a'))).toBe('oidc_start_again')
  }
})

test('a code cannot be used for the state of another browser: it belongs to its proof', async () => {
  const { visit } = await openWorld()
  const [victim, thief] = [visit(), visit()]
  const theirs = await signInAtProvider(await begin(victim), 'kim')
  const begunByThief = new URL(await begin(thief))
  const search = new URLSearchParams(theirs.search)
  search.set('state', begunByThief.searchParams.get('state') ?? '')
  expect(await codeIn(await finish(thief, `?${search}`))).toBe('oidc_failed')
})

test('a sign-in ends the former session of the browser, and the password stays possible', async () => {
  const { visit, authenticate, db } = await openWorld()
  const browser = visit()
  await addPerson(db, browser, { email: 'kim@example.com', name: 'Kim' })
  await signIn(browser, undefined, 'kim@example.com')
  const former = browser.cookie()
  await enter(browser, 'kim')
  expect(await authenticate(former)).toBeNull()
  expect(await authenticate(browser.cookie())).not.toBeNull()
  expect((await signIn(visit(), undefined, 'kim@example.com')).status).toBe(200)
})

test('of two tabs the one that began last comes in, and the other one begins again', async () => {
  const { visit } = await openWorld()
  const browser = visit()
  const first = await signInAtProvider(await begin(browser), 'kim')
  const second = await signInAtProvider(await begin(browser), 'kim')
  expect(await codeIn(await finish(browser, first.search))).toBe('oidc_start_again')
  expect((await finish(browser, second.search)).status).toBe(200)
})

test.each([
  ['access_denied', 403, 'oidc_denied'],
  ['login_required', 401, 'oidc_login_required'],
  ['consent_required', 403, 'oidc_consent_required'],
  ['temporarily_unavailable', 503, 'oidc_unavailable'],
  ['toString', 502, 'oidc_failed'],
])('a provider that answers %s is said to', async (error, status, code) => {
  const { visit } = await openWorld()
  const browser = visit()
  const state = new URL(await begin(browser)).searchParams.get('state')
  const answer = await finish(browser, `?error=${error}&state=${state}`)
  expect([answer.status, await codeIn(answer)]).toEqual([status, code])
})

test('a name and a verified address that change at the provider change here, and what was changed here stays', async () => {
  const { visit, db, people } = await openWorld()
  await enter(visit(), 'kim')
  await addPerson(db, visit(), { email: 'taken@example.com', name: 'Toni' })
  await db.execute(sql`UPDATE staff_accounts SET name = 'Kim K.' WHERE email = 'kim@example.com'`)
  const kimAfter = async (claims: Record<string, unknown>) => {
    people.kim = { ...KIM, ...claims }
    expect((await enter(visit(), 'kim')).status).toBe(200)
    return (await accounts(db)).filter(({ name }) => name !== 'Toni')
  }
  expect(await kimAfter({})).toMatchObject([{ name: 'Kim K.', email: 'kim@example.com' }])
  expect(await kimAfter({ email: 'other@example.com', email_verified: false })).toMatchObject([
    { email: 'kim@example.com' },
  ])
  expect(await kimAfter({ email: 'taken@example.com' })).toMatchObject([{ email: 'kim@example.com' }])
  expect(await kimAfter({ email: 'new@example.com', name: 'Kim Neu' })).toMatchObject([
    { name: 'Kim Neu', email: 'new@example.com', role: 'editor' },
  ])
  const [logged] = await rowsOf(db, sql`SELECT details FROM staff_changes ORDER BY id DESC LIMIT 1`)
  expect(logged?.details).toMatchObject({ Email: { from: 'kim@example.com', to: 'new@example.com' } })
})

test('accounts whose subjects are others at the provider are linked anew by a command', async () => {
  const { visit, db } = await openWorld({ kim: { ...KIM }, again: { ...KIM } })
  await enter(visit(), 'kim')
  expect(await codeIn(await enter(visit(), 'again'))).toBe('oidc_other_person')
  const needs = { db, clock: { now: () => new Date() }, origin: ADDRESS }
  expect(await runStaffCommand(needs, { action: 'relink' })).toMatchObject({ done: true })
  expect((await enter(visit(), 'again')).status).toBe(200)
  expect(await accounts(db)).toHaveLength(1)
})

test('odd bodies are refused, and where no provider is set there are no calls', async () => {
  const { visit, database } = await openWorld()
  for (const body of [{}, { search: 1 }, { search: '?'.repeat(9_000) }, { search: '', more: 1 }])
    expect((await visit().ask('/oidc/finish', body)).status).toBe(400)
  expect((await visit().ask('/oidc/begin', { to: 'https://elsewhere.example' })).status).toBe(400)
  const without = openAuthOf(database).visit()
  expect(await (await without.ask('/oidc')).json()).toEqual({ name: null })
  expect((await without.ask('/oidc/begin', {})).status).toBe(404)
  expect((await without.ask('/oidc/finish', { search: '' })).status).toBe(404)
})
