import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import {
  addFrieda,
  openVisitor,
  SESSION_COOKIE,
  type StaffVisitor,
  signIn,
  tokenOf,
} from '#tests/staff-visitor.ts'
import { adminRoutes } from './admin-api.ts'

const PLACE = '/illusde/api/admin'
/** Ids, names and the like that an address may need. */
const ANY_PARAMETER = /:\w+(?:\{[^}]*\})?/g
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE']

let agency: TestAgency
let browser: StaffVisitor
let endpoints: { method: string; path: string }[]

beforeAll(async () => {
  agency = await openTestAgency()
  browser = openVisitor(agency.address, (request) => fetch(request))
  await addFrieda(agency.services.database.db, browser)
  // Read from the routes themselves, so that none is forgotten; one that does not exist tells as little.
  const routes = adminRoutes(agency.services).routes.filter(({ method }) => method !== 'ALL')
  const found = routes.map(({ method, path }) => ({ method, path: path.replaceAll(ANY_PARAMETER, '1') }))
  endpoints = [{ method: 'GET', path: '/no-such' }, { method: 'POST', path: '/no-such' }, ...found]
})
afterAll(() => agency[Symbol.asyncDispose]())

type Sending = { cookie: string; headers?: Record<string, string> }

async function refusals({ cookie, headers = {} }: Sending): Promise<{ endpoint: string; answer: string }[]> {
  const sent: { endpoint: string; answer: string }[] = []
  for (const { method, path } of endpoints) {
    const body = CHANGING.includes(method) ? { body: '{}' } : {}
    const fromPage = {
      Origin: agency.address,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/json',
    }
    const response = await fetch(`${agency.address}${PLACE}${path}`, {
      method,
      ...body,
      redirect: 'manual',
      headers: { ...fromPage, ...(cookie ? { Cookie: cookie } : {}), ...headers },
    })
    const facts = [response.status, response.headers.get('Cache-Control'), await response.text()]
    sent.push({ endpoint: `${method} ${path}`, answer: facts.join(' ') })
  }
  return sent
}

const NOTHING_SAID = '401 no-store {"error":{"code":"unauthenticated","message":"Please sign in."}}'
const NOT_FROM_THERE =
  '403 no-store {"error":{"code":"forbidden","message":"Pages of other sites may not send this."}}'

function allOf(answer: string) {
  return endpoints.map(({ method, path }) => ({ endpoint: `${method} ${path}`, answer }))
}

test('without a session', async () => {
  expect(await refusals({ cookie: '' })).toEqual(allOf(NOTHING_SAID))
})

test('with a cookie that somebody made up or signed with a key of their own', async () => {
  await signIn(browser)
  const token = tokenOf(browser)
  const signature = createHmac('sha256', randomBytes(32)).update(token).digest('base64')
  for (const value of ['y', token, `${token}.`, `${token}.${encodeURIComponent(signature)}`, '%', '"'])
    expect(await refusals({ cookie: `${SESSION_COOKIE}=${value}` })).toEqual(allOf(NOTHING_SAID))
})

test('with a session that was ended', async () => {
  await signIn(browser)
  const cookie = browser.cookie()
  await browser.ask('/sign-out', {})
  expect(await refusals({ cookie })).toEqual(allOf(NOTHING_SAID))
})

test('with a session that is too old', async () => {
  await signIn(browser)
  const cookie = browser.cookie()
  const { db } = agency.services.database
  await db.execute(sql`UPDATE staff_sessions SET expires_at = now() - interval '1 second'`)
  expect(await refusals({ cookie })).toEqual(allOf(NOTHING_SAID))
  await signIn(browser)
  await db.execute(sql`UPDATE staff_sessions SET created_at = now() - interval '8 days'`)
  expect(await refusals({ cookie: browser.cookie() })).toEqual(allOf(NOTHING_SAID))
})

test.each([
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' }],
  [{ 'Sec-Fetch-Site': 'same-site', Origin: 'https://beta.zeichner.example' }],
  [{ 'Sec-Fetch-Site': '', Origin: 'https://elsewhere.example' }],
  [{ 'Sec-Fetch-Site': '', Origin: 'null' }],
])('with a good session, but sent from another page: %j', async (headers) => {
  await signIn(browser)
  expect(await refusals({ cookie: browser.cookie(), headers })).toEqual(allOf(NOT_FROM_THERE))
})
