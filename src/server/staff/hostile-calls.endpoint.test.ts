import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AS_STAFF } from '#tests/staff.ts'
import { fieldErrorsIn, openStaffAgency, type StaffAgency } from '#tests/staff-agency.ts'

/** One of each kind of id; all lists are read by the same code. */
const RESOURCES = ['images', 'collections']
const HOSTILE_QUERIES = [
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
]
const HOSTILE_IDS = [
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
]

let staff: StaffAgency
let image: string

beforeAll(async () => {
  staff = await openStaffAgency()
  image = `/images/${staff.agency.services.readModel.current().catalogue.images[0]?.id}`
})
afterAll(() => staff[Symbol.asyncDispose]())

const statusOf = async (method: string, path: string, body?: unknown, revision?: unknown) =>
  (await staff.ask(method, path, body, revision)).status

test('every list is read page by page and in order, and by ids, of which those that do not exist are left out', async () => {
  const resources = [...staff.agency.services.adminRecords.keys()]
  expect(resources).toEqual(expect.arrayContaining(RESOURCES))
  for (const resource of resources) {
    const { body } = await staff.ask('GET', `/${resource}?page=1&perPage=1&sort=Id&order=desc`)
    expect([resource, body]).toEqual([resource, { data: expect.any(Array), total: expect.any(Number) }])
    const beyond = await staff.ask('GET', `/${resource}?page=100000`)
    expect([resource, beyond.body]).toEqual([resource, { data: [], total: body.total }])
    const some = await staff.ask('GET', `/${resource}/some?ids=999999,none,-1`)
    expect([resource, some.body]).toEqual([resource, { data: [] }])
    expect([resource, await statusOf('GET', `/${resource}/none`)]).toEqual([resource, 404])
  }
})

describe.each(RESOURCES)('%s', (resource) => {
  test.each([...HOSTILE_QUERIES.map((query) => `?${query}`), '/some', `/some?ids=${'1,'.repeat(200)}1`])(
    '%s is refused',
    async (query) => {
      expect(await statusOf('GET', `/${resource}${query}`)).toBe(400)
    },
  )

  test.each(HOSTILE_IDS)('there is no record %s', async (id) => {
    const path = `/${resource}/${id}`
    expect(await statusOf('GET', path)).toBe(404)
    expect([404, 405]).toContain(await statusOf('PUT', path, {}, 'x'))
    expect([404, 405]).toContain(await statusOf('DELETE', path, undefined, 'x'))
  })
})

test('a search for what is no text finds nothing and causes no error', async () => {
  expect(await staff.ask('GET', '/images?q=%ED%A0%80')).toEqual({ status: 200, body: { data: [], total: 0 } })
})

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

test('the change log is read-only', async () => {
  await staff.change(image, { Rating: 1 })
  const [line] = await staff.changes()
  const path = `/changes/${Object(line).Id}`
  for (const method of ['PUT', 'DELETE', 'POST'])
    expect([method, await statusOf(method, path, {}, 'x')]).toEqual([method, 405])
  expect(await statusOf('POST', '/changes', {})).toBe(405)
  expect(fieldErrorsIn(await staff.ask('GET', '/changes?Resource=images'))).toEqual({ status: 200 })
})
