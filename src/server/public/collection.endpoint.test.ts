import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LONGEST_NOTE, MOST_COLLECTED } from '#domain/collection/collection-model.ts'
import { purgeOld } from '#domain/retention.server.ts'
import { DAY_MS } from '#platform/durations.ts'
import { agencyDay, endOfDay } from '#site/dates.ts'
import { site } from '#site/site.server.ts'
import { failuresOf, openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

const START = new Date('2026-03-01T10:00:00Z')

let agency: TestAgency
let now = START
let ids: number[] = []

beforeAll(async () => {
  agency = await openTestAgency({ clock: { now: () => now }, environment: { TRUST_PROXY: '1' } })
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  ids = agency.services.readModel.current().catalogue.images.map(({ id }) => id)
  return () => agency[Symbol.asyncDispose]()
})

beforeEach(() => {
  now = START
})

type Saved = { id: string; expires: string; secret: string }

function post(body: string | object, type = 'application/json', more = {}): Promise<Response> {
  return fetch(`${agency.address}/illusde/api/lightbox`, {
    method: 'POST',
    headers: { 'Content-Type': type, ...more },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function save(body: object): Promise<Saved> {
  const answer = await post({ lang: 'de', ...body })
  expect(answer.status).toBe(201)
  return (await answer.json()) as Saved
}

describe('a collection saved for sharing', () => {
  test('comes back in its order with its notes', async () => {
    const images = [ids[2], ids[0]]
    const { id, expires } = await save({ images, notes: { [`${ids[0]}`]: 'Titelbild?\n<b>ja</b>' } })
    expect(id).toMatch(/^[\w-]{22}$/)
    const found = await agency.getJson(`/illusde/api/lightbox/${id}`)
    expect(found).toMatchObject({
      images: images.map((Id) => ({ Id })),
      notes: { [`${ids[0]}`]: 'Titelbild?\n<b>ja</b>' },
      withdrawn: 0,
      expires,
    })
  })

  test.each([
    ['Kochbuch, Frühling', 'Kochbuch, Frühling'],
    ['  <b>Wal</b>\n&\u202e \u0000Fisch ', '<b>Wal</b> & Fisch'],
    ['', ''],
    [undefined, ''],
  ])('named %j comes back under the name %j', async (title, expected) => {
    const { id } = await save({ images: [ids[0]], title })
    expect(await agency.getJson(`/illusde/api/lightbox/${id}`)).toMatchObject({ title: expected })
  })

  test('gets another id each time, and holds each image once', async () => {
    const one = await save({ images: [ids[0], ids[0]] })
    const other = await save({ images: [ids[0]] })
    expect(one.id).not.toBe(other.id)
    expect(await agency.getJson(`/illusde/api/lightbox/${one.id}`)).toMatchObject({
      images: [{ Id: ids[0] }],
    })
  })

  test('is ended by whoever saved it, from two tabs too, and by nobody else', async () => {
    const { id, secret } = await save({ images: [ids[0]] })
    const other = await save({ images: [ids[0]] })
    const end = (bearer: string) =>
      fetch(`${agency.address}/illusde/api/lightbox/${id}`, {
        method: 'DELETE',
        headers: bearer ? { Authorization: `Bearer ${bearer}` } : {},
      })
    for (const wrong of ['', id, other.secret]) expect((await end(wrong)).status).toBe(403)
    expect((await agency.get(`/auswahl?id=${id}`)).status).toBe(200)
    expect([(await end(secret)).status, (await end(secret)).status]).toEqual([204, 204])
    expect((await agency.get(`/auswahl?id=${id}`)).status).toBe(404)
    expect((await agency.get(`/auswahl?id=${other.id}`)).status).toBe(200)
  })

  test('tells how many images were withdrawn since', async () => {
    await using fresh = await openTestAgency()
    await fillSmallCatalogue(fresh.services.database.db)
    await fresh.services.readModel.reload()
    const [first, second] = fresh.services.readModel.current().catalogue.images
    const answer = await fetch(`${fresh.address}/illusde/api/lightbox`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ images: [first?.id, second?.id], lang: 'en' }),
    })
    expect(answer.status, failuresOf(fresh)).toBe(201)
    const { id } = (await answer.json()) as Saved
    await fresh.services.database.db.execute(`update images set hidden = true where id = ${first?.id}`)
    await fresh.services.readModel.reload()
    expect(await fresh.getJson(`/illusde/api/lightbox/${id}`)).toMatchObject({
      images: [{ Id: second?.id }],
      withdrawn: 1,
    })
  })

  test('expires at the end of its last day, and is unknown long after', async () => {
    const { id, expires } = await save({ images: [ids[0]] })
    const storedMs = site.sharedCollectionDays * DAY_MS
    const end = endOfDay(agencyDay(new Date(START.getTime() + storedMs))) ?? START
    expect(expires).toBe(end.toISOString())
    now = new Date(end.getTime() - 1)
    expect((await agency.get(`/illusde/api/lightbox/${id}`)).status).toBe(200)
    now = end
    expect((await agency.get(`/illusde/api/lightbox/${id}`)).status).toBe(410)
    now = new Date(end.getTime() + 91 * DAY_MS)
    const { database, files, log } = agency.services
    await purgeOld({ db: database.db, files, log, clock: { now: () => now } })
    expect((await agency.get(`/illusde/api/lightbox/${id}`)).status).toBe(404)
  })

  test.each(['x', 'AAAAAAAAAAAAAAAAAAAAAA', "' OR 1=1 --", '%00', '../../etc/passwd', '🐋'])(
    'is unknown under the id %s',
    async (id) => {
      const { status } = await agency.get(`/illusde/api/lightbox/${encodeURIComponent(id)}`)
      expect(status).toBe(404)
    },
  )
})

describe('what cannot be saved is refused', () => {
  test.each([
    ['no images', { images: [], lang: 'de' }],
    ['too many images', { images: Array.from({ length: 501 }, (_, at) => at + 1), lang: 'de' }],
    ['images that nobody knows', { images: [999_999], lang: 'de' }],
    ['words for numbers', { images: ['1'], lang: 'de' }],
    ['numbers out of range', { images: [-1], lang: 'de' }],
    ['broken numbers', { images: [1.5], lang: 'de' }],
    ['another language', { images: [1], lang: 'fr' }],
    ['no language', { images: [1] }],
    ['a note too long', { images: [1], notes: { 1: 'a'.repeat(301) }, lang: 'de' }],
    ['a note for nothing', { images: [1], notes: { __proto__x: 'a' }, lang: 'de' }],
    ['a name too long', { images: [1], title: 'a'.repeat(81), lang: 'de' }],
    ['a name that is none', { images: [1], title: 7, lang: 'de' }],
    ['a list', []],
    ['null', 'null'],
    ['broken JSON', '{"images": [1'],
    ['nothing', ''],
  ])('%s: 400', async (_, body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: 'invalid_request' } })
  })

  test('what is no JSON: 400', async () => {
    expect((await post({ images: [ids[0]], lang: 'de' }, 'text/plain')).status).toBe(400)
    expect((await post('images=1', 'application/x-www-form-urlencoded')).status).toBe(400)
  })

  test('a note of the longest kind for each of 500 images is read', async () => {
    const many = Array.from({ length: MOST_COLLECTED }, (_, index) =>
      index === 0 ? ids[0] : 100_000_000 + index,
    )
    const notes = Object.fromEntries(many.map((id) => [String(id), '森'.repeat(LONGEST_NOTE)]))
    expect((await post(JSON.stringify({ images: many, notes, lang: 'de' }))).status).toBe(201)
  })

  test('a body of more than half a megabyte: 413', async () => {
    expect((await post(`{"images": [1], "lang": "de", "x": "${'a'.repeat(512_000)}"}`)).status).toBe(413)
  })

  test('more than one network may save: 429, saying when to come back', async () => {
    const { most, withinSeconds } = site.limits.requests.savedCollections
    const from = (address: string) =>
      post({ images: [ids[0]], lang: 'de' }, undefined, { 'X-Forwarded-For': address })
    for (let time = 0; time < most; time++) expect((await from('192.0.2.7')).status).toBe(201)
    const answer = await from('192.0.2.7')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(withinSeconds - 600)
    expect(await answer.json()).toMatchObject({ error: { code: 'too_many' } })
    expect((await from('192.0.2.8')).status).toBe(201)
  })

  test('other methods: 405, naming the right one', async () => {
    const answer = await agency.get('/illusde/api/lightbox', {}, 'PUT')
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST'])
  })
})

describe('images by their ids', () => {
  test('come in the order asked for, without those that are not there', async () => {
    const wanted = [ids[3], 999_999, ids[1]].join(',')
    expect(await agency.getJson(`/illusde/api/images/some?ids=${wanted}`)).toMatchObject([
      { Id: ids[3] },
      { Id: ids[1] },
    ])
  })

  test.each(['', '?ids=', '?ids=a', '?ids=1,,2', `?ids=${Array(101).fill(1).join(',')}`])(
    'are refused for %s',
    async (query) => {
      expect((await agency.get(`/illusde/api/images/some${query}`)).status).toBe(400)
    },
  )
})
