import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addArtist, addImage } from '#tests/builders.ts'
import { fieldErrorsIn, openStaffAgency, type StaffAgency } from '#tests/staff-agency.ts'
import { ENGINES } from '#tests/test-database.ts'

describe.each(ENGINES)('on %s', (engine) => {
  let staff: StaffAgency
  let artistId: number
  beforeAll(async () => {
    staff = await openStaffAgency(engine)
    artistId = await addArtist(db(), { code: 'ida-probe', name: 'Ida Probe' })
  })
  afterAll(() => staff[Symbol.asyncDispose]())

  const db = () => staff.agency.services.database.db
  const removeMany = (ids: readonly number[]) => staff.ask('POST', '/images/bulk-removal', { ids })
  const statusOf = async (id: number) => (await staff.ask('GET', `/images/${id}`)).status

  test('many images go to the trash at once as one line, are found there by any name, and come back together', async () => {
    const ids = [
      await addImage(db(), { artistId, titleDe: 'Ebbe' }),
      await addImage(db(), { artistId, titleDe: 'Flut' }),
    ]
    const before = await Promise.all(ids.map((id) => staff.read(`/images/${id}`)))
    expect(await removeMany(ids)).toEqual({ status: 200, body: { changed: 2 } })
    expect(await Promise.all(ids.map(statusOf))).toEqual([404, 404])
    const lines = Object(await staff.read('/trash?q=Flut')).data
    expect(lines).toMatchObject([{ Resource: 'images', Others: 1 }])
    expect(Object(await staff.read('/trash')).total).toBe(1)
    expect((await staff.ask('POST', `/actions/${lines[0].ActionId}/undo`, {})).status).toBe(204)
    expect(await Promise.all(ids.map((id) => staff.read(`/images/${id}`)))).toEqual(before)
    expect(Object(await staff.read('/trash')).total).toBe(0)
  })

  test('where one is still in use or missing none is removed, and those in use are named', async () => {
    const [free, used] = [await addImage(db(), { artistId }), await addImage(db(), { artistId })]
    await staff.change(`/artists/${artistId}`, { PortraitId: used })
    const lines = await staff.changes()
    const refused = await removeMany([free, used])
    expect(fieldErrorsIn(refused)).toEqual({ Id: 'in-use' })
    expect(refused.body.error).toMatchObject({ records: { [used]: { Id: 'in-use' } } })
    expect((await removeMany([free, 999_999])).status).toBe(404)
    expect([await statusOf(free), await statusOf(used)]).toEqual([200, 200])
    expect(await staff.changes()).toEqual(lines)
  })

  test.each([
    ['none', { ids: [] }],
    ['too many', { ids: Array.from({ length: 201 }, (_, at) => at + 1) }],
    ['no list', { ids: 'all' }],
    ['more than that', { ids: [1], where: '1=1' }],
  ])('%s: refused', async (_what, body) => {
    expect((await staff.ask('POST', '/images/bulk-removal', body)).status).toBe(400)
  })
})
