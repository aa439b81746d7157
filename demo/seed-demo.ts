import { addArtists, addGalleries, addImages } from '#domain/catalogue/catalogue.server.ts'
import { addBanners, addHeroes, addNews, addTestimonials } from '#domain/editorial/editorial.server.ts'
import { addReplyTemplates } from '#domain/enquiries/replies/reply-texts.server.ts'
import { addPictures } from '#domain/imaging/pictures.server.ts'
import type { Database } from '#platform/database/database.ts'
import {
  type DemoSize,
  galleryIndexesOf,
  galleryRows,
  type PlannedArtist,
  planArtists,
} from './plan-catalogue.ts'
import { planBanners, planHeroes, planNews, planTestimonials } from './plan-editorial.ts'
import { REPLY_TEMPLATES } from './words/reply-templates.ts'

/** Told after each step, so that whoever waits sees it go on. */
export type Progress = (done: { artists: number; images: number }) => void

/** So many artists at a time: their pictures and images fit into memory also in the largest catalogue. */
const ARTISTS_AT_ONCE = 50

/**
 * Fills an empty database with the demo agency in one transaction: all of it, or nothing. Draws nothing: each original is
 * drawn when it is first read. With `images` above 0 the works are spread evenly until there are that many.
 */
export async function seedDemo(db: Database, size: DemoSize, now: Date, progress: Progress): Promise<void> {
  const artists = planArtists(size, now)
  await db.transaction(async (tx) => {
    const galleryIds = await addGalleries(tx, galleryRows())
    let images = 0
    for (let start = 0; start < artists.length; start += ARTISTS_AT_ONCE) {
      const batch = artists.slice(start, start + ARTISTS_AT_ONCE)
      images += await addBatch(tx, batch, galleryIds)
      progress({ artists: start + batch.length, images })
    }
    await addEditorial(tx, artists, now)
  })
}

async function addBatch(tx: Database, batch: PlannedArtist[], galleryIds: number[]): Promise<number> {
  const portraitIds = await addPictures(
    tx,
    batch.map(({ portrait }) => portrait),
  )
  const artistIds = await addArtists(
    tx,
    batch.map(({ row }, at) => ({ ...row, portraitId: known(portraitIds, at) })),
  )
  const works = batch.flatMap(({ works }, at) =>
    works.map((work) => ({ ...work, artistId: known(artistIds, at) })),
  )
  const pictureIds = await addPictures(
    tx,
    works.map(({ picture }) => picture),
  )
  const rows = works.map(({ image, artistId, recipe }, at) => ({
    ...image,
    artistId,
    id: known(pictureIds, at),
    galleryIds: galleryIndexesOf(recipe).map((index) => known(galleryIds, index)),
  }))
  await addImages(tx, rows)
  return rows.length
}

async function addEditorial(tx: Database, artists: PlannedArtist[], now: Date): Promise<void> {
  const heroes = planHeroes(artists)
  const heroIds = await addPictures(
    tx,
    heroes.map(({ large }) => large),
  )
  const phoneIds = await addPictures(
    tx,
    heroes.map(({ phone }) => phone),
  )
  await addHeroes(
    tx,
    heroes.map(({ row }, at) => ({
      ...row,
      imageId: known(heroIds, at),
      phonePictureId: known(phoneIds, at),
    })),
  )
  for (const { row, picture, images } of planNews(artists, now)) {
    const [pictureId = 0, ...extraIds] = await addPictures(tx, [
      picture,
      ...images.map((image) => image.picture),
    ])
    const extra = images.map(({ altDe, altEn }, at) => ({ altDe, altEn, pictureId: known(extraIds, at) }))
    await addNews(tx, [{ ...row, pictureId, images: extra }])
  }
  for (const { row, picture } of planBanners(artists)) {
    const [pictureId = 0] = await addPictures(tx, [picture])
    await addBanners(tx, [{ ...row, pictureId }])
  }
  await addTestimonials(tx, planTestimonials())
  await addReplyTemplates(tx, REPLY_TEMPLATES)
}

function known(ids: number[], at: number): number {
  const id = ids[at]
  if (id === undefined) throw new Error('The database answered fewer ids than rows.')
  return id
}
