import { useEffect, useState } from 'react'
import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import type { Collection } from '#domain/collection/model.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { loadTiles } from './load-tiles.ts'

/** Undefined while an image is loading; null for one that is not visible. */
type Tiles = ReadonlyMap<number, Tile | null>

/** Cached for the visit, so that a return to the page shows the entries at once. */
let cached: Tiles = new Map()

/** The tiles of the collected images. Those that could not be loaded can be retried. */
export function useCollectedTiles(collection: Collection): {
  tiles: Tiles
  isFailed: boolean
  retry: () => void
} {
  const { language } = useMessages()
  const [tiles, setTiles] = useState(cached)
  const [isFailed, setFailed] = useState(false)
  const missing = collection.map(({ imageId }) => imageId).filter((id) => !tiles.has(id))
  const missingIds = missing.join(',')

  useEffect(() => {
    if (missingIds === '' || isFailed) return
    const left = new AbortController()
    loadTiles(missingIds.split(',').map(Number), { language, signal: left.signal }).then(
      (found) => {
        if (left.signal.aborted) return
        cached = new Map([...cached, ...found])
        setTiles(cached)
      },
      (error) => {
        if (left.signal.aborted) return
        console.warn('The images of the collection:', error)
        setFailed(true)
      },
    )
    return () => left.abort()
  }, [missingIds, isFailed, language])

  return { tiles, isFailed, retry: () => setFailed(false) }
}
