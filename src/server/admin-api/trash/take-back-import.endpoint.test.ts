import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { AS_STAFF } from '#tests/staff.ts'
import { openStaffAgency, type StaffAgency } from '#tests/staff-agency.ts'
import { ENGINES } from '#tests/test-database.ts'

describe.each(ENGINES)('on %s', (engine) => {
  let staff: StaffAgency
  beforeAll(async () => {
    staff = await openStaffAgency(engine)
  })
  afterAll(() => staff[Symbol.asyncDispose]())

  async function importLists(lists: Record<string, string>): Promise<string> {
    const body = new FormData()
    for (const [name, text] of Object.entries(lists)) body.append('lists', new File([text], name))
    const address = `${staff.agency.address}/illusde/api/admin/import`
    const begun = await fetch(address, { method: 'POST', headers: AS_STAFF, body })
    const { Id } = await begun.json()
    await vi.waitFor(async () => expect((await staff.read(`/import/${Id}`)).State).toBe('done'), 60_000)
    return String(Id)
  }
  const listOf = async (resource: string) => Object(await staff.read(`/${resource}?perPage=200`)).data

  test('an import is taken back whole: what was new goes, what was changed is as before', async () => {
    const [artist] = await listOf('artists')
    const [gallery] = await listOf('galleries')
    const before = await Promise.all(['artists', 'galleries', 'testimonials'].map(listOf))
    const id = await importLists({
      'testimonials.csv': 'DeText,EnText\nGut.,Good.\nSehr gut.,Very good.\n',
      'artists.csv': `Code,TownDe\n${artist.Code},Husum\n`,
      'galleries.csv': `GermanUrl,IntroDe\n${gallery.GermanUrl},Neuer Text\n`,
    })
    expect(await staff.read(`/import/${id}`)).toMatchObject({ CanBeUndone: true })
    expect((await staff.read(`/artists/${artist.Id}`)).TownDe).toBe('Husum')
    expect((await staff.ask('POST', `/actions/${id}/undo`, {})).status).toBe(204)
    expect(await Promise.all(['artists', 'galleries', 'testimonials'].map(listOf))).toEqual(before)
    expect(await staff.read(`/import/${id}`)).toMatchObject({ CanBeUndone: false })
  })

  test('an import whose records somebody has changed is taken back only when that is wanted', async () => {
    const id = await importLists({ 'testimonials.csv': 'DeText,EnText\nAnders.,Different.\n' })
    const imported = (await listOf('testimonials')).find(
      (each: { DeText: string }) => each.DeText === 'Anders.',
    )
    await staff.change(`/testimonials/${imported.Id}`, { DeText: 'Ganz anders.' })
    expect((await staff.ask('POST', `/actions/${id}/undo`, {})).body).toMatchObject({
      error: { code: 'changed' },
    })
    expect((await staff.read(`/testimonials/${imported.Id}`)).DeText).toBe('Ganz anders.')
    expect((await staff.ask('POST', `/actions/${id}/undo`, { EvenIfChanged: true })).status).toBe(204)
    expect((await staff.ask('GET', `/testimonials/${imported.Id}`)).status).toBe(404)
  })
})
