import { inArray, sql } from 'drizzle-orm'
import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import type { Match } from '#domain/search/search-model.ts'
import { localFeatures } from '#domain/search/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { openPool } from '#platform/jobs/open-pool.server.ts'
import { MOST_CORNERS } from './local-features.ts'
import type { workOnLocal } from './local-task.ts'

export type SameDrawing = {
  describe: (copy: SmallCopy, of: keyof typeof MOST_CORNERS) => Promise<Uint8Array<ArrayBuffer>>
  /** Among the best matches, puts those that show the same drawing as `local` first, and returns how many there are. */
  putFirst: (local: Uint8Array, matches: readonly Match[]) => Promise<{ matches: Match[]; same: number }>
  /** In how many places two pictures agree; from `LEAST_PLACES` on they show the same drawing. */
  countPlaces: (one: SmallCopy, other: SmallCopy) => Promise<number>
  close: () => Promise<void>
}

export const COMPARED_DRAWINGS = 20
/** None of 550 charts, forms, screens, rooms and textures shared more than five places with any work. */
export const LEAST_PLACES = 7

const TASK = { module: new URL('./local-task.ts', import.meta.url), name: 'workOnLocal' }

/** Works without stored features never count as the same. */
export function openSameDrawing(
  listFeatures: (ids: readonly number[]) => Promise<ReadonlyMap<number, Uint8Array>>,
): SameDrawing {
  const pool = openPool<typeof workOnLocal>(TASK)
  const describeCopy: SameDrawing['describe'] = async (copy, of) => {
    const described = await pool.run({ copy, mostKeypoints: MOST_CORNERS[of] })
    if (!(described instanceof Uint8Array)) throw new TypeError('Local features are bytes.')
    return described
  }
  return {
    describe: describeCopy,
    countPlaces: async (one, other) => {
      const [query, work] = [await describeCopy(one, 'query'), await describeCopy(other, 'work')]
      const [places] = await pool.run({ query, others: [work] })
      return Number(places ?? 0)
    },
    putFirst: async (local, matches) => {
      const best = matches.slice(0, COMPARED_DRAWINGS)
      const known = await listFeatures(best.map(({ id }) => id))
      const others = best.map(({ id }) => known.get(id) ?? null)
      const counts = await pool.run({ query: local, others })
      const counted = best.map((match, at) => ({ match, places: Number(counts[at] ?? 0) }))
      const same = counted
        .filter(({ places }) => places >= LEAST_PLACES)
        .sort((one, other) => other.places - one.places)
        .map(({ match }) => ({ ...match, similarity: 1 }))
      const isSame = new Set(same.map(({ id }) => id))
      return { matches: [...same, ...matches.filter(({ id }) => !isSame.has(id))], same: same.length }
    },
    close: pool.close,
  }
}

export type LocalRow = { id: number; contentVersion: string; features: Uint8Array }

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
