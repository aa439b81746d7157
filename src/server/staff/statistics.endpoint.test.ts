import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsvElsewhere } from '#tests/read-csv.ts'
import { readPdf } from '#tests/read-pdf.ts'
import { AS_STAFF } from '#tests/staff.ts'
import { openStaffAgency, type StaffAgency } from '#tests/staff-agency.ts'

const BASE = '/illusde/api/admin/statistics'
let staff: StaffAgency
let artist: { id: number; code: string; name: string }
let image: { id: number; titleDe: string; titleEn: string }

beforeAll(async () => {
  staff = await openStaffAgency()
  const { services } = staff.agency
  const { artists, imagesByArtist } = services.readModel.current().catalogue
  const found = artists.find(({ id }) => (imagesByArtist.get(id) ?? []).length > 0)
  const [work] = imagesByArtist.get(found?.id ?? 0) ?? []
  if (!found || !work) throw new Error('The small catalogue has no works.')
  artist = found
  image = work
  services.statistics.note([
    { kind: 'page', subject: '/news', artistId: null },
    { kind: 'source', subject: '=cmd()', artistId: null },
    { kind: 'artist', subject: String(artist.id), artistId: artist.id },
    { kind: 'work', subject: String(image.id), artistId: artist.id },
    { kind: 'collected', subject: String(image.id), artistId: artist.id },
  ])
  await services.statistics.store()
})
afterAll(() => staff[Symbol.asyncDispose]())

const get = (path: string, headers: Record<string, string> = AS_STAFF) =>
  fetch(`${staff.agency.address}${BASE}${path}`, { headers })

/** Keeps the byte order mark, which `text()` leaves out. */
const readCsv = async (answer: Response) => readCsvElsewhere(Buffer.from(await answer.arrayBuffer()))

test('staff read the last thirty days when they name none', async () => {
  const body = await staff.read('/statistics')
  expect(body).toMatchObject({ From: '2026-10-22', To: '2026-11-20', Counter: 'own', Per: 'day' })
  expect(Object(body).Series).toHaveLength(30)
  expect(Object(body).Series.at(-1)).toEqual({ Day: '2026-11-20', Visits: 1, Views: 1 })
  expect(Object(body).Lists).toContainEqual({
    List: 'artist',
    Total: 1,
    Rows: [{ Subject: String(artist.id), NameDe: artist.name, NameEn: artist.name, Count: 1 }],
  })
})

test('a long range is one of months, and no longer than what is kept', async () => {
  const body = await staff.read('/statistics?from=2000-01-01&to=2099-12-31')
  expect(body).toMatchObject({ From: '2024-10-20', To: '2026-11-20', Per: 'month' })
  expect(Object(body).Series).toHaveLength(26)
})

test.each([
  'from=2026-11-20&to=2026-11-19',
  'from=yesterday',
  'from=2026-02-30',
  'from=0000-01-01&to=0000-01-02',
  'from=2027-01-01&to=2027-01-02',
  'from=2026-11-20;DROP TABLE daily_sums',
  'lang=fr',
  'more=1',
])('?%s cannot be read', async (query) => {
  const paths = [
    '',
    '/csv/page',
    `/artists/${artist.id}`,
    `/artists/${artist.id}/csv`,
    `/artists/${artist.id}/pdf`,
  ]
  for (const path of paths) expect([path, (await get(`${path}?${query}`)).status]).toEqual([path, 400])
})

test('each list and the days come as CSV, of which no cell runs as a formula', async () => {
  const days = await get('/csv/day?from=2026-11-19&to=2026-11-20')
  expect(days.headers.get('Content-Disposition')).toBe('attachment; filename="day-2026-11-19-2026-11-20.csv"')
  expect(await readCsv(days)).toEqual([
    ['Day', 'Visits', 'Views'],
    ['2026-11-19', '0', '0'],
    ['2026-11-20', '1', '1'],
  ])
  expect(await readCsv(await get('/csv/artist'))).toEqual([
    ['Subject', 'NameDe', 'NameEn', 'Count'],
    [String(artist.id), artist.name, artist.name, '1'],
  ])
  expect((await readCsv(await get('/csv/source')))[1]?.[0]).toBe("'=cmd()")
  expect((await get('/csv/total')).status).toBe(404)
})

test('an artist’s figures come as JSON, as CSV and as a sheet in both languages', async () => {
  const path = `/artists/${artist.id}`
  expect(await staff.read(`/statistics${path}`)).toMatchObject({
    Name: artist.name,
    ...{ Portfolio: 1, Seen: 1, Collected: 1, Enquired: 0 },
    Works: [{ Id: image.id, TitleDe: image.titleDe, Seen: 1, Collected: 1, Enquired: 0 }],
  })
  expect((await readCsv(await get(`${path}/csv`)))[1]).toEqual([
    String(image.id),
    image.titleDe,
    image.titleEn,
    ...['1', '1', '0'],
  ])
  for (const [lang, title, words] of [
    ['de', image.titleDe, 'Ihre Zahlen vom 22. Oktober 2026 bis 20. November 2026'],
    ['en', image.titleEn, 'Your figures from 22 October 2026 to 20 November 2026'],
  ] as const) {
    const answer = await get(`${path}/pdf?lang=${lang}`)
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    const { pages, language } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    expect([pages.length, language?.slice(0, 2)]).toEqual([1, lang])
    expect(pages[0]?.text).toContain(words)
    expect(pages[0]?.text).toContain(title)
    expect(pages[0]?.links.join()).toContain(artist.code)
  }
  for (const more of ['', '/csv', '/pdf']) expect((await get(`/artists/999999${more}`)).status).toBe(404)
})

test('strangers and pages of other sites read nothing', async () => {
  for (const path of ['', '/csv/day', `/artists/${artist.id}/pdf`]) {
    expect((await get(path, {})).status).toBe(401)
    expect((await get(path, { ...AS_STAFF, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  }
})
