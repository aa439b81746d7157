import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { site } from '#site/site.server.ts'
import { type Office, openOffice } from '#tests/office.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

const VIEW = { path: '/en/news', referrer: 'Search.Example', isVisit: true }
const UNSEEN = 999_999
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

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
  await agency.services.statistics.store()
  await agency.services.database.db.execute(sql`TRUNCATE daily_sums, monthly_sums`)
  networks += 1
})

function send(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${agency.address}/illusde/api/page-views`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      'User-Agent': FIREFOX,
      'X-Forwarded-For': `10.0.0.${networks}`,
      'Accept-Language': 'de-AT,de;q=0.9,en;q=0.8',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Lists the day's counts other than totals: `page /news: 2`. */
async function readCounts(of: Pick<TestAgency, 'services'> = agency): Promise<string[]> {
  await of.services.statistics.store()
  const rows = await rowsOf(
    of.services.database.db,
    sql`SELECT kind, subject, count FROM daily_sums WHERE kind <> 'total' ORDER BY kind, subject`,
  )
  return rows.map(({ kind, subject, count }) => `${kind} ${subject}: ${count}`)
}

describe('a page view', () => {
  test('is counted by page and language, a visit by source and region, and leaves no cookie', async () => {
    const answer = await send(VIEW)
    expect([answer.status, answer.headers.get('Set-Cookie'), await answer.text()]).toEqual([204, null, ''])
    await send({ path: '/news' })
    expect(await readCounts()).toEqual([
      'country AT: 1',
      'language de: 1',
      'language en: 1',
      'page /news: 2',
      'source search.example: 1',
    ])
  })

  test('of a page that is still open from the version before is counted', async () => {
    expect((await send({ path: '/news', referrer: '', width: 'wide' })).status).toBe(204)
    expect(await readCounts()).toEqual(['language de: 1', 'page /news: 1'])
  })

  test.each([
    ['en', 'country '],
    ['*', 'country '],
    ['zh-Hant-TW,zh;q=0.5', 'country TW'],
    ["x';--", 'country '],
    ['', 'country '],
    ['es-419', 'country '],
  ])('with the languages %j is of the region %j', async (languages, expected) => {
    await send(VIEW, { 'Accept-Language': languages })
    expect(await readCounts()).toContain(`${expected}: 1`)
  })

  test('of a portfolio counts for its artist', async () => {
    const [artist] = agency.services.readModel.current().catalogue.artists
    await send({ path: `/illustrator/${artist?.code}` })
    expect(await readCounts()).toContain(`artist ${artist?.id}: 1`)
  })

  test('of results counts the words, as far as they are words, and whether an image shows all', async () => {
    const search = (words: string, isAnswered: boolean) =>
      send({ path: '/image-search', search: { words, isAnswered } })
    await search('Blauer WAL', true)
    await search('Klabautermann', false)
    await search('frieda@mail.example', false)
    expect((await readCounts()).filter((row) => /^(?:search|unanswered)/.test(row))).toEqual([
      'search blauer wal: 1',
      'search klabautermann: 1',
      'unanswered klabautermann: 1',
    ])
  })

  test('of many at once is never lost', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(VIEW)))
    expect(answers.every(({ status }) => status === 204)).toBe(true)
    expect(await readCounts()).toContain('page /news: 20')
  })

  test('of an unknown page counts as missing', async () => {
    await send({ ...VIEW, path: '/en/made-up-by-somebody' })
    expect(await readCounts()).toContain('page /notfound: 1')
  })

  test('stores no network address, neither in the tables nor in the log', async () => {
    await send(VIEW, { 'X-Forwarded-For': '203.0.113.77' })
    expect(JSON.stringify([await readCounts(), agency.logged()])).not.toContain('203.0.113.77')
  })

  test.each([
    ['of a page that nobody sees yet', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['of one that is loaded early', { Purpose: 'prefetch' }],
    [
      'of a crawler',
      { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['of a program that does not say what it is', { 'User-Agent': '' }],
  ])('%s is not counted', async (_, headers) => {
    const answer = await send(VIEW, headers)
    expect([answer.status, await readCounts()]).toEqual([204, []])
  })
})

test.each(['work', 'collected', 'enquired'])(
  'images are counted as %s, each once, and only visible ones',
  async (kind) => {
    const [image] = agency.services.readModel.current().catalogue.images
    const answer = await send({ kind, images: [image?.id, image?.id, UNSEEN] })
    expect([answer.status, await readCounts()]).toEqual([204, [`${kind} ${image?.id}: 1`]])
  },
)

test('nothing that staff look at is counted, until their session ends', async () => {
  await using office: Office = await openOffice()
  const { browser } = await office.add('Rea', 'reader')
  const sendFrom = (cookie: string) =>
    fetch(`${office.agency.address}/illusde/api/page-views`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        'User-Agent': FIREFOX,
        Cookie: cookie,
      },
      body: JSON.stringify({ path: '/news' }),
    })
  const cookie = browser.cookie()
  expect((await sendFrom(cookie)).status).toBe(204)
  expect(await readCounts(office.agency)).toEqual([])
  await sendFrom(cookie.replace(/=.*/, '=made-up.by-somebody'))
  expect(await readCounts(office.agency)).toContain('page /news: 1')
  await browser.ask('/sign-out', {})
  await sendFrom(cookie)
  expect(await readCounts(office.agency)).toContain('page /news: 2')
})

describe('is refused and not counted:', () => {
  test.each([
    ['a page of another site', VIEW, { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a program that is no browser', VIEW, { 'Sec-Fetch-Site': '' }, 403],
    ['a path that is none', { ...VIEW, path: 'news' }, {}, 400],
    ['a path without end', { ...VIEW, path: `/${'a'.repeat(300)}` }, {}, 400],
    ['a referrer that is no host', { ...VIEW, referrer: 'https://a.example/?q=me' }, {}, 400],
    ['words without end', { ...VIEW, search: { words: 'a'.repeat(201), isAnswered: true } }, {}, 400],
    ['an unknown kind', { kind: 'total', images: [1] }, {}, 400],
    ['no image', { kind: 'work', images: [] }, {}, 400],
    ['an image that is none', { kind: 'work', images: ['1; DROP TABLE images'] }, {}, 400],
    ['too many images', { kind: 'work', images: Array.from({ length: 101 }, (_, at) => at + 1) }, {}, 400],
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
    expect(await readCounts()).toContain(`page /news: ${most}`)
  })
})

test('another method: 405', async () => {
  const answer = await agency.get('/illusde/api/page-views')
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST'])
})

test('pages may connect to an external counter that the configuration names, and to no other host', async () => {
  const policyOf = async (one: TestAgency) => (await one.get('/')).headers.get('Content-Security-Policy')
  expect(await policyOf(agency)).toContain("connect-src 'self';")
  await using counted = await openTestAgency({
    environment: {
      PAGE_VIEWS: 'plausible',
      PAGE_VIEWS_URL: 'https://count.example/p/',
      PAGE_VIEWS_SITE: 'zeichner.example',
    },
  })
  expect(await policyOf(counted)).toContain("connect-src 'self' https://count.example;")
})
