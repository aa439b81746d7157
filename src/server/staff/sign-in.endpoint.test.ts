import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { site } from '#site/site.server.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { rawRequest } from '#tests/raw-request.ts'
import { addPerson, FRIEDA, openVisitor, PASSWORD, type StaffVisitor, signIn } from '#tests/staff-visitor.ts'

let agency: TestAgency
/** Each test has a network of its own, so that no limit is shared. */
let networks = 0

beforeAll(async () => {
  // Nothing listens on port 1.
  agency = await openTestAgency({ environment: { TRUST_PROXY: '1', SMTP_URL: 'smtp://127.0.0.1:1' } })
  return () => agency[Symbol.asyncDispose]()
})

function visit({ address } = agency, site = address): StaffVisitor {
  networks += 1
  const network = `203.0.113.${networks}`
  return openVisitor(site, async (request) => {
    const { method } = request
    const headers = { 'X-Forwarded-For': network, ...Object.fromEntries(request.headers) }
    const body = method === 'GET' ? {} : { body: await request.text() }
    return fetch(address + new URL(request.url).pathname, { method, headers, ...body })
  })
}

/** A browser and the e-mail address of somebody who has an account, and who is no one else's in this file. */
async function arrive(at = agency, site = at.address): Promise<{ browser: StaffVisitor; email: string }> {
  const browser = visit(at, site)
  const email = `frieda-${networks}@example.com`
  await addPerson(at.services.database.db, browser, { ...FRIEDA, email })
  return { browser, email }
}

async function membership(cookie: string, { address } = agency): Promise<string> {
  return (await fetch(`${address}/illusde/api/membership/admin`, { headers: { Cookie: cookie } })).text()
}

test('the session cookie is SameSite and HttpOnly', async () => {
  const { browser, email } = await arrive()
  const answer = await signIn(browser, PASSWORD, email)
  const cookies = answer.headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-session', '__Host-session.browser'])
  for (const cookie of cookies) {
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Secure'])
      expect(cookie).toContain(`; ${attribute}`)
    expect(cookie).not.toContain('; Domain')
  }
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(JSON.stringify(agency.logged())).not.toContain(email)
})

test('under an https origin cookies are Secure and bound to the host', async () => {
  const PUBLIC_URL = 'https://agentur.example'
  await using secure = await openTestAgency({ environment: { PUBLIC_URL, TRUST_PROXY: '1' } })
  const { browser, email } = await arrive(secure, PUBLIC_URL)
  const cookies = (await signIn(browser, PASSWORD, email)).headers.getSetCookie()
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-.*; Path=\/.*; Secure/)
})

test('under an http origin cookies lack the attributes that browsers refuse there', async () => {
  const PUBLIC_URL = 'http://agentur.example'
  await using plain = await openTestAgency({ environment: { PUBLIC_URL } })
  const { browser, email } = await arrive(plain, PUBLIC_URL)
  const cookies = (await signIn(browser, PASSWORD, email)).headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['session', 'session.browser'])
  for (const cookie of cookies) expect(cookie).not.toContain('; Secure')
  expect(await membership(browser.cookie(), plain)).toBe('y')
})

test('a cookie with the plain name, which another host of the domain could set, is ignored', async () => {
  const { browser, email } = await arrive()
  await signIn(browser, PASSWORD, email)
  const planted = browser.cookie().replaceAll('__Host-', '')
  expect(await membership(planted)).toBe('n')
})

test('each sign-in creates a new session and ends the former, and membership follows it', async () => {
  const { browser, email } = await arrive()
  expect(await membership(browser.cookie())).toBe('n')
  await signIn(browser, PASSWORD, email)
  const first = browser.cookie()
  await signIn(browser, PASSWORD, email)
  expect(browser.cookie()).not.toBe(first)
  expect(await membership(browser.cookie())).toBe('y')
  expect(await membership(first)).toBe('n')
  await browser.ask('/sign-out', {})
  expect(browser.cookies.has('__Host-session')).toBe(false)
  expect(await membership(browser.cookie())).toBe('n')
})

test('sign-in works while the mail server is down, and the email stays queued', async () => {
  const { db } = agency.services.database
  const { browser, email } = await arrive()
  expect((await signIn(browser, PASSWORD, email)).status).toBe(200)
  expect(await membership(browser.cookie())).toBe('y')
  await agency.services.emails.run()
  const waiting = await rowsOf(
    db,
    sql`SELECT kind, state FROM letters WHERE payload::text LIKE ${`%${email}%`}`,
  )
  expect(waiting).toEqual([
    { kind: 'staff-notice', state: 'queued' },
    { kind: 'staff-notice', state: 'queued' },
  ])
  expect(JSON.stringify(agency.logged())).not.toContain(email)
})

test('on the beta host nobody is staff', async () => {
  const { browser, email } = await arrive()
  await signIn(browser, PASSWORD, email)
  const headers = { Cookie: browser.cookie(), Host: site.hosts.beta[0] ?? '' }
  const { body } = await rawRequest(agency.address, '/illusde/api/membership/admin', headers)
  expect(body).toBe('n')
})

test.each([
  ['another page', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' }],
  ['a page of an old browser', { 'Sec-Fetch-Site': '', Origin: 'https://elsewhere.example' }],
  ['a frame without an origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }],
])('%s can neither sign in nor out', async (_from, headers) => {
  const { browser, email } = await arrive()
  const account = { email, password: PASSWORD }
  expect((await browser.ask('/sign-in/email', account, headers)).status).toBe(403)
  await signIn(browser, PASSWORD, email)
  expect((await browser.ask('/sign-out', {}, headers)).status).toBe(403)
  expect(await membership(browser.cookie())).toBe('y')
})

test('wrong passwords count for the address that the trusted proxy saw, not for a forged header', async () => {
  const statuses: number[] = []
  const network = '198.51.100.250'
  for (let time = 0; time < 22; time++) {
    const account = { email: `somebody${time}@example.com`, password: 'not this one, surely' }
    const answer = await visit().ask('/sign-in/email', account, {
      'X-Forwarded-For': `198.51.100.${time}, ${network}`,
      'X-Staff-Network': `198.51.100.${time}`,
    })
    statuses.push(answer.status)
  }
  expect(statuses.at(-1)).toBe(429)
})

test.each([
  ['no JSON', 'text'],
  ['a list', '[]'],
  ['a field too many', JSON.stringify({ email: FRIEDA.email, password: PASSWORD, rememberMe: true })],
  ['a number', JSON.stringify({ email: 1, password: 2 })],
])('a body that is %s is refused', async (_what, body) => {
  const answer = await fetch(`${agency.address}/illusde/api/auth/sign-in/email`, {
    method: 'POST',
    body,
    headers: { 'Sec-Fetch-Site': 'same-origin', Origin: agency.address, 'Content-Type': 'application/json' },
  })
  expect(answer.status).toBe(400)
})

test('a body that is too large is not read', async () => {
  const answer = await visit().ask('/sign-in/email', { email: 'x'.repeat(70_000), password: PASSWORD })
  expect(answer.status).toBe(413)
})
