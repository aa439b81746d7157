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
import { staffCalls } from './staff-calls.ts'

const PLACE = '/illusde/api/admin'
/** Path parameters such as ids and names. */
const ANY_PARAMETER = /:\w+(?:\{(?:[^{}]|\{[^}]*\})*\})?/g
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE']

let agency: TestAgency
let browser: StaffVisitor
let endpoints: { method: string; path: string }[]

beforeAll(async () => {
  agency = await openTestAgency()
  browser = openVisitor(agency.address, (request) => fetch(request))
  await addFrieda(agency.services.database.db, browser)
  // Taken from the routes themselves, so that every endpoint is covered.
  const found = staffCalls(agency.services).map(({ method, path }) => ({
    method,
    path: path.replaceAll(ANY_PARAMETER, '1'),
  }))
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

const UNAUTHENTICATED = '401 no-store {"error":{"code":"unauthenticated","message":"Please sign in."}}'
const CROSS_ORIGIN =
  '403 no-store {"error":{"code":"forbidden","message":"Pages of other sites may not send this."}}'

function allEndpointsWith(answer: string) {
  return endpoints.map(({ method, path }) => ({ endpoint: `${method} ${path}`, answer }))
}

test('without a session', async () => {
  expect(await refusals({ cookie: '' })).toEqual(allEndpointsWith(UNAUTHENTICATED))
})

test('with a cookie that is invented or signed with a foreign key', async () => {
  await signIn(browser)
  const token = tokenOf(browser)
  const signature = createHmac('sha256', randomBytes(32)).update(token).digest('base64')
  for (const value of ['y', token, `${token}.`, `${token}.${encodeURIComponent(signature)}`, '%', '"'])
    expect(await refusals({ cookie: `${SESSION_COOKIE}=${value}` })).toEqual(
      allEndpointsWith(UNAUTHENTICATED),
    )
})

test('with a session that was ended', async () => {
  await signIn(browser)
  const cookie = browser.cookie()
  await browser.ask('/sign-out', {})
  expect(await refusals({ cookie })).toEqual(allEndpointsWith(UNAUTHENTICATED))
})

test('with an expired session', async () => {
  await signIn(browser)
  const cookie = browser.cookie()
  const { db } = agency.services.database
  await db.execute(sql`UPDATE staff_sessions SET expires_at = now() - interval '1 second'`)
  expect(await refusals({ cookie })).toEqual(allEndpointsWith(UNAUTHENTICATED))
  await signIn(browser)
  await db.execute(sql`UPDATE staff_sessions SET created_at = now() - interval '8 days'`)
  expect(await refusals({ cookie: browser.cookie() })).toEqual(allEndpointsWith(UNAUTHENTICATED))
})

test.each([
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' }],
  [{ 'Sec-Fetch-Site': 'same-site', Origin: 'https://beta.zeichner.example' }],
  [{ 'Sec-Fetch-Site': '', Origin: 'https://elsewhere.example' }],
  [{ 'Sec-Fetch-Site': '', Origin: 'null' }],
])('with a good session, but sent from another page: %j', async (headers) => {
  await signIn(browser)
  expect(await refusals({ cookie: browser.cookie(), headers })).toEqual(allEndpointsWith(CROSS_ORIGIN))
})
