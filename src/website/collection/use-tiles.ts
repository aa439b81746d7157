import { useEffect, useState } from 'react'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { sharedValue } from '#platform/browser/shared-value.ts'
import type { Language } from '#platform/i18n/language.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { loadTiles } from './load-tiles.ts'

/** Undefined while an image is loading; null for one that is not visible. */
type Tiles = ReadonlyMap<number, Tile | null>

/** Cached for the visit, so that a return to a page shows its images at once. */
const cached = sharedValue<Readonly<Record<Language, Tiles>>>({ de: new Map(), en: new Map() })

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
