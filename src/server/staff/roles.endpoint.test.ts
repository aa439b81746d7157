import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { includesRole, STAFF_ROLES, type StaffRole } from '#domain/staff/roles.ts'
import { type Call, call, isOfStaff } from '#server/calls/call.ts'
import { addArtist } from '#tests/builders.ts'
import { type Member, type Office, openOffice } from '#tests/office.ts'
import { staffCalls } from './staff-calls.ts'

/** Path parameters such as ids and names. */
const ANY_PARAMETER = /:\w+(?:\{(?:[^{}]|\{[^}]*\})*\})?/g
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE']

let office: Office
let members: Record<StaffRole, Member>
let endpoints: Call[]

beforeAll(async () => {
  office = await openOffice()
  const artistId = await addArtist(office.agency.services.database.db, { code: 'aki-eigen' })
  members = {
    artist: await office.add('Aki', 'artist', artistId),
    reader: await office.add('Rea', 'reader'),
    editor: await office.add('Edda', 'editor'),
    owner: await office.add('Oda', 'owner'),
  }
  // Taken from the routes themselves, so that every endpoint is covered.
  endpoints = staffCalls(office.agency.services)
})
afterAll(() => office[Symbol.asyncDispose]())

test('a call that does not say who may call it does not compile', () => {
  // @ts-expect-error: `who` is missing.
  call({ method: 'GET', path: '/x', summary: 'x', handler: () => ({}) })
})

test('a reader changes nothing: all but these calls only read', () => {
  const open = endpoints.filter(({ method, who }) => who === 'reader' && method !== 'GET')
  const own = ['/notifications/choices', '/notifications/seen']
  expect(open.map(({ path }) => path).sort()).toEqual(['/news/preview', ...own, '/presence'])
})

test('these calls are an artist’s, each about what is their own; every other one is refused', () => {
  const open = endpoints.filter(({ artists }) => artists).map(({ method, path }) => `${method} ${path}`)
  const lists = ['artists', 'images', 'proposals'].flatMap((name) =>
    ['', '.csv', '/:id', '/:id/neighbours', '/some'].map((part) => `GET /${name}${part}`),
  )
  expect(open.sort()).toEqual(
    [
      ...lists,
      'PUT /artists/:id',
      'PUT /images/:id',
      'DELETE /proposals/:id',
      'GET /own-enquiries',
      'POST /own-enquiries/:id/answers',
      ...['', '/unseen', '/choices'].map((part) => `GET /notifications${part}`),
      ...['POST /notifications/seen', 'PUT /notifications/choices'],
      ...['', '/csv', '/pdf'].map((part) => `GET /statistics/artists/:id{[1-9][0-9]{0,8}}${part}`),
      'GET /pictures/:id/:width',
      'POST /pictures',
      ...['GET /uploads', 'GET /uploads/:id/thumb', 'POST /uploads/:id/keep', 'DELETE /uploads/:id'],
      ...['GET', 'PATCH', 'DELETE'].map((method) => `${method} /uploads/files/:id`),
      'POST /uploads/files',
    ].sort(),
  )
})

test('the API’s document has every call with its least role, and every record with its limits', async () => {
  const { body } = await members.reader.ask('GET', '/openapi.json')
  const operations = Object.entries(Object(body.paths)).flatMap(([path, methods]) =>
    Object.entries(Object(methods)).map(([method, call]) => [method, path, Object(call)['x-least-role']]),
  )
  expect(operations).toHaveLength(endpoints.length)
  expect(operations).toContainEqual(['put', '/settings/{id}', 'owner'])
  const { artists } = Object(body.components).schemas
  expect(artists.properties).toMatchObject({
    TownDe: { type: 'string', maxLength: 120 },
    LeadTimeWeeks: { anyOf: [{ type: 'integer', minimum: 1, maximum: 52 }, { type: 'null' }] },
  })
  expect(artists.required).toEqual(['Code', 'Name', 'SortName'])
})

