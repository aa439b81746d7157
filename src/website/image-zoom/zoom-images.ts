import { useEffect, useState } from 'react'
import { readTiles, type Tile } from '#domain/catalogue/read-tiles.ts'
import { fetchOnce } from '#platform/browser/fetch-once.ts'
import type { Language } from '#platform/i18n/language.ts'
import { ARTIST_SLIDESHOW, apiPath, IMAGE_SEARCH, SOME_IMAGES } from '#site/api-paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { readShownImage } from '#website/image-grid/shown-image.ts'
import { type CurrentGrid, useCurrentGrid } from './current-grid.ts'

const SIMILAR_SHOWN = 4

type ZoomImages = { state: 'there'; grid: CurrentGrid } | { state: 'waiting' } | { state: 'failed' }

/** An image that is not on the current grid is followed by others of its artist. */
export function useZoomImages(imageId: number): ZoomImages {
  const { language } = useMessages()
  const grid = useCurrentGrid()
  const isOnGrid = grid.tiles.some(({ id }) => id === imageId)
  const [fetched, setFetched] = useState<ZoomImages>({ state: 'waiting' })
  const [opened] = useState(readShownImage)
  const isFetched = fetched.state === 'there' && fetched.grid.tiles.some(({ id }) => id === imageId)

  useEffect(() => {
    if (isOnGrid || isFetched) return
    let isLeft = false
    setFetched({ state: 'waiting' })
    loadGridAround(imageId, language, opened).then(
      (found) => isLeft || setFetched({ state: 'there', grid: found }),
      (error) => {
        console.warn(`Image ${imageId}:`, error)
        if (!isLeft) setFetched({ state: 'failed' })
      },
    )
    return () => {
      isLeft = true
    }
  }, [imageId, language, opened, isOnGrid, isFetched])

  return isOnGrid ? { state: 'there', grid } : fetched
}

/** Other works of the artist stand in until the image is indexed. */
export function useSimilarImages(tile: Tile): readonly Tile[] {
  const { language } = useMessages()
  const { id } = tile
  const [found, setFound] = useState<{ id: number; tiles: readonly Tile[] }>({ id, tiles: [] })
  const others = useOtherWorks(tile).slice(0, SIMILAR_SHOWN)
  useEffect(() => {
    let isLeft = false
    loadSimilar(id, language).then(
      (tiles) => isLeft || setFound({ id, tiles }),
      (error) => console.warn(`Images like ${id}:`, error),
    )
    return () => {
      isLeft = true
    }
  }, [id, language])
  return found.id === id && found.tiles.length > 0 ? found.tiles : others
}

async function loadSimilar(id: number, language: Language): Promise<Tile[]> {
  const json = await fetchOnce(`${apiPath(IMAGE_SEARCH)}?like=${id}&limit=${SIMILAR_SHOWN}`)
  const isPage = typeof json === 'object' && json !== null && 'items' in json
  return isPage ? readTiles(json.items, language) : []
}

export function useOtherWorks({ id, artistId }: Tile): readonly Tile[] {
  const { language } = useMessages()
  const [works, setWorks] = useState<readonly Tile[]>([])
  useEffect(() => {
    let isLeft = false
    loadWorksOf(artistId, language).then(
      (all) => isLeft || setWorks(all),
      (error) => {
        console.warn(`The works of artist ${artistId}:`, error)
        if (!isLeft) setWorks([])
      },
    )
    return () => {
      isLeft = true
    }
  }, [artistId, language])
  return works.filter((work) => work.id !== id)
}

export async function loadWorksOf(artistId: number, language: Language): Promise<Tile[]> {
  return readTiles(await fetchOnce(apiPath(ARTIST_SLIDESHOW, { ArtistId: artistId })), language)
}

/** Nothing is requested where the image was `opened` from a slideshow. */
async function loadGridAround(
  imageId: number,
  language: Language,
  opened: Tile | null,
): Promise<CurrentGrid> {
  const image = opened?.id === imageId ? opened : await loadImage(imageId, language)
  const others = await loadWorksOf(image.artistId, language)
  const tiles = [image, ...others.filter(({ id }) => id !== imageId)]
  return { tiles, total: tiles.length, loadMore: null }
}

async function loadImage(imageId: number, language: Language): Promise<Tile> {
  const [image] = readTiles(await fetchOnce(`${apiPath(SOME_IMAGES)}?ids=${imageId}`), language)
  if (!image) throw new Error('There is no such image.')
  return image
}
