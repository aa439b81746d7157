import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AS_STAFF } from '#tests/staff.ts'
import { fieldErrorsIn, openStaffAgency, type StaffAgency } from '#tests/staff-agency.ts'
import { ENGINES } from '#tests/test-database.ts'

const RESOURCES = [
  'images',
  'artists',
  'galleries',
  'heroes',
  'news',
  'banners',
  'testimonials',
  'collections',
  'enquiries',
  'applications',
  'redirects',
  'settings',
  'changes',
]

describe.each(ENGINES)('on %s', (engine) => {
  let staff: StaffAgency
  let image: string

  beforeAll(async () => {
    staff = await openStaffAgency(engine)
    image = `/images/${staff.agency.services.readModel.current().catalogue.images[0]?.id}`
  })
  afterAll(() => staff[Symbol.asyncDispose]())

  const statusOf = async (method: string, path: string, body?: unknown, revision?: unknown) =>
    (await staff.ask(method, path, body, revision)).status

  describe.each(RESOURCES)('%s', (resource) => {
    test('is listed, page by page and in order', async () => {
      const { body } = await staff.ask('GET', `/${resource}?page=1&perPage=1&sort=Id&order=desc`)
      expect(body).toEqual({ data: expect.any(Array), total: expect.any(Number) })
      const beyond = await staff.ask('GET', `/${resource}?page=100000`)
      expect(beyond.body).toEqual({ data: [], total: body.total })
    })

    test.each([
      'sort=SearchDe',
      'sort=id',
      'sort=Id;DROP TABLE images',
      'sort=constructor',
      'sort=__proto__',
      'order=up',
      'page=0',
      'page=1.5',
      'page=-1',
      'page=NaN',
      'page=1e9',
      'perPage=201',
      'perPage=all',
      'Nothing=1',
      '__proto__=1',
      'toString=1',
      `q=${'x'.repeat(201)}`,
    ])('%s is refused', async (query) => {
      expect(await statusOf('GET', `/${resource}?${query}`)).toBe(400)
    })

    test.each([
      '0',
      '-1',
      '1.5',
      '1e3',
      '99999999999',
      '2147483648',
      'none',
      "1'%20OR%20'1",
      '%20',
      '%F0%9F%90%8B',
    ])('there is no record %s', async (id) => {
      expect(await statusOf('GET', `/${resource}/${id}`)).toBe(404)
      const changing = await statusOf('PUT', `/${resource}/${id}`, {}, 'x')
      expect([404, 405]).toContain(changing)
      expect([404, 405]).toContain(await statusOf('DELETE', `/${resource}/${id}`, undefined, 'x'))
    })

    test('records are read by their ids; ids that do not exist are left out', async () => {
      expect((await staff.ask('GET', `/${resource}/some?ids=999999,none,-1`)).body).toEqual({ data: [] })
      expect(await statusOf('GET', `/${resource}/some`)).toBe(400)
      expect(await statusOf('GET', `/${resource}/some?ids=${'1,'.repeat(200)}1`)).toBe(400)
    })
  })

  test.each(["'", '%25', '_', '%5C', '"; DROP TABLE images; --', '%ED%A0%80', '((('])(
    'a search for %s finds nothing and causes no error',
    async (words) => {
      expect(await staff.ask('GET', `/images?q=${words}`)).toEqual({
        status: 200,
        body: { data: [], total: 0 },
      })
    },
  )

  test('the search finds text anywhere in a record, and a record by its number', async () => {
    const { Id } = await staff.read(image)
    const { body } = await staff.ask('GET', `/images?q=wal%00%20WASSER%20${Id}`)
    expect(body).toMatchObject({ total: 1, data: [{ Id }] })
  })

  test.each([
    ['Hidden=maybe', 400],
    ['ArtistId=1%20OR%201=1', 400],
    ['ArtistId=99999999999', 400],
    ['Gallery=x', 400],
    ['Gallery=999999', 200],
    ['Hidden=true', 200],
  ])('images filtered by %s: %i', async (query, status) => {
    expect(await statusOf('GET', `/images?${query}`)).toBe(status)
  })

  test.each([
    ['no JSON', '{', 400],
    ['a list', '[]', 400],
    ['nothing', 'null', 400],
    ['a text', '"TitleDe"', 400],
    ['an unknown field', { Titel: 'x' }, 400],
    ['a column of ours', { search_de: 'x' }, 400],
    ['the prototype', '{"__proto__": {"TitleDe": "x"}}', 200],
    ['the constructor', '{"constructor": {"prototype": {"x": 1}}}', 400],
    ['10,000 fields', Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`F${at}`, at])), 400],
    ['a deep nest', `{"TitleDe": ${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 422],
  ])('a change that is %s changes nothing', async (_what, body, status) => {
    const before = await staff.read(image)
    expect(await statusOf('PUT', image, body, before.Revision)).toBe(status)
    expect(await staff.read(image)).toEqual(before)
    expect(Object(undefined).TitleDe).toBeUndefined()
  })

  test('a body over two megabytes is refused unread', async () => {
    const body = { TitleDe: 'x'.repeat(2 * 1024 * 1024) }
    expect(await statusOf('PUT', image, body, 'x')).toBe(413)
    const stream = new Blob(['{}']).stream()
    const streamed: RequestInit & { duplex: 'half' } = {
      method: 'PUT',
      headers: { ...AS_STAFF, 'If-Match': '"x"' },
      body: stream,
      duplex: 'half',
    }
    const answer = await fetch(`${staff.agency.address}/illusde/api/admin${image}`, streamed)
    expect(answer.status).toBe(400)
  })

  test('texts that hold markup are stored unchanged and shown escaped', async () => {
    const TitleDe = `<script>alert('1')</script> "x" {{y}} \${z}`
    const { status, body } = await staff.change(image, { TitleDe })
    expect([status, body.TitleDe]).toEqual([200, TitleDe])
    await staff.agency.services.readModel.reload()
    const page = await (await staff.agency.get('/illustrator/oemer-usta')).text()
    expect(page).not.toContain('<script>alert')
  })

  test('a change that cannot be logged is not made', async () => {
    const { db } = staff.agency.services.database
    const before = await staff.read(image)
    await db.execute(sql`ALTER TABLE staff_changes ADD CONSTRAINT full_up CHECK (false) NOT VALID`)
    try {
      expect(await statusOf('PUT', image, { TitleEn: 'Lost' }, before.Revision)).toBe(500)
      expect(await statusOf('DELETE', image, undefined, before.Revision)).toBe(500)
      const bulk = { ids: [before.Id], changes: { Rating: 99, AddKeywordsDe: ['verloren'] } }
      expect(await statusOf('POST', '/images/bulk', bulk)).toBe(500)
    } finally {
      await db.execute(sql`ALTER TABLE staff_changes DROP CONSTRAINT full_up`)
    }
    expect(await staff.read(image)).toEqual(before)
  })

  test('the change log is read-only', async () => {
    await staff.change(image, { Rating: 1 })
    const [line] = await staff.changes()
    const path = `/changes/${Object(line).Id}`
    for (const method of ['PUT', 'DELETE', 'POST'])
      expect([method, await statusOf(method, path, {}, 'x')]).toEqual([method, 405])
    expect(await statusOf('POST', '/changes', {})).toBe(405)
    expect(fieldErrorsIn(await staff.ask('GET', '/changes?Resource=images'))).toEqual({ status: 200 })
  })
})
