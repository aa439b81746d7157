import { and, eq, getTableColumns, gt, lte, or, sql } from 'drizzle-orm'
import { getPictureRow, type PictureRow, toPicture } from '#domain/imaging/pictures.server.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { readPacked } from '#platform/database/packed-rows.ts'
import { publishedOf } from '#platform/records/kinds.ts'
import { buildCatalogue, type CatalogueParts } from './build-catalogue.ts'
import { ARTIST_RECORD } from './editing/records.ts'
import { artistPage, toWorkPicture } from './image-picture.server.ts'
import type { Artist, Catalogue, Gallery, Image } from './model.ts'
import { dayOf, oldestConfirmation } from './profile/availability.ts'
import { toProfile } from './profile/profile.ts'
import { artists, galleries, imageGalleries, images } from './tables.server.ts'

/** Reads all visible artists, galleries and images as they are at a moment; hidden ones are not returned. */
export async function loadCatalogue(
  db: Database,
  pictureRows: Map<number, PictureRow>,
  now: Date,
): Promise<Catalogue> {
  const shownArtists = (await listArtistRows(db)).map((row) => toArtist(row, pictureRows, now))
  const artistsById = new Map(shownArtists.map((artist) => [artist.id, artist]))
  const shownImages = (await listImageRows(db)).flatMap((row): Image[] => {
    const artist = artistsById.get(row.artistId)
    return artist ? [toImage(row, artist, getPictureRow(pictureRows, row.id))] : []
  })
  return buildCatalogue({
    artists: shownArtists,
    galleries: await listGalleryRows(db),
    images: shownImages,
    membership: await listMembership(db),
  })
}

function listArtistRows(db: Database) {
  const { hidden, addedAt, ...shown } = getTableColumns(artists)
  return db.select(shown).from(artists).where(eq(hidden, false))
}

/** Whether time alone has changed what is said of an artist's availability. */
export async function hasChangedAvailability(db: Database, since: Date, now: Date): Promise<boolean> {
  const { id, hidden, availableFrom, availabilityConfirmedAt } = artists
  const hasFaded = and(
    gt(availabilityConfirmedAt, oldestConfirmation(since)),
    lte(availabilityConfirmedAt, oldestConfirmation(now)),
  )
  const hasCome = and(gt(availableFrom, dayOf(since)), lte(availableFrom, dayOf(now)))
  const rows = await db
    .select({ id })
    .from(artists)
    .where(and(eq(hidden, false), or(hasFaded, hasCome)))
    .limit(1)
  return rows.length > 0
}

/** In each artist's own order. */
async function listImageRows(db: Database) {
  const { hidden, ...shown } = getTableColumns(images)
  const rows = await readPacked(db, { table: images, columns: shown, where: eq(hidden, false) })
  return rows.sort(
    (one, other) => one.artistId - other.artistId || one.position - other.position || one.id - other.id,
  )
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

type ImageRow = Awaited<ReturnType<typeof listImageRows>>[number]

function toImage(row: ImageRow, artist: Artist, pictureRow: PictureRow): Image {
  const { position, ...image } = row
  const maker = { artistName: artist.name, artistCode: artist.code }
  return {
    ...image,
    ...maker,
    addedAt: new Date(row.addedAt).toISOString(),
    picture: toWorkPicture(pictureRow, { title: row.titleDe, ...maker }),
  }
}
