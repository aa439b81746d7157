import { readdirSync, readFileSync, statSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CACHE_BYTES } from '#platform/cache-budget.ts'
import { DAY_MS } from '#platform/durations.ts'
import type { OpenWebsite } from '#server/pages/website.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { rawRequest } from '#tests/raw-request.ts'
import { openResponseCache } from './finish-response.ts'

/** No more than one network may ask for at once: none is asked to come again. */
const VISITORS = 24
/** Three begin at once, and some follow where making the first ones takes long. */
const MADE_AT_MOST = 20

let agency: TestAgency
/** Runs before each rendering, of which there were so many. */
let beforeRendering: () => Promise<void>
let rendered = 0
const renderAtOnce = async () => {}

beforeAll(async () => {
  const website = (built: OpenWebsite['website']) => ({
    ...built,
    load: async () => {
      rendered += 1
      await beforeRendering()
      return built.load()
    },
  })
  agency = await openTestAgency({ website, environment: { TRUST_PROXY: '1' } })
  const { db } = agency.services.database
  await addArtist(db)
  for (const code of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'])
    await addImage(db, { artistId: await addArtist(db, { code, name: code.toUpperCase() }) })
  return () => agency[Symbol.asyncDispose]()
})
// A change of the content empties the cache.
beforeEach(async () => {
  beforeRendering = renderAtOnce
  await agency.services.readModel.reload()
})

/** Adds an artist whom no other test knows. */
async function publishArtist(code: string, name: string): Promise<void> {
  await addArtist(agency.services.database.db, { code, name })
  await agency.services.readModel.reload()
}

test('of many visitors who ask for a page at once all get the same bytes, and it is made for a few', async () => {
  const before = rendered
  const answers = await Promise.all(
    Array.from({ length: VISITORS }, () => agency.get('/en').then((answer) => answer.text())),
  )
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toContain('<html lang="en"')
  expect(rendered - before).toBeGreaterThan(0)
  expect(rendered - before).toBeLessThan(MADE_AT_MOST)
})

test('a page is cached by address, apart from its other language, and its data are not to be had', async () => {
  for (const _round of ['made', 'kept']) {
    expect(await (await agency.get('/allezeichner')).text()).toContain('<html lang="de"')
    expect(await (await agency.get('/en/allartists')).text()).toContain('<html lang="en"')
    const data = await agency.get('/allezeichner.data')
    expect([data.status, data.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8'])
  }
})

test('a range is cut from the cached picture only for the request that asks for it', async () => {
  const path = '/dmedia/webp/320/1.webp'
  const whole = Buffer.from(await (await agency.get(path)).arrayBuffer())
  const part = await agency.get(path, { Range: 'bytes=0-9' })
  expect([part.status, part.headers.get('Content-Range')]).toEqual([206, `bytes 0-9/${whole.length}`])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(0, 10))
  expect(Buffer.from(await (await agency.get(path)).arrayBuffer())).toEqual(whole)
})

test('refusals are not cached: an artist who appears later is found at the same address', async () => {
  expect((await agency.get('/illustrator/bea-spaet')).status).toBe(404)
  await publishArtist('bea-spaet', 'Bea Spät')
  expect((await agency.get('/illustrator/bea-spaet')).status).toBe(200)
})

test('the random order chosen again is another one at once, and cached like the first', async () => {
  const readHome = async (path: string) => {
    const html = await (await agency.get(path)).text()
    const order = [...html.matchAll(/data-image="(\d+)"/g)].map(([, id]) => id).join()
    return {
      order,
      again: /href="([^"#]*)#works"[^>]*><span>Zufällig/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '',
    }
  }
  const first = await readHome('/')
  const second = await readHome(first.again)
  expect(first.again).toMatch(/^\/\?order=random&shuffle=\d+$/)
  expect(second.order.split(',').toSorted()).toEqual(first.order.split(',').toSorted())
  expect(second.order).not.toBe(first.order)
  expect(await readHome(first.again)).toEqual(second)
  expect((await readHome(second.again)).order).not.toBe(second.order)
})

test('after a minute a page shows another shuffle', async () => {
  let now = new Date('2026-11-01T12:00:00Z')
  await using timed = await openTestAgency({ clock: { now: () => now }, random: () => 0 })
  const { db } = timed.services.database
  for (const code of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    await addImage(db, { artistId: await addArtist(db, { code, name: code.toUpperCase() }) })
  }
  await timed.services.readModel.reload()
  const first = await (await timed.get('/en')).text()
  now = new Date('2026-11-01T12:01:00Z')
  // The TTL is a minute of the process's monotonic time, so a change of the content renews it here.
  await timed.services.readModel.reload()
  expect(await (await timed.get('/en')).text()).not.toBe(first)
})

test('a cached page is the same for programs that take nothing compressed, also by the length that it names', async () => {
  const ask = async (encoding: string) => {
    const answer = await agency.get('/allezeichner', { 'Accept-Encoding': encoding })
    return { headers: answer.headers, page: await answer.text() }
  }
  const first = await ask('identity')
  const cached = await ask('identity')
  expect(cached.page).toBe(first.page)
  expect(cached.headers.get('Content-Encoding')).toBeNull()
  expect(Number(cached.headers.get('Content-Length'))).toBe(Buffer.byteLength(first.page))
  expect((await ask('br')).page).toBe(first.page)
})

test('the cache holds pages compressed', async () => {
  const page = await (await agency.get('/')).text()
  const metrics = await (await agency.get('/metrics')).text()
  const held = Number(/^zeichner_response_cache_bytes (\d+)/m.exec(metrics)?.[1])
  expect(held).toBeGreaterThan(0)
  expect(held).toBeLessThan(Buffer.byteLength(page))
})

test('a page that was being made while the content changed is not kept', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: changed, resolve: change } = Promise.withResolvers<void>()
  beforeRendering = () => {
    begin()
    return changed
  }
  const early = agency.get('/en/allartists')
  await begun
  await publishArtist('cem-neu', 'Cem Neu')
  change()
  expect(await (await early).text()).not.toContain('Cem Neu')
  expect(await (await agency.get('/en/allartists')).text()).toContain('Cem Neu')
})

