import { inArray } from 'drizzle-orm'
import { type Resource, textKey } from '#platform/records/resource.ts'
import { savedCollections } from './tables.server.ts'

/** Collections that visitors saved for sharing; staff can list and remove them, without the visitors' notes. */
export const collectionsResource: Resource<string> = {
  name: 'collections',
  table: savedCollections,
  key: textKey(savedCollections.id),
  actions: ['remove'],
  sortedBy: { field: 'SavedAt', order: 'desc' },
  nameOf: ({ Count, SavedAt }) => `${Count}, ${SavedAt instanceof Date ? SavedAt.toISOString() : ''}`,
  fields: {
    Id: { column: savedCollections.id, searched: true },
    Language: { column: savedCollections.language, filtered: true },
    Images: {},
    Count: {},
    HasPassword: {},
    SavedAt: { column: savedCollections.savedAt },
    ExpiresAt: { column: savedCollections.expiresAt },
  },
  related: async (db, ids) => {
    const { id, entries, passwordHash } = savedCollections
    const rows = await db.select({ id, entries, passwordHash }).from(savedCollections).where(inArray(id, ids))
    return new Map(
      rows.map((row) => {
        const images = row.entries.map(({ imageId }) => imageId)
        return [row.id, { Images: images, Count: images.length, HasPassword: row.passwordHash !== null }]
      }),
    )
  },
}
