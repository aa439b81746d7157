import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPath, MEMBERSHIP } from '#site/api-paths.ts'
import { type ArtistOffice, openArtistOffice, rowsIn } from '#tests/artist-office.ts'
import { addPicture } from '#tests/builders.ts'
import { fieldErrorsIn } from '#tests/staff-agency.ts'
import { EITHER_ENGINE } from '#tests/test-database.ts'

describe.each(EITHER_ENGINE)('on %s', (engine) => {
  let office: ArtistOffice

  beforeAll(async () => {
    office = await openArtistOffice(engine)
  })
  afterAll(() => office[Symbol.asyncDispose]())

  const ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    office.ada.member.ask(method, path, body, headers)

  test('lists, searches, tables and numbers have an artist’s own records alone', async () => {
    const { ada, ben } = office
    const images = await ask('GET', '/images?sort=Id')
    expect(images.body.total).toBe(2)
    expect(rowsIn(images).map(({ Id }) => Id)).toEqual([ada.work, ada.hidden])
    expect((await ask('GET', '/artists')).body).toMatchObject({ total: 1, data: [{ Id: ada.id, Works: 2 }] })
    for (const query of ['q=Ben', `q=${ben.work}`, `ArtistId=${ben.id}`])
      expect((await ask('GET', `/images?${query}`)).body).toEqual({ data: [], total: 0 })
    expect(rowsIn(await ask('GET', `/images/some?ids=${ben.work},${ada.work},${ben.hidden}`))).toHaveLength(1)
    expect(rowsIn(await ask('GET', `/artists/some?ids=${ben.id}`))).toEqual([])
    expect((await ask('GET', `/images/${ada.work}/neighbours?sort=Id`)).body).toEqual({
      ...{ Before: null, After: ada.hidden, Place: 1, Total: 2 },
    })
    expect((await ask('GET', `/images/${ben.work}/neighbours?sort=Id`)).body).toEqual({
      ...{ Before: null, After: null, Place: 0, Total: 0 },
    })
    for (const list of ['images', 'artists']) {
      const csv = await fetch(`${office.agency.address}/illusde/api/admin/${list}.csv`, {
        headers: { Cookie: ada.member.browser.cookie() },
      })
      const text = await csv.text()
      expect(text).toContain('Ada')
      expect(text).not.toContain('Ben')
    }
  })

  test('what is somebody else’s is as unknown as what is not there, whatever is asked', async () => {
    const { ben } = office
    const portrait = Number((await office.editor.ask('GET', `/artists/${ben.id}`)).body.PortraitId)
    for (const [foreign, unknown] of [
      [`/images/${ben.work}`, '/images/999999'],
      [`/images/${ben.hidden}`, '/images/999999'],
      [`/artists/${ben.id}`, '/artists/999999'],
      [`/pictures/${ben.work}/320`, '/pictures/999999/320'],
      [`/pictures/${portrait}/320`, '/pictures/999999/320'],
    ] as const) {
      const [one, other] = [await ask('GET', foreign), await ask('GET', unknown)]
      expect(one.status).toBe(404)
      expect(one.body).toEqual(other.body)
    }
    for (const path of [`/images/${ben.work}`, `/artists/${ben.id}`]) {
      const { Revision } = (await office.editor.ask('GET', path)).body
      const sent = await ask('PUT', path, { AltDe: 'x', BioDe: 'x' }, { 'If-Match': `"${Revision}"` })
      expect([sent.status, sent.body]).not.toContain(200)
      expect((await office.editor.ask('GET', path)).body.Revision).toBe(Revision)
    }
    const changed = await ask('PUT', `/images/${ben.work}`, { AltDe: 'x' }, { 'If-Match': '"a"' })
    expect(changed.status).toBe(404)
  })

  test('the pages show an artist no links to edit what is theirs and others’', async () => {
    const { agency, ada, editor } = office
    const isStaff = async ({ browser }: typeof editor) => {
      const headers = { Cookie: browser.cookie() }
      return (await fetch(`${agency.address}${apiPath(MEMBERSHIP)}`, { headers })).text()
    }
    expect([await isStaff(editor), await isStaff(ada.member)]).toEqual(['y', 'n'])
  })

  test('an artist sees the fields that are for them, and no other', async () => {
    const { ada } = office
    const { body: image } = await ask('GET', `/images/${ada.work}`)
    expect(image).toMatchObject({ ArtistId: ada.id, Hidden: false, TitleDe: 'Wal von Ada', Proposal: null })
    for (const name of ['Rating', 'Galleries', 'EmbedCode', 'Animation'])
      expect(image).not.toHaveProperty(name)
    expect((await ask('GET', `/artists/${ada.id}`)).body).not.toHaveProperty('NewWorkStyles')
  })

  test('fields that staff alone write are refused, and those that an artist does not see', async () => {
    const { ada } = office
    const refused = await office.change(ada.member, `/images/${ada.hidden}`, {
      Hidden: false,
      TitleDe: 'Neu',
    })
    expect(fieldErrorsIn(refused)).toEqual({ Hidden: 'only-staff' })
    for (const changes of [{ Code: 'x' }, { Name: 'x' }, { ReviewsChanges: false }, { Hidden: true }]) {
      const { status } = await office.change(ada.member, `/artists/${ada.id}`, changes)
      expect(status).toBe(422)
    }
    for (const changes of [{ Rating: 99 }, { Galleries: [] }, { Constructor: 1 }]) {
      const { status } = await office.change(ada.member, `/images/${ada.work}`, changes)
      expect(status).toBe(400)
    }
    const moved = await office.change(ada.member, `/images/${ada.work}`, { ArtistId: office.ben.id })
    expect(fieldErrorsIn(moved)).toEqual({ ArtistId: 'only-staff' })
    expect((await ask('GET', `/images/${ada.work}`)).body).toMatchObject({ Hidden: false, ArtistId: ada.id })
  })

  test('a portrait is a work of theirs, or a picture that they sent', async () => {
    const { ada, ben } = office
    const elsewhere = await addPicture(office.agency.services.database.db)
    for (const PortraitId of [ben.work, elsewhere])
      expect(fieldErrorsIn(await office.change(ada.member, `/artists/${ada.id}`, { PortraitId }))).toEqual({
        PortraitId: 'unknown',
      })
    const changed = await office.change(ada.member, `/artists/${ada.id}`, { PortraitId: ada.work })
    expect(changed.status).toBe(200)
  })

  test('the order of works has all of them, and none of somebody else', async () => {
    const { ada, ben } = office
    const wrong = await office.change(ada.member, `/artists/${ada.id}`, { Order: [ada.hidden, ben.work] })
    expect(fieldErrorsIn(wrong)).toEqual({ Order: 'unknown' })
    await office.change(office.editor, `/artists/${ada.id}`, { ReviewsChanges: false })
    const right = await office.change(ada.member, `/artists/${ada.id}`, { Order: [ada.hidden, ada.work] })
    expect(right.body).toMatchObject({ Order: [ada.hidden, ada.work] })
    await office.change(office.editor, `/artists/${ada.id}`, { ReviewsChanges: true })
  })

  test('nothing is told of undoing, and colleagues do not count an artist among those who answer', async () => {
    const { ada } = office
    const changed = await office.change(ada.member, `/images/${ada.hidden}`, { AltDe: 'Ein Wal.' })
    expect([changed.status, changed.headers.get('Action-Id')]).toEqual([200, null])
    const { Colleagues } = (await office.editor.ask('GET', '/inbox')).body
    expect(JSON.stringify(Colleagues)).not.toContain('Ada')
    expect(JSON.stringify(Colleagues)).toContain('Edda')
  })

  test('an artist whose record is hidden goes on; one whose record is gone has nothing until it is back', async () => {
    const lea = await openArtist('Lea')
    await office.change(office.editor, `/artists/${lea.id}`, { Hidden: true })
    expect((await lea.member.ask('GET', `/artists/${lea.id}`)).status).toBe(200)
    const { Revision } = (await office.editor.ask('GET', `/artists/${lea.id}`)).body
    const removed = await office.editor.ask('DELETE', `/artists/${lea.id}`, undefined, {
      'If-Match': `"${Revision}"`,
    })
    for (const path of [`/artists/${lea.id}`, '/own-enquiries'])
      expect((await lea.member.ask('GET', path)).status).toBe(404)
    expect((await lea.member.ask('GET', '/images')).body).toEqual({ data: [], total: 0 })
    await office.editor.ask('POST', `/actions/${removed.headers.get('Action-Id')}/undo`, {})
    expect((await lea.member.ask('GET', `/artists/${lea.id}`)).status).toBe(200)
  })

  test('the role needs an artist who is there, and goes with the next request when it is taken away', async () => {
    const max = await openArtist('Max')
    const give = (body: Record<string, unknown>) =>
      office.owner.ask('PUT', `/colleagues/${max.member.id}`, body)
    for (const body of [{ Role: 'artist' }, { Role: 'reader', ArtistId: max.id }])
      expect((await give(body)).status).toBe(400)
    expect((await give({ Role: 'artist', ArtistId: 999_999 })).status).toBe(422)
    const invitation = { Name: 'Nina', Email: 'nina@example.com', Role: 'artist' }
    expect(fieldErrorsIn(await office.owner.ask('POST', '/colleagues', invitation))).toEqual({
      ArtistId: 'required',
    })
    const lists = async () => (await max.member.ask('GET', '/images')).body.total
    expect(await lists()).toBe(0)
    expect((await give({ Role: 'artist', ArtistId: office.ben.id })).status).toBe(204)
    expect(await lists()).toBe(2)
    expect((await give({ Role: 'reader' })).status).toBe(204)
    expect(await lists()).toBe(4)
    expect((await max.member.ask('GET', '/enquiries')).status).toBe(200)
    expect((await give({ Role: 'artist', ArtistId: max.id })).status).toBe(204)
    expect((await max.member.ask('GET', '/enquiries')).status).toBe(403)
    await office.owner.ask('DELETE', `/colleagues/${max.member.id}`)
    expect((await max.member.ask('GET', '/images')).status).toBe(401)
  })

  async function openArtist(name: string) {
    const added = await office.editor.ask('POST', '/artists', {
      ...{ Code: name.toLowerCase(), Name: name, SortName: name },
    })
    const id = Number(added.body.Id)
    return { id, member: await office.add(name, 'artist', id) }
  }
})
