import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addArtist, addImage } from '#tests/builders.ts'
import { openStaffAgency, type StaffAgency } from '#tests/staff-agency.ts'
import { storeEnquiry } from '#tests/stored-enquiry.ts'
import { ENGINES } from '#tests/test-database.ts'

/** The order of the public list of artists. */
const IN_ORDER = [
  'apfel',
  'Ärger',
  'Bild 9',
  'Bild 10',
  'de Vries',
  'Müller',
  "O'Neil",
  'Öchsner',
  'Onasch',
  'Straße',
  'Żółw',
]
const SPELLINGS: [string, string][] = [
  ['Müller', 'mueller'],
  ['Müller', 'MULLER'],
  ['Müller', 'mu\u0308ller'],
  ["O'Neil", 'oneil'],
  ["O'Neil", 'o’neil'],
  ['Straße', 'strasse'],
  ['Żółw', 'zolw'],
]

describe.each(ENGINES)('in the lists of staff, on %s,', (engine) => {
  let staff: StaffAgency
  beforeAll(async () => {
    staff = await openStaffAgency(engine)
  })
  afterAll(() => staff[Symbol.asyncDispose]())

  const db = () => staff.agency.services.database.db
  async function list(path: string): Promise<Record<string, unknown>[]> {
    const { data } = await staff.read(path)
    return Array.from(Object(data))
  }

  test('names stand as on the public site, and so do those before and after one', async () => {
    const ids = new Map<string, number>()
    for (const [at, name] of IN_ORDER.toReversed().entries())
      ids.set(name, await addArtist(db(), { code: `sorted-${at}`, name, sortName: name, portraitId: null }))
    const query = 'q=sorted&sort=SortName&order=asc'
    const rows = await list(`/artists?${query}&perPage=50`)
    expect(rows.map(({ SortName }) => SortName)).toEqual(IN_ORDER)
    const shown = await list('/artists?q=sorted&sort=SortName&order=desc&perPage=2')
    expect(shown.map(({ SortName }) => SortName)).toEqual(['Żółw', 'Straße'])
    const beside = await staff.read(`/artists/${ids.get('Öchsner')}/neighbours?${query}`)
    expect(beside).toMatchObject({ Before: ids.get("O'Neil"), After: ids.get('Onasch') })
  })

  test.each(SPELLINGS)(
    '%s is found as %s: by name, title, artist and what was written',
    async (name, words) => {
      const title = name.normalize('NFD')
      const artistId = await addArtist(db(), { code: crypto.randomUUID(), name, portraitId: null })
      const work = await addImage(db(), { artistId, titleDe: 'Ohne', titleEn: 'None' })
      const other = await addImage(db(), {
        artistId: await addArtist(db(), { code: crypto.randomUUID() }),
        titleDe: title,
      })
      const { id } = await storeEnquiry(db(), { fields: { company: title } })
      const found = async (resource: string) => {
        const rows = await list(`/${resource}?perPage=100&q=${encodeURIComponent(words)}`)
        return rows.map(({ Id }) => Id)
      }
      expect(await found('artists')).toContain(artistId)
      expect(await found('images')).toEqual(expect.arrayContaining([work, other]))
      expect(await found('enquiries')).toContain(id)
    },
  )

  const SIGNS = ['%', '_', '\\', '(', '[', ']', '{2}', '*', '+', '?', '^', '$', '|', '"', '(((']
  const STATEMENT = '"; DROP TABLE images; --'

  test.each([...SIGNS, "';--", STATEMENT, 'ü'.repeat(200)])(
    'the sign %j is nothing but itself',
    async (words) => {
      const query = `q=${encodeURIComponent(words)}`
      for (const resource of ['artists', 'images'])
        expect(await staff.ask('GET', `/${resource}?${query}`)).toMatchObject({
          status: 200,
          body: { total: 0 },
        })
      expect((await staff.ask('GET', `/enquiries?${query}`)).status).toBe(200)
    },
  )

  test('a search finds images by their artist, together with other words', async () => {
    const { catalogue } = staff.agency.services.readModel.current()
    const artistId = catalogue.artistsByCode.get('ada-moor')?.id ?? 0
    const id = await addImage(db(), { artistId })
    const ids = async (words: string) => {
      const { data } = Object(await staff.read(`/images?perPage=200&q=${encodeURIComponent(words)}`))
      return Array.from(data, (image) => Object(image).Id)
    }
    expect(await ids('moor')).toContain(id)
    expect(await ids('Wal Ada')).toContain(id)
    expect(await ids('Ada Quallenfischer')).toEqual([])
  })

  test('the records beside one follow the filter and the order of the list', async () => {
    const { body } = await staff.ask('GET', '/images?perPage=200&sort=TitleDe&order=asc&Hidden=false')
    const listed = Array.isArray(body.data) ? body.data.map(({ Id }) => Id) : []
    expect(listed.length).toBeGreaterThan(2)
    const beside = (id: unknown, query: string) => staff.ask('GET', `/images/${id}/neighbours?${query}`)
    for (const [at, id] of listed.entries())
      expect((await beside(id, 'sort=TitleDe&order=asc&Hidden=false')).body).toEqual({
        Before: listed[at - 1] ?? null,
        After: listed[at + 1] ?? null,
        Place: at + 1,
        Total: listed.length,
      })
    expect((await beside(listed[0], 'Hidden=true')).body).toEqual({
      Before: null,
      After: null,
      Place: 0,
      Total: 0,
    })
    expect((await beside(listed[0], 'sort=Nothing')).body).toMatchObject({ Place: 0 })
    expect((await beside(listed[0], 'Nothing=1')).status).toBe(400)
  })
})
