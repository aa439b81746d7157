import { inArray, sql } from 'drizzle-orm'
import { artists, galleries, imageGalleries } from '#domain/catalogue/tables.server.ts'
import { addressPart, lines, requiredLine, yesOrNo } from '#platform/records/field-rules.ts'
import { numberKey, type Resource } from '#platform/records/resource.ts'
import * as limits from './limits.ts'

const name = requiredLine(limits.LONGEST_NAME)
const heading = requiredLine(limits.LONGEST_TITLE)
const meta = requiredLine(limits.LONGEST_META)
const intro = lines(limits.LONGEST_INTRO).default('')

/**
 * Style galleries. Their addresses are on the same level as those of the screens.
 * @param isReserved Whether a first path segment belongs to a screen or the server.
 */
export function galleriesResource(isReserved: (part: string) => boolean): Resource<number> {
  return {
    name: 'galleries',
    table: galleries,
    key: numberKey(galleries.id),
    actions: ['create', 'change', 'remove'],
    sortedBy: { field: 'GermanDescription', order: 'asc' },
    nameOf: ({ GermanDescription }) => String(GermanDescription),
    fields: {
      Id: { column: galleries.id },
      GermanUrl: {
        column: galleries.germanUrl,
        rule: addressPart(limits.LONGEST_CODE).refine((part) => !isReserved(part), 'taken'),
        unique: true,
        searched: true,
      },
      Description: { column: galleries.description, rule: name, searched: true },
      GermanDescription: { column: galleries.germanDescription, rule: name, searched: true },
      IntroDe: { column: galleries.introDe, rule: intro },
      IntroEn: { column: galleries.introEn, rule: intro },
      TitleDe: { column: galleries.titleDe, rule: heading },
      TitleEn: { column: galleries.titleEn, rule: heading },
      MetaDe: { column: galleries.metaDe, rule: meta },
      MetaEn: { column: galleries.metaEn, rule: meta },
      HeadingDe: { column: galleries.headingDe, rule: heading },
      HeadingEn: { column: galleries.headingEn, rule: heading },
      Hidden: { column: galleries.hidden, rule: yesOrNo.default(false), filtered: true },
      Images: {},
    },
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
