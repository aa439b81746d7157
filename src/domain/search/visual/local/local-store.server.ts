import { inArray, sql } from 'drizzle-orm'
import { localFeatures } from '#domain/search/visual/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

export type LocalRow = { id: number; contentVersion: string; features: Uint8Array }

/** Of these pictures, as far as they are stored. */
export async function listLocalFeatures(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Uint8Array>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: localFeatures.pictureId, features: localFeatures.features })
    .from(localFeatures)
    .where(inArray(localFeatures.pictureId, [...ids]))
  return new Map(rows.map(({ id, features }) => [id, features]))
}

/** The content version that is described of each picture. */
export async function listDescribedVersions(db: Database): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: localFeatures.pictureId, version: localFeatures.contentVersion })
    .from(localFeatures)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Adds or replaces rows, a few dozen at most. */
export async function putLocalFeatures(db: Database, rows: readonly LocalRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(localFeatures)
    .values(rows.map(({ id, ...row }) => ({ ...row, pictureId: id })))
    .onConflictDoUpdate({
      target: localFeatures.pictureId,
      set: { contentVersion: sql`excluded.content_version`, features: sql`excluded.features` },
    })
}
