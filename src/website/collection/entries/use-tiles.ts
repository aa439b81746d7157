import { useEffect, useState } from 'react'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { readTiles } from '#domain/catalogue/read-tiles.ts'
import { sharedValue } from '#platform/browser/shared-value.ts'
import type { Language } from '#platform/i18n/language.ts'
import { apiPath, SOME_IMAGES } from '#site/api-paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'

/** Undefined while an image is loading; null for one that is not visible. */
type Tiles = ReadonlyMap<number, Tile | null>

/** Cached for the visit, so that a return to a page shows its images at once. Each language has its own texts. */
const cached = sharedValue<Readonly<Record<Language, Tiles>>>({ de: new Map(), en: new Map() })

/** The tiles of images, in the page's language. Those that could not be loaded can be retried. */
export function useTiles(ids: readonly number[]): { tiles: Tiles; isFailed: boolean; retry: () => void } {
  const { language } = useMessages()
  const tiles = cached.use()[language]
  const [isFailed, setFailed] = useState(false)
  const missingIds = ids.filter((id) => !tiles.has(id)).join(',')

  useEffect(() => {
    if (missingIds === '' || isFailed) return
    const left = new AbortController()
    loadTiles(missingIds.split(',').map(Number), { language, signal: left.signal }).then(
      (found) => {
        if (left.signal.aborted) return
        const all = cached.read()
        cached.write({ ...all, [language]: new Map([...all[language], ...found]) })
      },
      (error) => {
        if (left.signal.aborted) return
        console.warn('The images could not be loaded:', error)
        setFailed(true)
      },
    )
    return () => left.abort()
  }, [missingIds, isFailed, language])

  return { tiles, isFailed, retry: () => setFailed(false) }
}

/** The API's limit. */
const BATCH_SIZE = 100
/** A visitor who waits longer needs an error message. */
const TIMEOUT_MS = 20_000

type LoadOptions = { language: Language; signal: AbortSignal; origin?: string }

/**
 * Images by their ids; null for those that are not visible. @throws when the network fails, a response takes too
 * long, or has an error status.
 */
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
