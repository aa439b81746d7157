import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { artists, imageGalleries, images } from '#domain/catalogue/tables.server.ts'
import { changeFocus, listPictureFacts } from '#domain/imaging/edit-pictures.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { Fields } from '#platform/records/resource.ts'

/** Fields of an image's record about its artist, galleries and picture. */
export async function readImageRelations(db: Database, ids: number[]): Promise<Map<number, Fields>> {
  const works = await db
    .select({ id: images.id, artistName: artists.name })
    .from(images)
    .innerJoin(artists, eq(artists.id, images.artistId))
    .where(inArray(images.id, ids))
  const membership = await db
    .select()
    .from(imageGalleries)
    .where(inArray(imageGalleries.imageId, ids))
    .orderBy(asc(imageGalleries.galleryId))
  const galleriesOf = Map.groupBy(membership, ({ imageId }) => imageId)
  const facts = await listPictureFacts(db, ids)
  return new Map(
    works.map(({ id, artistName }) => {
      const picture = facts.get(id)
      const fields = {
        ArtistName: artistName,
        Galleries: (galleriesOf.get(id) ?? []).map(({ galleryId }) => galleryId),
        FocusX: picture?.focusX,
        FocusY: picture?.focusY,
        Width: picture?.width,
        Height: picture?.height,
        Ground: picture?.dominantColour,
        FileName: picture?.fileName,
        Thumb: picture?.thumb,
      }
      return [id, fields]
    }),
  )
}

/** Whether the name of the image's artist matches. */
export function isByArtist(pattern: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${artists} WHERE ${artists.id} = ${images.artistId} AND ${artists.name} ~ ${pattern})`
}

const Stored = z.object({
  Galleries: z.array(z.number()).optional(),
  FocusX: z.number().nullish(),
  FocusY: z.number().nullish(),
})

export async function storeImageRelations(
  tx: Database,
  imageId: number,
  changes: Fields,
  before: Fields | null,
): Promise<void> {
  const { Galleries, FocusX, FocusY } = Stored.parse(changes)
  if (Galleries) {
    if (before) await tx.delete(imageGalleries).where(eq(imageGalleries.imageId, imageId))
    const rows = Galleries.map((galleryId) => ({ imageId, galleryId }))
    if (rows.length > 0) await tx.insert(imageGalleries).values(rows)
  }
  const focus = {
    ...(FocusX === undefined ? {} : { focusX: FocusX }),
    ...(FocusY === undefined ? {} : { focusY: FocusY }),
  }
  if (Object.keys(focus).length > 0) await changeFocus(tx, imageId, focus)
}

/** Filters images by gallery id; null for an invalid id. */
export function isInGallery(gallery: string): SQL | null {
  if (!/^[1-9]\d{0,8}$/.test(gallery)) return null
  return sql`${images.id} IN (
    SELECT ${imageGalleries.imageId} FROM ${imageGalleries} WHERE ${imageGalleries.galleryId} = ${Number(gallery)})`
}

/** Filters images without alternative text in at least one language, or with `false` those with both. */
export function missesAlt(value: string): SQL | null {
  if (value === 'true') return or(eq(images.altDe, ''), eq(images.altEn, '')) ?? null
  return value === 'false' ? (and(ne(images.altDe, ''), ne(images.altEn, '')) ?? null) : null
}
