import { useEffect, useState } from 'react'
import { readTiles, type Tile } from '#domain/catalogue/read-tiles.ts'
import { pictureAddress } from '#domain/imaging/imaging-model.ts'
import type { Language } from '#platform/i18n/language.ts'
import { apiPath, IMAGE_SEARCH } from '#site/api-paths.ts'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { zoomAddress } from '#website/image-zoom/zoom-address.ts'
import { customProperties } from '#website/ui/custom-properties.ts'
import { SearchIcon } from '#website/ui/icons.tsx'
import style from './picture-hits.module.css'
import { translateSearch } from './search-messages.ts'

/** Shown about 90 pixels wide. */
const THUMBNAIL_WIDTH = 320

export function PictureHits({ words, live: { hits, isWaiting } }: { words: string; live: LiveHits }) {
  const { language } = useMessages()
  const address = paths.wordSearch(language, words)
  return (
    <div className={style.hits}>
      <a href={address} className={style.all}>
        <SearchIcon size={18} />
        <span>{nameHits(words, hits?.words === words ? hits : null)}</span>
      </a>
      {!hits && isWaiting && <ComingRow />}
      {hits && hits.tiles.length > 0 && (
        <ul className={style.row} aria-busy={hits.words !== words}>
          {hits.tiles.map((tile) => (
            <li key={tile.id}>
              <a href={zoomOf(paths.wordSearch(language, hits.words), tile)} className={style.hit}>
                <img
                  src={pictureAddress(tile, THUMBNAIL_WIDTH)}
                  alt={tile.alt}
                  width={90}
                  height={90}
                  style={customProperties({ '--ground': tile.dominantColour })}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ComingRow() {
  return (
    <div className={style.row} aria-hidden="true">
      {Array.from({ length: HITS_SHOWN }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places, all alike
        <span key={at} className={style.coming} />
      ))}
    </div>
  )
}

/** Says what the search will do where the number is not known. */
export function nameHits(words: string, hits: Hits | null): string {
  if (hits === null) return translateSearch('finder_words', { query: words })
  const { count } = hits
  return translateSearch(count === 1 ? 'finder_one_image' : 'finder_images', { count, query: words })
}

function zoomOf(address: string, { id }: Tile): string {
  const [pathname = '', search = ''] = address.split('?')
  return `${zoomAddress({ pathname, search })}${id}`
}

/** The pause in typing: each request searches the whole catalogue. */
const HITS_FETCHED_AFTER_MS = 200

type Hits = { words: string; count: number; tiles: readonly Tile[] }

/** One row of the floating search. */
const HITS_SHOWN = 6

export type LiveHits = {
  /** Null without words, before the first answer, and when none could be fetched. */
  hits: Hits | null
  /** Whether the images for these words are still to come. */
  isWaiting: boolean
}

/** Keeps the images of the words before until new ones come, so that nothing flickers. Cancels older requests. */
export function usePictureHits(words: string | null): LiveHits {
  const { language } = useMessages()
  const [hits, setHits] = useState<Hits | null>(null)
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

async function fetchHits(words: string, language: Language, signal: AbortSignal): Promise<Hits> {
  const query = new URLSearchParams({ q: words, limit: String(HITS_SHOWN) })
  const response = await fetch(`${apiPath(IMAGE_SEARCH)}?${query}`, { signal })
  if (!response.ok) throw new Error(`The search answered ${response.status}.`)
  const { count, items }: { count?: unknown; items?: unknown } = Object(await response.json())
  if (typeof count !== 'number') throw new Error('This is no result of a search.')
  return { words, count, tiles: readTiles(items, language) }
}
