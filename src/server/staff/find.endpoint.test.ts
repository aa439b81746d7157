import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type Office, openOffice } from '#tests/office.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { ENGINES } from '#tests/test-database.ts'

describe.each(ENGINES)('on %s', (engine) => {
  let office: Office
  let owner: Member
  let editor: Member

  beforeAll(async () => {
    office = await openOffice(engine)
    owner = await office.add('Waltraud', 'owner')
    editor = await office.add('Edda', 'editor')
    await fillSmallCatalogue(office.agency.services.database.db)
    await office.agency.services.readModel.reload()
  })
  afterAll(() => office[Symbol.asyncDispose]())

  const find = async (member: Member, query: string) => {
    const { status, body } = await member.ask('GET', `/find?${query}`)
    return { status, hits: Array.isArray(body.data) ? body.data : [] }
  }

  test('images and artists are found by a part of their name, with picture and artist', async () => {
    const [image] = office.agency.services.readModel.current().catalogue.images
    const { hits } = await find(
      owner,
      `q=${encodeURIComponent((image?.titleDe ?? '').slice(0, 5).toUpperCase())}`,
    )
    expect(hits).toContainEqual({
      Resource: 'images',
      Id: String(image?.id),
      Title: image?.titleDe,
      More: image?.artistName,
      Thumb: expect.stringContaining(`/pictures/${image?.id}/`),
    })
    const { hits: people } = await find(owner, `q=${encodeURIComponent(image?.artistName ?? '')}`)
    expect(people[0]).toMatchObject({ Resource: 'artists', Title: image?.artistName })
  })

  test('a hidden image is found, and a redirect by where it leads', async () => {
    const [, image] = office.agency.services.readModel.current().catalogue.images
    const record = await owner.ask('GET', `/images/${image?.id}`)
    const hidden = await owner.ask(
      'PUT',
      `/images/${image?.id}`,
      { Hidden: true, TitleDe: 'Nachtfalter im Regal' },
      { 'If-Match': `"${record.body.Revision}"` },
    )
    expect([hidden.status, hidden.body]).toEqual([200, expect.anything()])
    await office.agency.services.readModel.reload()
    expect((await find(editor, `q=${encodeURIComponent('falter im')}`)).hits).toContainEqual(
      expect.objectContaining({ Resource: 'images', Id: String(image?.id) }),
    )
    await owner.ask('POST', '/redirects', { From: '/alte-seite', To: '/kontakt', Permanent: true })
    expect((await find(editor, 'q=alte-sei')).hits).toContainEqual(
      expect.objectContaining({ Resource: 'redirects', More: '/kontakt' }),
    )
  })

  test('colleagues are found by owners alone', async () => {
    expect((await find(owner, 'q=waltraud')).hits.map(({ Resource }) => Resource)).toEqual(['colleagues'])
    expect((await find(editor, 'q=waltraud')).hits).toEqual([])
  })

  test.each(['', 'q=a&q2=b', `q=${'x'.repeat(101)}`, 'q=a&language=fr'])('%j is refused', async (query) => {
    expect((await find(owner, query)).status).toBe(400)
  })

  test.each(["'", '%25', '%00', '((('])('a search for %s causes no error', async (words) => {
    expect((await find(owner, `q=${words}`)).status).toBe(200)
  })
})