test.each(STAFF_ROLES)(
  'a member as %s gets through to what the role includes, and to nothing else',
  async (role) => {
    const wrong: string[] = []
    for (const { method, path, who, artists = false } of endpoints) {
      const sent = path.replaceAll(ANY_PARAMETER, '1')
      const { status, body } = await members[role].ask(
        method,
        sent,
        CHANGING.includes(method) ? {} : undefined,
      )
      const isRefused = status === 403 && JSON.stringify(body).includes('"code":"role"')
      const isAllowed = role === 'artist' ? artists : isOfStaff(who) && includesRole(role, who)
      if (isRefused === isAllowed) wrong.push(`${method} ${path}: ${status}`)
    }
    expect(wrong).toEqual([])
  },
)

test('a role that was taken away is gone with the next request', async () => {
  const kim = await office.add('Kim', 'editor')
  const first = await kim.ask('POST', '/redirects', { From: ['/alt'], To: ['/kontakt'] })
  expect(first.status).not.toBe(403)
  expect((await members.owner.ask('PUT', `/colleagues/${kim.id}`, { Role: 'reader' })).status).toBe(204)
  expect((await kim.ask('POST', '/redirects', { From: ['/alt-2'], To: ['/kontakt'] })).status).toBe(403)
})

test('an editor can neither undo nor restore what only an owner may change', async () => {
  const setting = await members.owner.ask('GET', '/settings/hours')
  const changed = await members.owner.ask(
    'PUT',
    '/settings/hours',
    { TextDe: 'Mo bis Fr' },
    {
      'If-Match': `"${setting.body.Revision}"`,
    },
  )
  expect(changed.status).toBe(200)
  const action = changed.headers.get('Action-Id')
  expect((await members.editor.ask('POST', `/actions/${action}/undo`, {})).status).toBe(403)
  const { body } = await members.owner.ask('GET', '/changes?Resource=settings')
  const [line] = Array.isArray(body.data) ? body.data : []
  const restored = await members.editor.ask('POST', `/changes/${line.Id}/restore`, undefined, {
    'If-Match': `"${changed.body.Revision}"`,
  })
  expect(restored.status).toBe(403)
  expect((await members.owner.ask('POST', `/actions/${action}/undo`, {})).status).toBe(204)
})

test('an editor imports lists, and only an owner takes that back, whether it added or changed records', async () => {
  await addArtist(office.agency.services.database.db, { code: 'ida-import', name: 'Ida Import' })
  const textOf = async (path: string) => JSON.stringify((await members.reader.ask('GET', path)).body.data)
  for (const { name, list, wrote, path } of [
    { name: 'testimonials.csv', list: 'DeText,EnText\nGut.,Good.\n', wrote: 'Good.', path: '/testimonials' },
    { name: 'artists.csv', list: 'Code,TownDe\nida-import,Husum\n', wrote: 'Husum', path: '/artists' },
  ]) {
    const id = await importAs(members.editor, name, list)
    const refused = await members.editor.ask('POST', `/actions/${id}/undo`, {})
    expect([refused.status, refused.body]).toEqual([
      403,
      { error: { code: 'role', message: 'Your role does not include this.' } },
    ])
    expect(await textOf(path)).toContain(wrote)
    const undone = await members.owner.ask('POST', `/actions/${id}/undo`, {})
    expect(undone.status).toBe(204)
    expect(await textOf(path)).not.toContain(wrote)
    // That can be undone as well, and is no smaller.
    const again = `/actions/${undone.headers.get('Action-Id')}/undo`
    expect((await members.editor.ask('POST', again, {})).status).toBe(403)
  }
})

async function importAs({ browser, ask }: Member, name: string, list: string): Promise<string> {
  const body = new FormData()
  body.append('lists', new File([list], name))
  const { address } = office.agency
  const headers = { Cookie: browser.cookie(), Origin: address, 'Sec-Fetch-Site': 'same-origin' }
  const begun = await fetch(`${address}/illusde/api/admin/import`, { method: 'POST', headers, body })
  const { Id } = await begun.json()
  await vi.waitFor(async () => expect((await ask('GET', `/import/${Id}`)).body.State).toBe('done'), 60_000)
  return String(Id)
}
