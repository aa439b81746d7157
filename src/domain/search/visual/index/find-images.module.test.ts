import { expect, test } from 'vitest'
import { buildCatalogue } from '#domain/catalogue/build-catalogue.ts'
import type { Catalogue, Image } from '#domain/catalogue/catalogue-model.ts'
import { COLOUR_BINS } from '#domain/search/visual/colours.ts'
import { plainProjection } from '#domain/search/visual/fitting/projection.ts'
import { aWork } from '#tests/works.ts'
import { memoizeOverview } from './find-images.server.ts'
import { openVectorIndex } from './vector-index.ts'

const NOTHING = buildCatalogue({ artists: [], galleries: [], images: [], membership: [] })

function catalogueOf(images: readonly Image[]): Catalogue {
  return { ...NOTHING, images, imagesById: new Map(images.map((image) => [image.id, image])) }
}

function openSetup() {
  const works = [aWork({ id: 1, artistId: 1 }), aWork({ id: 2, artistId: 2 })]
  const vectorIndex = openVectorIndex({ content: 1, style: 2 })
  const index = { projectionId: '', projection: plainProjection('test', 1, 2), vectorIndex, decoys: null }
  const world = { catalogue: catalogueOf(works) }
  const put = ({ id, picture }: Image, style: Int8Array) =>
    vectorIndex.put(id, picture.contentVersion, {
      content: Int8Array.of(1),
      style,
      colours: new Uint8Array(COLOUR_BINS.length),
    })
  for (const work of works) put(work, Int8Array.of(100, 0))
  return {
    works,
    world,
    put,
    overview: memoizeOverview(
      () => world.catalogue,
      () => index,
    ),
  }
}

test('a catalogue that shows the same works needs no other overview', () => {
  const { works, world, overview } = openSetup()
  const before = overview()
  world.catalogue = catalogueOf(works.map((work) => ({ ...work, titleDe: 'Neu' })))
  expect(overview()).toBe(before)
})

test('a work that is hidden, or by another artist, or whose vectors are others, does', () => {
  const { works, world, put, overview } = openSetup()
  const [first = aWork(), second = aWork()] = works
  world.catalogue = catalogueOf([second])
  expect([...overview().visible]).toEqual([0, 1])
  world.catalogue = catalogueOf([first, { ...second, artistId: 1 }])
  expect([...overview().visible]).toEqual([1, 1])
  expect([...overview().artistStyles.keys()]).toEqual([1])
  put(second, Int8Array.of(0, 100))
  const [mean] = overview().artistStyles.get(1) ?? []
  expect(mean?.[1]).toBeCloseTo(Math.SQRT1_2, 2)
})
