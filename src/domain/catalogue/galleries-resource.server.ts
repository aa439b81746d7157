import { inArray, sql } from 'drizzle-orm'
import { toRule } from '#platform/fields/rules.ts'
import { numberKey, type Resource, withColumns } from '#platform/records/resource.ts'
import { GALLERY_RECORD } from './records.ts'
import { artists, galleries, imageGalleries } from './tables.server.ts'

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
      const counts = await db
        .select({ galleryId, count: sql<number>`count(*)::int` })
        .from(imageGalleries)
        .where(inArray(galleryId, ids))
        .groupBy(galleryId)
      const countOf = new Map(counts.map(({ galleryId, count }) => [galleryId, count]))
      return new Map(ids.map((id) => [id, { Images: countOf.get(id) ?? 0 }]))
    },
  }
}
