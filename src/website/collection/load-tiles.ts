import { readTiles, type Tile } from '#domain/catalogue/read-tiles.ts'
import type { Language } from '#platform/i18n/language.ts'
import { apiPath, SOME_IMAGES } from '#site/api-paths.ts'

/** The API's limit. */
const BATCH_SIZE = 100
const TIMEOUT_MS = 20_000

type LoadOptions = { language: Language; signal: AbortSignal; origin?: string }

/** Null stands for an image that is not visible. @throws on a network failure, a timeout or an error status. */
export async function loadTiles(
  ids: readonly number[],
  { language, signal, origin = '' }: LoadOptions,
): Promise<Map<number, Tile | null>> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  const batches = await Promise.all(
    inBatches(ids).map(async (part) => {
      const response = await fetch(`${origin}${apiPath(SOME_IMAGES)}?ids=${part.join(',')}`, {
        signal: within,
      })
      if (!response.ok) throw new Error(`The images were answered with ${response.status}.`)
      return readTiles(await response.json(), language)
    }),
  )
  const found = new Map(batches.flat().map((tile) => [tile.id, tile]))
  return new Map(ids.map((id) => [id, found.get(id) ?? null]))
}

function inBatches(ids: readonly number[]): (readonly number[])[] {
  const parts = Math.ceil(ids.length / BATCH_SIZE)
  return Array.from({ length: parts }, (_, at) => ids.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE))
}
