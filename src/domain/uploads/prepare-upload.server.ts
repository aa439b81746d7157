import { findArtistRow } from '#domain/catalogue/storage/artists.server.ts'
import { findImageCredit } from '#domain/catalogue/storage/images.server.ts'
import type { Picture } from '#domain/imaging/model.ts'
import { listPictureRowsOf, toPicture, updatePlaceholders } from '#domain/imaging/pictures.server.ts'
import { computePlaceholder } from '#domain/imaging/placeholder.server.ts'
import type { Variants } from '#domain/imaging/variants/variants.server.ts'
import type { OpenVisualSearch } from '#domain/search/visual/open-visual-search.server.ts'
import type { Database } from '#platform/database/database.ts'

type Needs = { db: Database; variants: Variants; visual: Pick<OpenVisualSearch, 'indexImages'> }

/** Of the image grid on most screens, and on phones. */
const PREPARED_WIDTHS = [640, 320] as const

/** A work's picture as the site would show it, hidden or not; null when the work is gone. */
async function findPictureOfImage(db: Database, imageId: number): Promise<Picture | null> {
  const [row] = await listPictureRowsOf(db, [imageId])
  const image = await findImageCredit(db, imageId)
  const artist = image && (await findArtistRow(db, image.artistId))
  if (!row || !image || !artist) return null
  const credit = { title: image.titleDe, creator: artist.name, page: `/illustrator/${artist.code}` }
  return toPicture(row, { watermarked: true, phonePictureId: null, credit })
}

/** Makes the variants of a new image for the image grid, and stores its placeholder. False when it is gone or cannot be shown. */
export async function prepareVariants({ db, variants }: Needs, imageId: number): Promise<boolean> {
  const picture = await findPictureOfImage(db, imageId)
  if (!picture) return false
  const [bytes] = await Promise.all(
    PREPARED_WIDTHS.map((width) => variants.get(picture, { width, format: 'webp', moving: true })),
  )
  if (!bytes) return false
  await updatePlaceholders(db, [{ id: imageId, ...(await computePlaceholder(bytes)) }])
  return true
}

/** Indexes the new image, so that the visual search finds it as soon as it is visible. False as above. */
export async function prepareVectors({ db, visual }: Needs, imageId: number): Promise<boolean> {
  const picture = await findPictureOfImage(db, imageId)
  return picture !== null && (await visual.indexImages([{ id: imageId, picture }])) === 1
}
