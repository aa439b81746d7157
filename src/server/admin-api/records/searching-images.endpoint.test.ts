import { expect, test } from 'vitest'
import { addImage } from '#tests/builders.ts'
import { openStaffAgency } from '#tests/staff-agency.ts'
import { ENGINES } from '#tests/test-database.ts'

test('a search finds images by their artist, together with other words', async () => {
  await using staff = await openStaffAgency('pglite')
  const { catalogue } = staff.agency.services.readModel.current()
  const artistId = catalogue.artistsByCode.get('ada-moor')?.id ?? 0
  const id = await addImage(staff.agency.services.database.db, { artistId })
  const ids = async (words: string) => {
    const { data } = Object(await staff.read(`/images?perPage=200&q=${encodeURIComponent(words)}`))
    return Array.from(data, (image) => Object(image).Id)
  }
  expect(await ids('moor')).toContain(id)
  expect(await ids('Wal Ada')).toContain(id)
  expect(await ids('Ada Quallenfischer')).toEqual([])
})

test.each(ENGINES)(
  'the records beside one follow the filter and the order of the list on %s',
  async (engine) => {
    await using staff = await openStaffAgency(engine)
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
  },
)
