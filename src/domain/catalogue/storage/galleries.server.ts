import { galleries } from '#domain/catalogue/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

export type NewGallery = typeof galleries.$inferInsert

export async function addGalleries(db: Database, rows: NewGallery[]): Promise<number[]> {
  if (rows.length === 0) return []
  const added = await db.insert(galleries).values(rows).returning({ id: galleries.id })
  return added.map(({ id }) => id)
}