/** Returns the number of responses in the cache. */
async function countEntries(): Promise<number> {
  const text = await (await agency.get('/metrics')).text()
  return Number(/^zeichner_response_cache_entries (\d+)$/m.exec(text)?.[1])
}

describe('what strangers make up', () => {
  test.each([
    '/en?n',
    '/en?order=alpha&order=new',
    '/en?order=alpha&utm_source=a',
    '/en/news?order=alpha',
    '/%65n/news',
    '/./en/news',
    '/en/news?',
    '/media/640/1.jpg?n',
    '/media/640/1.jpg?v=n',
    '/media/640/%31.jpg',
    '/dmedia/webp/640/1.webp?v=n',
    '/illusde/api/artists/all?n',
    '/illusde/api/images/all?limit=2&n',
    '/illusde/api/openapi.json?n',
    '/sitemap.xml?n',
    '/news/feed.xml?n',
  ])('is answered as without it, and neither kept here nor by nginx: %s', async (path) => {
    const before = await countEntries()
    const { hostname, port } = new URL(agency.address)
    const answer = await rawRequest(`http://${hostname}:${port}`, path, {
      'User-Agent': 'Mozilla/5.0',
      'X-Forwarded-For': '192.0.2.7',
    })
    expect(answer.status).toBe(200)
    expect(answer.headers['x-accel-expires']).toBe('0')
    expect(await countEntries()).toBe(before)
  })

  test.each(['/en/kontakt', '/en/team', '/media/320/1.jpg', '/illusde/api/news/all', '/robots.txt'])(
    'a HEAD takes no room in it: %s',
    async (path) => {
      const before = await countEntries()
      expect((await agency.get(path, {}, 'HEAD')).status).toBe(200)
      expect(await countEntries()).toBe(before)
    },
  )
})

test('the parameters that a page depends on are cached in whatever order they come', async () => {
  const before = await countEntries()
  const one = await (await agency.get('/en?order=random&shuffle=3')).text()
  const other = await (await agency.get('/en?shuffle=3&order=random')).text()
  expect(other === one).toBe(true)
  expect(await countEntries()).toBe(before + 1)
})

/** A cache of its own, with what it revalidates, and whether it answers a visitor of the home page. */
function openCache() {
  const revalidated: string[] = []
  const cache = openResponseCache(async (url) => void revalidated.push(url))
  const store = (key: string, { bytes = 1_000, freshUntil = performance.now() } = {}) => {
    const body = { identity: Buffer.alloc(bytes), br: null, gzip: null }
    cache.store(key, { headers: [], body, tag: 'a', leadsToEnglish: false, freshUntil }, cache.generation())
  }
  const answersHome = () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    const request = Object.assign(new IncomingMessage(new Socket()), { url: '/', method: 'GET' })
    return cache.tryAnswer(request, response, [])
  }
  return { cache, store, answersHome, revalidated }
}

test('whatever has parameters evicts nothing that has none', () => {
  const { cache, store, answersHome } = openCache()
  store('/')
  for (let number = 0; number < 200; number++)
    store(`/?shuffle=${number}`, { bytes: CACHE_BYTES.responses / 100 })
  expect(answersHome()).toBe(true)
  expect(cache.bytes()).toBeLessThan(CACHE_BYTES.responses)
})

test.each([
  ['fresh', 60_000, true, []],
  ['stale', -1_000, true, ['/']],
  ['stale for nearly a day', 60_000 - DAY_MS, true, ['/']],
  ['stale for longer than a day, since rendering fails', -60_000 - DAY_MS, false, []],
])('a response that is %s', (_, freshForMs, isAnswered, revalidates) => {
  const { store, answersHome, revalidated } = openCache()
  store('/', { freshUntil: performance.now() + freshForMs })
  expect(answersHome()).toBe(isAnswered)
  expect(revalidated).toEqual(revalidates)
})

test('scripts and styles are sent as the build compressed them', async () => {
  const name = readdirSync('build/client/assets').find((file) => file.endsWith('.css')) ?? ''
  const answer = await agency.get(`/assets/${name}`, { 'Accept-Encoding': 'br' })
  expect(answer.headers.get('Content-Encoding')).toBe('br')
  expect(await answer.text()).toBe(readFileSync(`build/client/assets/${name}`, 'utf8'))
  expect(Number(answer.headers.get('Content-Length'))).toBe(statSync(`build/client/assets/${name}.br`).size)
  expect((await agency.get(`/assets/${name}.br`)).status).toBe(404)
})
