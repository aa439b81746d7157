import { useEffect, useState } from 'react'
import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import type { Collection } from '#domain/collection/model.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { loadTiles } from './load-tiles.ts'

/** Undefined as long as an image is not fetched; null for one that is not to be seen. */
type Tiles = ReadonlyMap<number, Tile | null>

/** Found once, found for the visit: whoever comes back sees the sheet at once. */
let known: Tiles = new Map()

/** What the images of the collection look like. What could not be fetched can be asked for again. */
export function useCollectedTiles(collection: Collection): {
  tiles: Tiles
  isFailed: boolean
  retry: () => void
} {
  const { language } = useMessages()
  const [tiles, setTiles] = useState(known)
  const [isFailed, setFailed] = useState(false)
  const asked = collection.map(({ imageId }) => imageId).filter((id) => !tiles.has(id))
  const asking = asked.join(',')

  useEffect(() => {
    if (asking === '' || isFailed) return
    const left = new AbortController()
    loadTiles(asking.split(',').map(Number), { language, signal: left.signal }).then(
      (found) => {
        if (left.signal.aborted) return
        known = new Map([...known, ...found])
        setTiles(known)
      },
      (error) => {
        if (left.signal.aborted) return
        console.warn('The images of the collection:', error)
        setFailed(true)
      },
    )
    return () => left.abort()
  }, [asking, isFailed, language])

  return { tiles, isFailed, retry: () => setFailed(false) }
}
