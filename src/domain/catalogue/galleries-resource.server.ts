import { and, eq, inArray, sql } from 'drizzle-orm'
import { toRule } from '#platform/fields/rules.ts'
import { numberKey, type Resource, withColumns } from '#platform/records/resource.ts'
import { DATABASE_NOW, isPublished } from '#platform/schedule.server.ts'
import { GALLERY_RECORD } from './records.ts'
import { artists, galleries, imageGalleries, images } from './tables.server.ts'

/** Galleries are addressed beside the screens, so `isReserved` tells which first path segments are taken. */
export function galleriesResource(isReserved: (part: string) => boolean): Resource<number> {
  const address = toRule(GALLERY_RECORD.fields.GermanUrl.type).refine(
    (part) => !isReserved(String(part)),
    'taken',
  )
  return {
    ...withColumns(GALLERY_RECORD, galleries, { GermanUrl: { rule: address } }),
    key: numberKey(galleries.id),
    actions: ['create', 'change', 'remove'],
    sortedBy: { field: 'GermanDescription', order: 'asc' },
    nameOf: ({ GermanDescription }) => String(GermanDescription),
    // Artists name the styles of their new works by address.
    store: async (tx, _id, { GermanUrl }, before) => {
      if (GermanUrl === undefined || !before) return
      await tx
        .update(artists)
        .set({
          newWorkStyles: sql`array_replace(${artists.newWorkStyles}, ${before.GermanUrl}::text, ${GermanUrl}::text)`,
        })
        .where(sql`${before.GermanUrl}::text = ANY (${artists.newWorkStyles})`)
    },
    related: async (db, ids) => {
      const { galleryId } = imageGalleries
      const isVisible = and(isPublished(images, DATABASE_NOW), isPublished(artists, DATABASE_NOW))
      const counts = await db
        .select({
          galleryId,
          all: sql<number>`count(*)::int`,
          visible: sql<number>`(count(*) FILTER (WHERE ${isVisible}))::int`,
        })
        .from(imageGalleries)
        .innerJoin(images, eq(images.id, imageGalleries.imageId))
        .innerJoin(artists, eq(artists.id, images.artistId))
        .where(inArray(galleryId, ids))
        .groupBy(galleryId)
      const countsOf = new Map(counts.map((count) => [count.galleryId, count]))
      return new Map(
        ids.map((id) => {
          const { all = 0, visible = 0 } = countsOf.get(id) ?? {}
          return [id, { Images: all, VisibleImages: visible }]
        }),
      )
    },
  }
}
