import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { MOST_SHARE_IMAGE_BYTES, makeShareImage } from '#domain/imaging/make-share-image.server.ts'
import { findSharePicture } from '#domain/published/share-images.server.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

describe('a share image', () => {
  test.each([
    ['artist', 'ada-moor'],
    ['artist', 'oemer-usta'],
    ['gallery', 'aquarell'],
    ['news', '1'],
    ['site', 'home'],
  ] as const)('of kind %s is a light JPEG of the size that networks ask for', async (kind, key) => {
    const card = findSharePicture(agency.services.readModel.current(), kind, 'en', key)
    const answer = await agency.get(card?.path ?? '')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toContain('immutable')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.length).toBeLessThanOrEqual(MOST_SHARE_IMAGE_BYTES)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  test.each([
    '/cards/artist/de/nobody.jpg',
    '/cards/artist/de/ghost.jpg',
    '/cards/artist/fr/ada-moor.jpg',
    '/cards/style/de/aquarell.jpg',
    '/cards/site/de/other.jpg',
    '/cards/artist/de/ada-moor.png',
    '/cards/gallery/de/tiere.jpg',
  ])('is not there at %s', async (path) => {
    expect((await agency.get(path)).status).toBe(404)
  })

  test('is cached permanently only under the version that names its content', async () => {
    const answer = await agency.get('/cards/artist/de/ada-moor.jpg?v=former')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600')
  })

  test('keeps the focus that staff set', async () => {
    const [red, blue] = ['#d62828', '#2563c9']
    const half = await sharp({ create: { width: 960, height: 320, channels: 3, background: red } })
      .png()
      .toBuffer()
    const tall = await sharp({ create: { width: 960, height: 2000, channels: 3, background: blue } })
      .composite([{ input: half, left: 0, top: 1680 }])
      .png()
      .toBuffer()
    const colourAt = async (y: number) => {
      const pictures = [{ bytes: tall, focus: { x: 0.5, y } }]
      const bytes = await makeShareImage({
        width: 1200,
        height: 630,
        pictures,
        title: 'Wal',
        brand: 'Zeichner',
      })
      const [r = 0, , b = 0] = await sharp(bytes)
        .extract({ left: 600, top: 400, width: 1, height: 1 })
        .raw()
        .toBuffer()
      return r > b ? 'red' : 'blue'
    }
    expect([await colourAt(0), await colourAt(1)]).toEqual(['blue', 'red'])
  })

  test('stays small and complete with noisy pictures and a very long title', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const noisy = await sharp({ create: { width: 960, height: 640, channels: 3, background: '#fff', noise } })
      .jpeg()
      .toBuffer()
    const title = 'Ein sehr langer Titel einer Neuigkeit '.repeat(8)
    const bytes = await makeShareImage({
      width: 1200,
      height: 630,
      pictures: [{ bytes: noisy, focus: null }],
      title,
      brand: 'Zeichner',
    })
    expect(bytes.length).toBeLessThanOrEqual(MOST_SHARE_IMAGE_BYTES)
    const [red = 0, green = 0, blue = 0] = await sharp(bytes)
      .extract({ left: 0, top: 600, width: 40, height: 20 })
      .raw()
      .toBuffer()
    // The background colour, below the pictures and beside the text.
    expect(Math.min(red, green, blue)).toBeGreaterThan(245)
  })
})
