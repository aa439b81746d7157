import { HttpError } from 'ra-core'
import { afterEach, expect, test, vi } from 'vitest'
import type { Conflict, Fields } from './conflict.ts'
import { createDataProvider } from './data-provider.ts'

type Sent = { method: string; path: string; revision: string | null; body: unknown }
type FakeResponse = { status: number; body?: unknown }

/** A fake of the API: returns the given responses in order, and records the requests. */
function respondWith(...responses: FakeResponse[]): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    const revision = new Headers(request.headers).get('If-Match')
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined
    sent.push({ method: request.method ?? 'GET', path, revision, body })
    const { status, body: answer } = responses.shift() ?? { status: 500 }
    return new Response(answer === undefined ? null : JSON.stringify(answer), { status })
  })
  return sent
}

afterEach(() => vi.unstubAllGlobals())

const staySignedOut = async () => false
const createProvider = (settle: Parameters<typeof createDataProvider>[0]) =>
  createDataProvider(settle, staySignedOut)

const neverAsk = async () => {
  throw new Error('There should have been no conflict.')
}
const whale = { Id: 812, id: 812, Revision: 'a', TitleDe: 'Wal', TitleEn: 'Whale', Rating: 1 }

async function refusalOf(action: Promise<unknown>): Promise<HttpError> {
  const error = await action.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof HttpError) return error
  throw new Error('It was not refused.')
}

test('a list is requested by page, order and filters, and empty filters are left out', async () => {
  const sent = respondWith({ status: 200, body: { data: [whale], total: 31 } })
  const list = await createProvider(neverAsk).getList('images', {
    pagination: { page: 2, perPage: 25 },
    sort: { field: 'AddedAt', order: 'DESC' },
    filter: { q: 'wal & meer', ArtistId: 7, Hidden: false, Gallery: null, Empty: '' },
  })
  expect(list).toEqual({ data: [whale], total: 31 })
  expect(sent[0]?.path).toBe(
    '/illusde/api/admin/images?page=2&perPage=25&sort=AddedAt&order=desc&q=wal+%26+meer&ArtistId=7&Hidden=false',
  )
})

test('several records are read in one call', async () => {
  const sent = respondWith({ status: 200, body: { data: [whale] } })
  await createProvider(neverAsk).getMany('images', { ids: [812, 813] })
  expect(sent[0]?.path).toBe('/illusde/api/admin/images/some?ids=812%2C813')
})

test('a change sends only the changed fields, with the revision that was read', async () => {
  const sent = respondWith({ status: 200, body: { ...whale, TitleDe: 'Der Wal', Revision: 'b' } })
  const data = { ...whale, TitleDe: 'Der Wal' }
  const saved = await createProvider(neverAsk).update('images', {
    id: 812,
    data,
    previousData: whale,
  })
  expect(sent).toEqual([
    { method: 'PUT', path: '/illusde/api/admin/images/812', revision: '"a"', body: { TitleDe: 'Der Wal' } },
  ])
  expect(saved.data.Revision).toBe('b')
})

test('a read that overlapped a save of the record is repeated', async () => {
  const late = Promise.withResolvers<Response>()
  const saved = { ...whale, TitleDe: 'Der Wal', Revision: 'b' }
  const requests: string[] = []
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) => {
    requests.push(String(method))
    return requests.length === 1 ? late.promise : Response.json(saved)
  })
  const provider = createProvider(neverAsk)
  const read = provider.getOne('images', { id: 812 })
  await provider.update('images', { id: 812, data: { ...whale, TitleDe: 'Der Wal' }, previousData: whale })
  late.resolve(Response.json(whale))
  expect((await read).data).toMatchObject({ TitleDe: 'Der Wal', Revision: 'b' })
  expect(requests).toEqual(['GET', 'PUT', 'GET'])
})

test('a read of another record is not repeated', async () => {
  const late = Promise.withResolvers<Response>()
  const requests: string[] = []
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) => {
    requests.push(String(method))
    return requests.length === 1 ? late.promise : Response.json(whale)
  })
  const provider = createProvider(neverAsk)
  const read = provider.getOne('images', { id: 813 })
  await provider.update('images', { id: 812, data: { ...whale, Rating: 2 }, previousData: whale })
  late.resolve(Response.json({ ...whale, Id: 813 }))
  expect((await read).data.Id).toBe(813)
  expect(requests).toEqual(['GET', 'PUT'])
})

test('a form that changed nothing sends nothing', async () => {
  const sent = respondWith()
  await createProvider(neverAsk).update('images', {
    id: 812,
    data: { ...whale },
    previousData: whale,
  })
  expect(sent).toEqual([])
})

test('ids are escaped in the address', async () => {
  const sent = respondWith({ status: 200, body: { Id: 'a/../b?c' } })
  await createProvider(neverAsk).getOne('banners', { id: 'a/../b?c' })
  expect(sent[0]?.path).toBe('/illusde/api/admin/banners/a%2F..%2Fb%3Fc')
})

test('many records are changed in one call', async () => {
  const sent = respondWith({ status: 200, body: { changed: 2 } })
  const data = { Hidden: true }
  expect(await createProvider(neverAsk).updateMany('images', { ids: [1, 2], data })).toEqual({
    data: [1, 2],
  })
  expect(sent[0]?.body).toEqual({ ids: [1, 2], changes: { Hidden: true } })
})

