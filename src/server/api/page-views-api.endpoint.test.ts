import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { site } from '#site/site.server.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

const VIEW = { path: '/en/news', referrer: 'Search.Example', width: 'narrow' }

let agency: TestAgency
const time = { now: new Date('2026-03-01T10:00:00Z') }
let networks = 0

beforeAll(async () => {
  agency = await openTestAgency({ clock: { now: () => time.now }, environment: { TRUST_PROXY: '1' } })
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

beforeEach(async () => {
  await agency.services.database.db.execute(sql`DELETE FROM page_views`)
  networks += 1
})

function send(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${agency.address}/illusde/api/page-views`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': `10.0.0.${networks}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function readCounts() {
  const rows = await rowsOf(agency.services.database.db, sql`SELECT * FROM page_views ORDER BY day, path`)
  return rows.map(({ day, ...row }) => ({ ...row, day: String(day).slice(0, 10) }))
}

describe('a page view', () => {
  test('is readCounts by day, page, language, host and width, and leaves no cookie', async () => {
    const answer = await send(VIEW)
    expect([answer.status, answer.headers.get('Set-Cookie'), await answer.text()]).toEqual([204, null, ''])
    await send(VIEW)
    await send({ path: '/news', width: 'wide' })
    expect(await readCounts()).toEqual([
      expect.objectContaining({ path: '/news', language: 'en', referrer: 'search.example', count: 2 }),
      expect.objectContaining({ path: '/news', language: 'de', referrer: '', width: 'wide', count: 1 }),
    ])
  })

  test('of many at once is never lost', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(VIEW)))
    expect(answers.every(({ status }) => status === 204)).toBe(true)
    expect(await readCounts()).toEqual([expect.objectContaining({ count: 20 })])
  })

  test('of an unknown page counts as missing', async () => {
    await send({ ...VIEW, path: '/en/made-up-by-somebody' })
    expect(await readCounts()).toEqual([expect.objectContaining({ path: '/notfound', language: 'en' })])
  })

  test('stores no network address, neither in the table nor in the log', async () => {
    await send(VIEW, { 'X-Forwarded-For': '203.0.113.77' })
    expect(JSON.stringify([await readCounts(), agency.logged()])).not.toContain('203.0.113.77')
  })
})

describe('is refused and not readCounts:', () => {
  test.each([
    ['a page of another site', VIEW, { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a program that is no browser', VIEW, { 'Sec-Fetch-Site': '' }, 403],
    ['a path that is none', { ...VIEW, path: 'news' }, {}, 400],
    ['a path without end', { ...VIEW, path: `/${'a'.repeat(300)}` }, {}, 400],
    ['a referrer that is no host', { ...VIEW, referrer: 'https://a.example/?q=me' }, {}, 400],
    ['an unknown width', { ...VIEW, width: 1440 }, {}, 400],
    ['broken JSON', '{"path"', {}, 400],
    ['a list', '[]', {}, 400],
    ['a form', 'path=/news', { 'Content-Type': 'application/x-www-form-urlencoded' }, 400],
    ['too much', { ...VIEW, more: 'a'.repeat(3000) }, {}, 413],
  ])('%s', async (_, body, headers, status) => {
    expect((await send(body, headers)).status).toBe(status)
    expect(await readCounts()).toEqual([])
  })

  test('more than any visitor opens', async () => {
    const { most } = site.limits.requests.pageViews
    let last = await send(VIEW)
    for (let sent = 1; sent <= most; sent++) last = await send(VIEW)
    expect([last.status, Number(last.headers.get('Retry-After')) > 0]).toEqual([429, true])
    const [row] = await readCounts()
    expect(row).toMatchObject({ count: most })
  })
})

test('another method: 405', async () => {
  const answer = await agency.get('/illusde/api/page-views')
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST'])
})

test('pages may connect to an external counter that the configuration names, and to no other host', async () => {
  const policyOf = async (one: TestAgency) => (await one.get('/')).headers.get('Content-Security-Policy')
  expect(await policyOf(agency)).toContain("connect-src 'self';")
  await using readCounts = await openTestAgency({
    environment: {
      PAGE_VIEWS: 'plausible',
      PAGE_VIEWS_URL: 'https://count.example/p/',
      PAGE_VIEWS_SITE: 'zeichner.example',
    },
  })
  expect(await policyOf(readCounts)).toContain("connect-src 'self' https://count.example;")
})
