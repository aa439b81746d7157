import { beforeAll, expect, test } from 'vitest'
import { addArtist, addGallery, addImage } from '#tests/builders.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { listPortfolio, listSimilarArtists } from './portfolio-images.ts'

const plain = { part: 'all', order: null, seed: 0, language: 'de' } as const

let agency: TestAgency
let artistId: number

beforeAll(async () => {
  agency = await openTestAgency()
  const { db } = agency.services.database
  const gallery = await addGallery(db)
  artistId = await addArtist(db)
  await addImage(db, { artistId, position: 0, titleDe: 'Zug', titleEn: 'A train' })
  await addImage(db, {
    artistId,
    position: 1,
    titleDe: 'Äpfel 10',
    titleEn: 'Apples 10',
    galleryIds: [gallery],
  })
  await addImage(db, { artistId, position: 2, titleDe: 'Äpfel 9', titleEn: 'Apples 9', animation: true })
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

function titles(options: Partial<Parameters<typeof listPortfolio>[2]>) {
  const { catalogue } = agency.services.readModel.current()
  return listPortfolio(catalogue, artistId, { ...plain, ...options }).map(({ titleDe }) => titleDe)
}

test("the artist's own order comes first", () => {
  expect(titles({})).toEqual(['Zug', 'Äpfel 10', 'Äpfel 9'])
})

test('A to Z sorts by the title in the language of the page', () => {
  expect(titles({ order: 'alpha' })).toEqual(['Äpfel 9', 'Äpfel 10', 'Zug'])
  expect(titles({ order: 'alpha', language: 'en' })).toEqual(['Zug', 'Äpfel 9', 'Äpfel 10'])
})

test('works can be filtered by style or by movement', () => {
  const [gallery] = agency.services.readModel.current().catalogue.galleries
  expect(titles({ part: gallery ?? 'all' })).toEqual(['Äpfel 10'])
  expect(titles({ part: 'moving' })).toEqual(['Äpfel 9'])
})

test('an unknown artist has no works', () => {
  const { catalogue } = agency.services.readModel.current()
  expect(listPortfolio(catalogue, 999_999, plain)).toEqual([])
})

test('artists with the most styles in common come first, those with none are left out', async () => {
  await using agency = await openTestAgency()
  const { db } = agency.services.database
  const animals = await addGallery(db, { germanUrl: 'tiere' })
  const cities = await addGallery(db, { germanUrl: 'stadt' })
  const food = await addGallery(db, { germanUrl: 'essen' })
  for (const [code, sortName, galleryIds] of [
    ['ada-moor', 'Moor, Ada', [animals, cities]],
    ['bo-lind', 'Lind, Bo', [animals]],
    ['cy-zorn', 'Zorn, Cy', [animals]],
    ['di-ahn', 'Ahn, Di', [cities, animals]],
    ['ed-roth', 'Roth, Ed', [food]],
  ] as const) {
    const artistId = await addArtist(db, { code, name: code, sortName })
    await addImage(db, { artistId, galleryIds: [...galleryIds] })
  }
  await agency.services.readModel.reload()
  const { catalogue } = agency.services.readModel.current()
  const ada = catalogue.artistsByCode.get('ada-moor')
  const similar = ada ? listSimilarArtists(catalogue, ada, 3) : []
  expect(similar.map(({ code }) => code)).toEqual(['di-ahn', 'cy-zorn', 'bo-lind'])
  expect(ada ? listSimilarArtists(catalogue, ada, 1) : []).toHaveLength(1)
})