test('a record is deleted only in the version that was read', async () => {
  const sent = respondWith({ status: 204 })
  await createProvider(neverAsk).delete('images', { id: 812, previousData: whale })
  expect(sent[0]).toMatchObject({ method: 'DELETE', revision: '"a"' })
})

test('many records are deleted in one call, so that they are undone as one', async () => {
  const sent = respondWith({ status: 200, body: { changed: 2 } })
  await createProvider(neverAsk).deleteMany('images', { ids: [812, 813] })
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/illusde/api/admin/images/bulk-removal', { ids: [812, 813] }],
  ])
})

test('after a conflict the person chooses, and the choice is saved over the version they saw', async () => {
  const theirs = { ...whale, TitleDe: 'Ein Wal', Rating: 5, Revision: 'b' }
  const sent = respondWith(
    { status: 409, body: { error: {}, current: theirs } },
    { status: 200, body: { ...theirs, Revision: 'c' } },
  )
  const conflicts: Conflict[] = []
  const provider = createProvider(async (conflict) => {
    conflicts.push(conflict)
    return { TitleDe: 'Der Wal' }
  })
  await provider.update('images', { id: 812, data: { ...whale, TitleDe: 'Der Wal' }, previousData: whale })
  expect(conflicts).toEqual([{ resource: 'images', base: whale, mine: { TitleDe: 'Der Wal' }, theirs }])
  expect(sent[1]).toMatchObject({ method: 'PUT', revision: '"b"', body: { TitleDe: 'Der Wal' } })
})

test('a second conflict is asked about again', async () => {
  const stale = (Revision: string) => ({ status: 409, body: { current: { ...whale, Revision } } })
  const sent = respondWith(stale('b'), stale('c'), { status: 200, body: whale })
  const provider = createProvider(async ({ mine }): Promise<Fields> => mine)
  await provider.update('images', { id: 812, data: { ...whale, Rating: 9 }, previousData: whale })
  expect(sent.map(({ revision }) => revision)).toEqual(['"a"', '"b"', '"c"'])
})

test('choosing the other version saves nothing and shows it', async () => {
  const theirs = { ...whale, TitleDe: 'Ein Wal', Revision: 'b' }
  const sent = respondWith({ status: 409, body: { current: theirs } })
  const provider = createProvider(async () => ({}))
  const saved = await provider.update('images', {
    id: 812,
    data: { ...whale, TitleDe: 'X' },
    previousData: whale,
  })
  expect(saved.data.TitleDe).toBe('Ein Wal')
  expect(sent).toHaveLength(1)
})

test('cancelling keeps the input, and nothing is saved', async () => {
  const sent = respondWith({ status: 409, body: { current: { ...whale, Revision: 'b' } } })
  const provider = createProvider(async () => null)
  const refusal = await refusalOf(
    provider.update('images', { id: 812, data: { ...whale, Rating: 2 }, previousData: whale }),
  )
  expect(refusal).toMatchObject({ status: 409, message: 'errors.stale' })
  expect(sent).toHaveLength(1)
})

test('errors are assigned to their fields', async () => {
  respondWith({ status: 422, body: { error: { code: 'invalid', fields: { TitleDe: 'longest:120' } } } })
  const refusal = await refusalOf(createProvider(neverAsk).create('images', { data: { TitleDe: 'x' } }))
  expect(refusal.body.errors.TitleDe).toContain('fieldErrors.longest')
})

test.each([
  [401, 'errors.signed_out'],
  [403, 'errors.forbidden'],
  [404, 'errors.gone'],
  [428, 'errors.stale'],
  [429, 'errors.too_often'],
  [400, 'errors.refused'],
  [500, 'errors.server'],
  [503, 'errors.server'],
])('a response of %i gives one clear message', async (status, sentence) => {
  respondWith({ status })
  const refusal = await refusalOf(createProvider(neverAsk).getOne('images', { id: 1 }))
  expect(refusal).toMatchObject({ status, message: sentence })
})

test('a server that cannot be reached gives one clear message', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed')
  })
  const refusal = await refusalOf(createProvider(neverAsk).getOne('images', { id: 1 }))
  expect(refusal).toMatchObject({ status: 0, message: 'errors.unreachable' })
})

test.each([
  ['a page instead of data', '<!doctype html>'],
  ['a list without records', { total: 3 }],
  ['records without ids', { data: [{ TitleDe: 'Wal' }], total: 1 }],
])('%s does not count as an empty list', async (_, body) => {
  respondWith({ status: 200, body })
  await expect(createProvider(neverAsk).getList('images', {})).rejects.toThrow('errors.server')
})

test.each([
  ['is saved once the person has signed in', true, 200, ['PUT', 'PUT', 'b']],
  ['fails when nobody signs in', false, 200, ['PUT', 401]],
  ['fails when it is refused once more', true, 401, ['PUT', 'PUT', 401]],
])('a save that is refused without a session %s', async (_, signsIn, again, expected) => {
  const sent = respondWith({ status: 401 }, { status: again, body: { ...whale, Revision: 'b' } })
  const change = { id: 812, data: { ...whale, TitleDe: 'Der Wal' }, previousData: whale }
  const saving = createDataProvider(neverAsk, async () => signsIn).update('images', change)
  const outcome = await saving.then(
    ({ data }) => data.Revision,
    ({ status }) => status,
  )
  expect([...sent.map(({ method }) => method), outcome]).toEqual(expected)
})
