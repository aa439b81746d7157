import { beforeAll, expect, test } from 'vitest'
import { addArtist, addGallery, addImage } from '#tests/builders.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  const { db } = agency.services.database
  const galleryId = await addGallery(db)
  const artistId = await addArtist(db, { portraitId: null })
  await addImage(db, { artistId, galleryIds: [galleryId] })
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

test.each([
  '/',
  '/en',
  '/allezeichner',
  '/illustrator/ada-moor',
  '/illus-new/ada-moor',
  '/aquarell',
  '/image-search?q=moor',
])('on %s an artist without a portrait is there by their initials', async (path) => {
  const answer = await agency.get(path)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('Ada Moor')
  expect(html).toMatch(/<span[^>]*class="[^"]*initials[^"]*"[^>]*><span>AM<\/span>/)
  expect(html).not.toContain('src=""')
})

test('a portfolio says nothing of a face that there is not, and its structured data have no picture of it', async () => {
  const html = await (await agency.get('/illustrator/ada-moor')).text()
  expect(html).not.toContain('alt="Ada Moor, Porträt')
  expect(html).not.toMatch(/"@type":"Person"[^}]*"image"/)
})

test('the list of artists that other programs read has an empty address for it', async () => {
  expect(await agency.getJson('/illusde/api/artists/all')).toMatchObject([
    { Name: 'Ada Moor', PortraitUrl: '' },
  ])
})

test('who asks about an artist without a portrait sees the initials beside the name', async () => {
  const { id } = agency.services.readModel.current().catalogue.artistsByCode.get('ada-moor') ?? { id: 0 }
  const html = await (await agency.get(`/kontakt?artist=${id}`)).text()
  expect(html).toMatch(/initials[^>]*><span>AM<\/span>/)
})
