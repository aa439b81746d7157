import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#platform/durations.ts'
import { addArtist } from '#tests/builders.ts'
import { openOffice } from '#tests/office.ts'
import { fieldErrorsIn, openStaffAgency, type StaffAgency } from '#tests/staff-agency.ts'
import { ENGINES } from '#tests/test-database.ts'

// Lists are filtered by the database's clock, so their times are counted from now.
const hoursFromNow = (count: number) => new Date(Date.now() + count * HOUR_MS).toISOString()
const FROM = '2026-11-21T09:00:00.000Z'
const UNTIL = '2026-11-22T09:00:00.000Z'

describe.each(ENGINES)('on %s', (engine) => {
  let staff: StaffAgency
  let paths: Record<'images' | 'artists' | 'heroes' | 'news', string>

  beforeAll(async () => {
    staff = await openStaffAgency(engine)
    paths = {
      images: await pathOf('images'),
      artists: await pathOf('artists'),
      heroes: await pathOf('heroes'),
      news: await pathOf('news'),
    }
  })
  afterAll(() => staff[Symbol.asyncDispose]())

  const listOf = async (path: string) => Object((await staff.ask('GET', path)).body)
  const idsIn = async (path: string): Promise<number[]> =>
    (await listOf(path)).data.map(({ Id }: { Id: number }) => Id)
  async function pathOf(resource: string): Promise<string> {
    const { data } = await listOf(`/${resource}?perPage=1&Hidden=false`)
    return `/${resource}/${data[0].Id}`
  }
  const idOf = (path: string) => Number(path.split('/')[2])

  test.each(['images', 'artists', 'heroes'] as const)(
    'times of %s are written with their zone and answered in UTC; without them a record is always on',
    async (kind) => {
      const path = paths[kind]
      expect(await staff.read(path)).toMatchObject({ PublishedFrom: null, PublishedUntil: null })
      const times = { PublishedFrom: '2026-11-21T10:00:00+01:00', PublishedUntil: UNTIL }
      expect((await staff.change(path, times)).body).toMatchObject({
        PublishedFrom: FROM,
        PublishedUntil: UNTIL,
      })
      const none = { PublishedFrom: null, PublishedUntil: null }
      expect(await staff.change(path, none)).toMatchObject({ status: 200, body: none })
    },
  )

  test('news begin at their date, and need it', async () => {
    const { PublishedAt } = await staff.read(paths.news)
    expect(await staff.change(paths.news, { PublishedUntil: UNTIL })).toMatchObject({
      status: 200,
      body: { PublishedAt, PublishedUntil: UNTIL },
    })
    expect(fieldErrorsIn(await staff.change(paths.news, { PublishedAt: null }))).toEqual({
      PublishedAt: 'required',
    })
    expect(fieldErrorsIn(await staff.change(paths.news, { PublishedAt: UNTIL }))).toEqual({
      PublishedUntil: 'before-start',
    })
    expect((await staff.change(paths.news, { PublishedUntil: null })).status).toBe(200)
  })

  test.each([
    // A local time is another moment on each server.
    [{ PublishedFrom: '2026-11-21T10:00' }, { PublishedFrom: 'pattern' }],
    [{ PublishedFrom: '2027-03-28T02:30' }, { PublishedFrom: 'pattern' }],
    [{ PublishedFrom: '2026-02-30T10:00:00Z' }, { PublishedFrom: 'pattern' }],
    [{ PublishedUntil: 'morgen' }, { PublishedUntil: 'pattern' }],
    [{ PublishedUntil: 1_800_000_000 }, { PublishedUntil: 'pattern' }],
    [{ PublishedUntil: '1969-12-31T23:00:00Z' }, { PublishedUntil: 'pattern' }],
    [{ PublishedFrom: FROM, PublishedUntil: FROM }, { PublishedUntil: 'before-start' }],
    [{ PublishedFrom: UNTIL, PublishedUntil: FROM }, { PublishedUntil: 'before-start' }],
  ])('%j is refused by its field', async (changes, errors) => {
    for (const path of [paths.images, paths.artists, paths.heroes])
      expect(fieldErrorsIn(await staff.change(path, changes))).toEqual(errors)
  })

  test('of two who set times at once the second learns of the first, and nothing is mixed', async () => {
    const { Revision } = await staff.read(paths.heroes)
    const both = await Promise.all([
      staff.ask('PUT', paths.heroes, { PublishedFrom: UNTIL }, Revision),
      staff.ask('PUT', paths.heroes, { PublishedUntil: FROM }, Revision),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { PublishedFrom, PublishedUntil } = await staff.read(paths.heroes)
    expect([PublishedFrom === null, PublishedUntil === null].sort()).toEqual([false, true])
    await staff.change(paths.heroes, { PublishedFrom: null, PublishedUntil: null })
  })

  test('many images are scheduled at once, all or none, and one click takes it back', async () => {
    const ids = await idsIn('/images?perPage=3&Hidden=false')
    const refused = { PublishedFrom: UNTIL, PublishedUntil: FROM }
    const problem = { PublishedUntil: 'before-start' }
    expect(await staff.ask('POST', '/images/bulk', { ids, changes: refused })).toMatchObject({
      status: 422,
      body: { error: { records: Object.fromEntries(ids.map((id) => [id, problem])) } },
    })
    const changes = { PublishedFrom: FROM, PublishedUntil: UNTIL }
    expect((await staff.ask('POST', '/images/bulk', { ids, changes })).status).toBe(200)
    for (const id of ids) expect(await staff.read(`/images/${id}`)).toMatchObject(changes)
    const [newest] = await staff.changes()
    expect(newest).toMatchObject({
      Resource: 'images',
      Details: { PublishedFrom: { from: null, to: FROM }, PublishedUntil: { from: null, to: UNTIL } },
    })
    expect((await staff.ask('POST', `/actions/${Object(newest).ActionId}/undo`, {})).status).toBe(204)
    for (const id of ids)
      expect(await staff.read(`/images/${id}`)).toMatchObject({ PublishedFrom: null, PublishedUntil: null })
  })

  test.each(['images', 'artists', 'heroes', 'news'] as const)(
    'lists of %s are filtered by what is to come and what is over',
    async (kind) => {
      const path = paths[kind]
      const from = kind === 'news' ? 'PublishedAt' : 'PublishedFrom'
      const before = { [from]: (await staff.read(path))[from], PublishedUntil: null }
      const found = async () => {
        const names = ['Scheduled', 'Ended', 'HasMoment', 'Unseen']
        const lists = await Promise.all(names.map((name) => idsIn(`/${kind}?perPage=100&${name}=true`)))
        return names.filter((_, at) => lists[at]?.includes(idOf(path)))
      }
      const times = async (start: number, end: number | null) => {
        const changes = {
          [from]: hoursFromNow(start),
          PublishedUntil: end === null ? null : hoursFromNow(end),
        }
        expect((await staff.change(path, changes)).status).toBe(200)
        return found()
      }
      expect(await times(1, null)).toEqual(['Scheduled', 'HasMoment', 'Unseen'])
      expect(await times(1, 2)).toEqual(['Scheduled', 'HasMoment', 'Unseen'])
      expect(await times(-1, 1)).toEqual(['HasMoment'])
      expect(await times(-2, -1)).toEqual(['Ended', 'Unseen'])
      expect(await times(-1, null)).toEqual([])
      expect((await staff.change(path, before)).status).toBe(200)
      expect((await staff.ask('GET', `/${kind}?Scheduled=maybe`)).status).toBe(400)
    },
  )

  test('what is not on yet is found by staff, and previewed by them alone', async () => {
    const { TitleDe } = await staff.read(paths.images)
    const later = { PublishedFrom: hoursFromNow(1), TitleDe: 'Klabautermann' }
    expect((await staff.change(paths.images, later)).status).toBe(200)
    await staff.agency.services.readModel.reload()
    const { body } = await staff.ask('GET', '/find?q=klabauter&language=de')
    expect(JSON.stringify(body)).toContain('Klabautermann')
    await staff.change(paths.images, { PublishedFrom: null, TitleDe })

    const { PublishedAt, PermalinkDe } = await staff.read(paths.news)
    await staff.change(paths.news, { PublishedAt: '2026-12-24T17:00:00Z' })
    await staff.agency.services.readModel.reload()
    const page = `/news/${PermalinkDe}`
    const links = await staff.ask('POST', `/drafts${paths.news}/links`, { Lasting: 'window' })
    expect((await staff.agency.get(page)).status).toBe(404)
    expect((await staff.agency.get(`${page}?preview=${links.body.Secret}`)).status).toBe(200)
    await staff.change(paths.news, { PublishedAt })

    const { Title } = await staff.read(paths.heroes)
    await staff.change(paths.heroes, { PublishedFrom: '2026-12-24T17:00:00Z' })
    await staff.agency.services.readModel.reload()
    const hero = await staff.ask('POST', `/drafts${paths.heroes}/links`, { Lasting: 'window' })
    const homeWith = async (query: string) => (await staff.agency.get(`/${query}`)).text()
    expect(await homeWith('')).not.toContain(Title)
    expect(await homeWith(`?preview=${hero.body.Secret}`)).toContain(Title)
    await staff.change(paths.heroes, { PublishedFrom: null })
  })
})

test('nobody but those who edit sets a time', async () => {
  await using office = await openOffice()
  const editor = await office.add('Frieda', 'editor')
  const reader = await office.add('Lena', 'reader')
  const { services } = office.agency
  const id = await addArtist(services.database.db)
  const path = `/artists/${id}`
  const { Revision } = (await editor.ask('GET', path)).body
  const revision = { 'If-Match': `"${Revision}"` }
  const times = { PublishedFrom: FROM }
  expect((await reader.ask('PUT', path, times, revision)).status).toBe(403)
  const forged = { ...revision, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  expect((await editor.ask('PUT', path, times, forged)).status).toBe(403)
  const stranger = await fetch(`${office.agency.address}/illusde/api/admin${path}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Origin: office.agency.address, ...revision },
    body: JSON.stringify(times),
  })
  expect(stranger.status).toBe(401)
  expect((await editor.ask('GET', path)).body.PublishedFrom).toBeNull()
  expect((await editor.ask('PUT', path, times, revision)).status).toBe(200)
})
