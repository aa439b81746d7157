import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { site } from '#site/site.server.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { rawRequest } from '#tests/raw-request.ts'
import { addFrieda, FRIEDA, openVisitor, PASSWORD, signIn } from '#tests/staff-visitor.ts'

function visit({ address }: TestAgency, site = address) {
  return openVisitor(site, async (request) => {
    const { method, headers } = request
    const body = method === 'GET' ? {} : { body: await request.text() }
    return fetch(address + new URL(request.url).pathname, { method, headers, ...body })
  })
}

async function membership({ address }: TestAgency, cookie: string): Promise<string> {
  return (await fetch(`${address}/illusde/api/membership/admin`, { headers: { Cookie: cookie } })).text()
}

test('the session cookie is SameSite and HttpOnly', async () => {
  await using agency = await openTestAgency()
  const browser = visit(agency)
  await addFrieda(agency.services.database.db, browser)
  const answer = await signIn(browser)
  const cookies = answer.headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-session', '__Host-session.browser'])
  for (const cookie of cookies) {
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Secure'])
      expect(cookie).toContain(`; ${attribute}`)
    expect(cookie).not.toContain('; Domain')
  }
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(JSON.stringify(agency.logged())).not.toContain(FRIEDA.email)
})

test('under an https origin cookies are Secure and bound to the host', async () => {
  const PUBLIC_URL = 'https://agentur.example'
  await using agency = await openTestAgency({ environment: { PUBLIC_URL, TRUST_PROXY: '1' } })
  const browser = visit(agency, PUBLIC_URL)
  await addFrieda(agency.services.database.db, browser)
  const cookies = (await signIn(browser)).headers.getSetCookie()
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-.*; Path=\/.*; Secure/)
})

test('under an http origin cookies lack the attributes that browsers refuse there', async () => {
  const PUBLIC_URL = 'http://agentur.example'
  await using agency = await openTestAgency({ environment: { PUBLIC_URL } })
  const browser = visit(agency, PUBLIC_URL)
  await addFrieda(agency.services.database.db, browser)
  const cookies = (await signIn(browser)).headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['session', 'session.browser'])
  for (const cookie of cookies) expect(cookie).not.toContain('; Secure')
  expect(await membership(agency, browser.cookie())).toBe('y')
})

test('a cookie with the plain name, which another host of the domain could set, is ignored', async () => {
  await using agency = await openTestAgency()
  const browser = visit(agency)
  await addFrieda(agency.services.database.db, browser)
  await signIn(browser)
  const planted = browser.cookie().replaceAll('__Host-', '')
  expect(await membership(agency, planted)).toBe('n')
})

test('each sign-in creates a new session and ends the former, and membership follows it', async () => {
  await using agency = await openTestAgency()
  const browser = visit(agency)
  await addFrieda(agency.services.database.db, browser)
  expect(await membership(agency, browser.cookie())).toBe('n')
  await signIn(browser)
  const first = browser.cookie()
  await signIn(browser)
  expect(browser.cookie()).not.toBe(first)
  expect(await membership(agency, browser.cookie())).toBe('y')
  expect(await membership(agency, first)).toBe('n')
  await browser.ask('/sign-out', {})
  expect(browser.cookies.has('__Host-session')).toBe(false)
  expect(await membership(agency, browser.cookie())).toBe('n')
})

test('sign-in works while the mail server is down, and the email stays queued', async () => {
  // Nothing listens on port 1.
  await using agency = await openTestAgency({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const { db } = agency.services.database
  const browser = visit(agency)
  await addFrieda(db, browser)
  expect((await signIn(browser)).status).toBe(200)
  expect(await membership(agency, browser.cookie())).toBe('y')
  await agency.services.emails.run()
  const waiting = await rowsOf(db, sql`SELECT kind, state FROM letters`)
  expect(waiting).toEqual([
    { kind: 'staff-notice', state: 'queued' },
    { kind: 'staff-notice', state: 'queued' },
  ])
  expect(JSON.stringify(agency.logged())).not.toContain(FRIEDA.email)
})

test('on the beta host nobody is staff', async () => {
  await using agency = await openTestAgency()
  const browser = visit(agency)
  await addFrieda(agency.services.database.db, browser)
  await signIn(browser)
  const headers = { Cookie: browser.cookie(), Host: site.hosts.beta[0] ?? '' }
  const { body } = await rawRequest(agency.address, '/illusde/api/membership/admin', headers)
  expect(body).toBe('n')
})

test.each([
  ['another page', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' }],
  ['a page of an old browser', { 'Sec-Fetch-Site': '', Origin: 'https://elsewhere.example' }],
  ['a frame without an origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }],
])('%s can neither sign in nor out', async (_from, headers) => {
  await using agency = await openTestAgency()
  const browser = visit(agency)
  await addFrieda(agency.services.database.db, browser)
  const account = { email: FRIEDA.email, password: PASSWORD }
  expect((await browser.ask('/sign-in/email', account, headers)).status).toBe(403)
  await signIn(browser)
  expect((await browser.ask('/sign-out', {}, headers)).status).toBe(403)
  expect(await membership(agency, browser.cookie())).toBe('y')
})

test('wrong passwords count for the address that the trusted proxy saw, not for a forged header', async () => {
  await using agency = await openTestAgency()
  const statuses: number[] = []
  for (let time = 0; time < 22; time++) {
    const account = { email: `somebody${time}@example.com`, password: 'not this one, surely' }
    const answer = await visit(agency).ask('/sign-in/email', account, {
      'X-Forwarded-For': `198.51.100.${time}`,
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
  await using agency = await openTestAgency()
  const answer = await fetch(`${agency.address}/illusde/api/auth/sign-in/email`, {
    method: 'POST',
    body,
    headers: { 'Sec-Fetch-Site': 'same-origin', Origin: agency.address, 'Content-Type': 'application/json' },
  })
  expect(answer.status).toBe(400)
})

test('a body that is too large is not read', async () => {
  await using agency = await openTestAgency()
  const answer = await visit(agency).ask('/sign-in/email', { email: 'x'.repeat(70_000), password: PASSWORD })
  expect(answer.status).toBe(413)
})
