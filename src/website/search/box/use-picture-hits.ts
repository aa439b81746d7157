import { useEffect, useState } from 'react'
import { readTiles, type Tile } from '#domain/catalogue/read-tiles.ts'
import type { Language } from '#platform/i18n/language.ts'
import { apiPath, IMAGE_SEARCH } from '#site/api-paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { HITS_FETCHED_AFTER_MS } from '#website/search/search-timings.ts'

export type PictureHits = { words: string; count: number; tiles: readonly Tile[] }

/** One row of the floating search. */
export const HITS_SHOWN = 6

export type LiveHits = {
  /** Null without words, before the first answer, and when none could be fetched. */
  hits: PictureHits | null
  /** Whether the images for these words are still to come. */
  isWaiting: boolean
}

/** Keeps the images of the words before until new ones come, so that nothing flickers. Cancels older requests. */
export function usePictureHits(words: string | null): LiveHits {
  const { language } = useMessages()
  const [hits, setHits] = useState<PictureHits | null>(null)
  const [failed, setFailed] = useState<string | null>(null)

  useEffect(() => {
    if (words === null) {
      setHits(null)
      return
    }
    const typing = new AbortController()
    const timer = setTimeout(() => {
      fetchHits(words, language, typing.signal).then(setHits, (error) => {
        if (typing.signal.aborted) return
        console.warn('The images for these words:', error)
        setHits(null)
        setFailed(words)
      })
    }, HITS_FETCHED_AFTER_MS)
    return () => {
      clearTimeout(timer)
      typing.abort()
    }
  }, [words, language])

  return { hits, isWaiting: words !== null && hits?.words !== words && failed !== words }
}

async function fetchHits(words: string, language: Language, signal: AbortSignal): Promise<PictureHits> {
  const query = new URLSearchParams({ q: words, limit: String(HITS_SHOWN) })
  const response = await fetch(`${apiPath(IMAGE_SEARCH)}?${query}`, { signal })
  if (!response.ok) throw new Error(`The search answered ${response.status}.`)
  const { count, items }: { count?: unknown; items?: unknown } = Object(await response.json())
  if (typeof count !== 'number') throw new Error('This is no result of a search.')
  return { words, count, tiles: readTiles(items, language) }
}
