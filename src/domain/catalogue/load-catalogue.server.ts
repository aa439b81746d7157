import { isDeepStrictEqual } from 'node:util'
import { and, eq, getTableColumns, gt, lte, or, sql } from 'drizzle-orm'
import { getPictureRow, type PictureRow, toPicture } from '#domain/imaging/pictures.server.ts'
import { type Database, type PackedRow, readPacked, rowsOf } from '#platform/database/database.ts'
import { publishedOf } from '#platform/fields/kinds.ts'
import { isPublished } from '#platform/schedule.server.ts'
import { buildCatalogue, type CatalogueParts } from './build-catalogue.ts'
import type { Artist, Catalogue, Gallery, Image } from './catalogue-model.ts'
import { artistPage, toWorkPicture } from './hidden-images.server.ts'
import { dayOf, oldestConfirmation, toProfile } from './profile/profile.ts'
import { ARTIST_RECORD } from './records.ts'
import { artists, galleries, imageGalleries, images } from './tables.server.ts'

/** Reuses the images of `before` that are unchanged, because two whole catalogues do not fit into memory. */
export async function loadCatalogue(
  db: Database,
  pictureRows: Map<number, PictureRow>,
  now: Date,
  before: Pick<Catalogue, 'imagesById'> | null = null,
): Promise<Catalogue> {
  const shownArtists = (await listArtistRows(db, now)).map((row) => toArtist(row, pictureRows, now))
  const artistsById = new Map(shownArtists.map((artist) => [artist.id, artist]))
  const shownImages = await listImages(db, now, (row) => {
    const artist = artistsById.get(row.artistId)
    if (!artist) return null
    const image = toImage(row, artist, getPictureRow(pictureRows, row.id))
    const known = before?.imagesById.get(row.id)
    return isDeepStrictEqual(known, image) && known ? known : image
  })
  return buildCatalogue({
    artists: shownArtists,
    galleries: await listGalleryRows(db),
    images: shownImages,
    membership: await listMembership(db),
  })
}

function listArtistRows(db: Database, now: Date) {
  const { hidden, publishedFrom, publishedUntil, addedAt, ...shown } = getTableColumns(artists)
  return db.select(shown).from(artists).where(isPublished(artists, now))
}

/** Whether time alone has changed what is said of an artist's availability. */
export async function hasChangedAvailability(
  db: Database,
  { since, until }: { since: Date; until: Date },
): Promise<boolean> {
  const { id, hidden, availableFrom, availabilityConfirmedAt } = artists
  const hasFaded = and(
    gt(availabilityConfirmedAt, oldestConfirmation(since)),
    lte(availabilityConfirmedAt, oldestConfirmation(until)),
  )
  const hasCome = and(gt(availableFrom, dayOf(since)), lte(availableFrom, dayOf(until)))
  const rows = await db
    .select({ id })
    .from(artists)
    .where(and(eq(hidden, false), or(hasFaded, hasCome)))
    .limit(1)
  return rows.length > 0
}

const { hidden: _, publishedUntil: __, ...SHOWN } = getTableColumns(images)
type ImageRow = PackedRow<typeof SHOWN>

/** Rows are converted part by part, never held all at once. */
async function listImages(
  db: Database,
  now: Date,
  convert: (row: ImageRow) => Image | null,
): Promise<Image[]> {
  const placed: { image: Image; position: number }[] = []
  const where = isPublished(images, now)
  for await (const rows of readPacked(db, { table: images, columns: SHOWN, where }))
    for (const row of rows) {
      const image = convert(row)
      if (image) placed.push({ image, position: row.position })
    }
  return placed
    .sort(
      (one, other) =>
        one.image.artistId - other.image.artistId ||
        one.position - other.position ||
        one.image.id - other.image.id,
    )
    .map(({ image }) => image)
}

/** Includes hidden galleries and images; `buildCatalogue` filters them. */
async function listMembership(db: Database): Promise<CatalogueParts['membership']> {
  const { imageId, galleryId } = imageGalleries
  const rows = await rowsOf(
    db,
    sql`SELECT ${galleryId} AS gallery, json_agg(${imageId})::text AS members FROM ${imageGalleries} GROUP BY ${galleryId}`,
  )
  return rows.flatMap(({ gallery, members }) => {
    const imageIds: number[] = JSON.parse(String(members))
    return imageIds.map((imageId) => ({ imageId, galleryId: Number(gallery) }))
  })
}

function listGalleryRows(db: Database): Promise<Gallery[]> {
  const { hidden, ...shown } = getTableColumns(galleries)
  return db.select(shown).from(galleries).where(eq(hidden, false))
}

type ArtistRow = Awaited<ReturnType<typeof listArtistRows>>[number]

function toArtist(row: ArtistRow, pictureRows: Map<number, PictureRow>, now: Date): Artist {
  const { id, code, name, sortName, townDe, townEn, bioDe, bioEn, portraitId } = row
  const use = {
    watermarked: false,
    phonePictureId: null,
    credit: { title: name, creator: name, page: artistPage(code) },
  }
  const portrait = portraitId === null ? null : toPicture(getPictureRow(pictureRows, portraitId), use)
  const texts = { name, sortName, townDe, townEn, bioDe, bioEn }
  const published = publishedOf(ARTIST_RECORD, row)
  return { id, code, ...texts, portrait, profile: toProfile(row, now), published }
}

function toImage(row: ImageRow, artist: Artist, pictureRow: PictureRow): Image {
  const { position, publishedFrom, ...image } = row
  const maker = { artistName: artist.name, artistCode: artist.code }
  return {
    ...image,
    ...maker,
    addedAt: new Date(
      Math.max(Date.parse(row.addedAt), Date.parse(publishedFrom ?? row.addedAt)),
    ).toISOString(),
    picture: toWorkPicture(pictureRow, { title: row.titleDe, ...maker }),
  }
}
