import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openOffice } from '#tests/office.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { ENGINES } from '#tests/test-database.ts'

describe.each(ENGINES)('on %s', (engine) => {
  test('two who have the same artist open see each other, and who changed it', async () => {
    await using office = await openOffice(engine)
    await fillSmallCatalogue(office.agency.services.database.db)
    const [ana, bo] = [await office.add('Ana', 'editor'), await office.add('Bo', 'reader')]
    const { body } = await ana.ask('GET', '/artists?perPage=1')
    const [artist] = Array.isArray(body.data) ? body.data : []
    const report = (Tab: string, Open: boolean) => ({ Resource: 'artists', Id: String(artist.Id), Tab, Open })
    const [tab, other] = [randomUUID(), randomUUID()]
    expect((await ana.ask('POST', '/presence', report(tab, true))).body).toEqual({
      Others: [],
      LastChange: null,
    })
    expect((await bo.ask('POST', '/presence', report(other, true))).body.Others).toEqual(['Ana'])
    await ana.ask('PUT', `/artists/${artist.Id}`, { TownDe: 'Köln' }, { 'If-Match': `"${artist.Revision}"` })
    const seen = await bo.ask('POST', '/presence', report(other, true))
    expect(seen.body.LastChange).toMatchObject({ By: 'Ana', IsYours: false })
    await bo.ask('POST', '/presence', report(other, false))
    const alone = await ana.ask('POST', '/presence', report(tab, true))
    expect(alone.body).toMatchObject({ Others: [], LastChange: { IsYours: true } })
  })

  test.each([
    [{ Resource: 'nothing', Id: '1', Tab: randomUUID(), Open: true }, 404],
    [{ Resource: 'images', Id: '1', Tab: 'tab', Open: true }, 400],
    [{ Resource: 'images', Id: '\0', Tab: randomUUID(), Open: true }, 400],
    [{ Resource: 'images', Id: '1', Tab: randomUUID() }, 400],
  ])('%j is refused', async (report, status) => {
    await using office = await openOffice(engine)
    const ana = await office.add('Ana', 'editor')
    expect((await ana.ask('POST', '/presence', report)).status).toBe(status)
  })
})
