import { expect, test } from 'vitest'
import { addArtist, addGallery, addImage } from '#tests/builders.ts'
import { openTestAgency } from '#tests/open-test-agency.ts'
import { listSimilarArtists } from './similar-artists.ts'

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
