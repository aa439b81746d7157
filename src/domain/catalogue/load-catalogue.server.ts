import { isDeepStrictEqual } from 'node:util'
import { and, eq, getTableColumns, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Picture } from '#domain/imaging/imaging-model.ts'
import {
  getPictureRow,
  listPictureRowsOf,
  type PictureRow,
  toPicture,
} from '#domain/imaging/pictures.server.ts'
import { type Database, type PackedRow, readPacked, rowsOf } from '#platform/database/database.ts'
import { propertyOf, publishedOf, type RecordDescription } from '#platform/fields/kinds.ts'
import { toRule } from '#platform/fields/rules.ts'
import type { Fields } from '#platform/records/resource.ts'
import { isPublished } from '#platform/schedule.server.ts'
import { buildCatalogue, type CatalogueParts } from './build-catalogue.ts'
import type { Artist, Catalogue, Gallery, Image } from './catalogue-model.ts'
import { artistPage, toWorkPicture } from './hidden-images.server.ts'
import { dayOf, oldestConfirmation, toProfile } from './profile/profile.ts'
import { ARTIST_RECORD, GALLERY_RECORD, IMAGE_RECORD } from './records.ts'
import { artists, galleries, imageGalleries, images } from './tables.server.ts'

/** Reuses the images of `before` that are unchanged, because two whole catalogues do not fit into memory. */
export async function loadCatalogue(
  db: Database,
  pictureRows: Map<number, PictureRow>,
  now: Date,
  before: Pick<Catalogue, 'imagesById'> | null = null,
): Promise<Catalogue> {
  const shownArtists = (await listArtistRows(db, isPublished(artists, now))).map((row) =>
    toArtist(row, pictureRows, now),
  )
  const artistsById = new Map(shownArtists.map((artist) => [artist.id, artist]))
  const shownImages = await listImages(db, isPublished(images, now), (row) => {
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

const { hidden: ___, publishedFrom, publishedUntil, addedAt, ...ARTIST_COLUMNS } = getTableColumns(artists)

function listArtistRows(db: Database, where: SQL) {
  return db.select(ARTIST_COLUMNS).from(artists).where(where)
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

const { hidden: _, publishedUntil: __, ...IMAGE_COLUMNS } = getTableColumns(images)
type ImageRow = PackedRow<typeof IMAGE_COLUMNS>

/** Rows are converted part by part, never held all at once. */
async function listImages(
  db: Database,
  where: SQL,
  convert: (row: ImageRow) => Image | null,
): Promise<Image[]> {
  const placed: { image: Image; position: number }[] = []
  for await (const rows of readPacked(db, { table: images, columns: IMAGE_COLUMNS, where }))
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

const { hidden: ____, ...GALLERY_COLUMNS } = getTableColumns(galleries)

function listGalleryRows(db: Database, where: SQL = eq(galleries.hidden, false)): Promise<Gallery[]> {
  return db.select(GALLERY_COLUMNS).from(galleries).where(where)
}

type Previewed = {
  resource: 'artists' | 'images' | 'galleries'
  id: number
  /** Fields that are not published yet; one that cannot be read stays as it is stored. */
  draft: Fields
  now: Date
  /** Each picture that visitors may not see yet. */
  mark: (picture: Picture) => Picture
}

/** Returns the catalogue as it would be with this record, published or not; null when there is none. */
export async function layOverCatalogue(
  db: Database,
  catalogue: Catalogue,
  previewed: Previewed,
): Promise<Catalogue | null> {
  const { resource, id, draft } = previewed
  const parts = partsOf(catalogue)
  const without = (galleryId: number) => parts.membership.filter((each) => each.galleryId !== galleryId)
  if (resource === 'galleries') {
    const [stored] = await listGalleryRows(db, eq(galleries.id, id))
    if (!stored) return null
    const members = await db.select().from(imageGalleries).where(eq(imageGalleries.galleryId, id))
    const others = parts.galleries.filter((each) => each.id !== id)
    const laid = layOverRow(stored, GALLERY_RECORD, draft)
    return buildCatalogue({
      ...parts,
      galleries: [...others, laid],
      membership: [...without(id), ...members],
    })
  }
  const portfolio = await loadPortfolio(db, previewed)
  if (!portfolio) return null
  const { artist, works } = portfolio
  const workIds = works.map((work) => work.id)
  const stored = await db.select().from(imageGalleries).where(inArray(imageGalleries.imageId, workIds))
  const chosen = resource === 'images' && Array.isArray(draft.Galleries) ? draft.Galleries : null
  const membership = [
    ...[...parts.membership, ...stored].filter(({ imageId }) => !chosen || imageId !== id),
    ...(chosen ?? []).map((galleryId) => ({ imageId: id, galleryId: Number(galleryId) })),
  ]
  return buildCatalogue({
    galleries: parts.galleries,
    artists: [...parts.artists.filter((each) => each.id !== artist.id), artist],
    images: [...parts.images.filter((image) => image.artistId !== artist.id), ...works],
    membership: [...new Map(membership.map((each) => [`${each.imageId} ${each.galleryId}`, each])).values()],
  })
}

function partsOf({ artists: shown, galleries: styles, imagesByArtist, imagesByGallery }: Catalogue) {
  const membership = [...imagesByGallery].flatMap(([galleryId, members]) =>
    members.map((image) => ({ imageId: image.id, galleryId })),
  )
  return {
    artists: [...shown],
    galleries: [...styles],
    images: [...imagesByArtist.values()].flat(),
    membership,
  }
}

/** An artist with the works that visitors would see, and the one that is previewed. */
async function loadPortfolio(db: Database, { resource, id, draft, now, mark }: Previewed) {
  const isArtist = resource === 'artists'
  const [owner] = isArtist
    ? [{ artistId: id }]
    : await db.select({ artistId: images.artistId }).from(images).where(eq(images.id, id))
  const [stored] = await listArtistRows(db, eq(artists.id, owner?.artistId ?? 0))
  if (!stored) return null
  const row = isArtist ? layOverRow(stored, ARTIST_RECORD, draft) : stored
  const isShown = isArtist
    ? isPublished(images, now)
    : sql`(${isPublished(images, now)} OR ${eq(images.id, id)})`
  const where = sql`(${eq(images.artistId, stored.id)} AND ${isShown})`
  const ids = await db.select({ id: images.id }).from(images).where(where)
  const portraits = [row.portraitId, stored.portraitId].filter((portrait) => portrait !== null)
  const pictures = await listPictureRowsOf(db, [...ids.map((each) => each.id), ...portraits])
  const rows = new Map(pictures.map((picture) => [picture.id, picture]))
  const portraitId = rows.has(row.portraitId ?? 0) ? row.portraitId : stored.portraitId
  const artist = toArtist({ ...row, portraitId }, rows, now)
  const works = await listImages(db, where, (work) => {
    const laid = !isArtist && work.id === id ? layOverRow(work, IMAGE_RECORD, draft) : work
    const picture = rows.get(work.id)
    return picture ? toImage({ ...laid, artistId: artist.id }, artist, picture) : null
  })
  return {
    artist: { ...artist, portrait: artist.portrait && mark(artist.portrait) },
    works: works.map((work) => ({ ...work, picture: mark(work.picture) })),
  }
}

/** An address stays, since the link of a preview leads there, and moments are no part of what a page shows. */
function layOverRow<Row extends object>(row: Row, { fields }: RecordDescription, draft: Fields): Row {
  const laid = { ...row }
  for (const [name, { type, unique, column }] of Object.entries(fields)) {
    if (!type || unique || ['custom', 'moment'].includes(type.kind) || !Object.hasOwn(draft, name)) continue
    const value = toRule(type).safeParse(draft[name])
    const property = propertyOf(name, column)
    if (value.success && Object.hasOwn(row, property)) Reflect.set(laid, property, value.data)
  }
  return laid
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
