import { readTiles } from '#domain/catalogue/tiles/read-tiles.ts'
import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import type { Language } from '#platform/i18n/language.ts'
import { apiPath, SOME_IMAGES } from '#site/api-paths.ts'

/** As many as the server answers at once. */
const ASKED_AT_ONCE = 100
/** Whoever waits longer wants to hear that something is wrong. */
const ANSWERED_WITHIN_MS = 20_000

type Asking = { language: Language; signal: AbortSignal; origin?: string }

/**
 * Images by their ids; null for those that are not to be seen.
 * @throws when the network fails, an answer takes too long, or is not a success.
 */
export async function loadTiles(
  ids: readonly number[],
  { language, signal, origin = '' }: Asking,
): Promise<Map<number, Tile | null>> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(ANSWERED_WITHIN_MS)])
  const answers = await Promise.all(
    inParts(ids).map(async (part) => {
      const answer = await fetch(`${origin}${apiPath(SOME_IMAGES)}?ids=${part.join(',')}`, {
        signal: within,
      })
      if (!answer.ok) throw new Error(`The images were answered with ${answer.status}.`)
      return readTiles(await answer.json(), language)
    }),
  )
  const found = new Map(answers.flat().map((tile) => [tile.id, tile]))
  return new Map(ids.map((id) => [id, found.get(id) ?? null]))
}

function inParts(ids: readonly number[]): (readonly number[])[] {
  const parts = Math.ceil(ids.length / ASKED_AT_ONCE)
  return Array.from({ length: parts }, (_, at) => ids.slice(at * ASKED_AT_ONCE, (at + 1) * ASKED_AT_ONCE))
}
