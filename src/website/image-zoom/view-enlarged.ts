import { type ImageFacts, UNKNOWN_FACTS } from '#domain/catalogue/profile/profile.ts'
import { type Tile, toTile } from '#domain/catalogue/read-tiles.ts'
import { paths } from '#site/paths.ts'
import { readZoom } from '#website/image-zoom/zoom-address.ts'
import type { PageRequest } from '#website/request-context.server.ts'

export type EnlargedView = {
  tile: Tile | null
  facts: ImageFacts
  styles: { name: string; href: string }[]
  /** Neighbours in its artist's portfolio, for pages without a grid that shows it in a lasting order. */
  neighbours: Neighbours
}

export type Neighbours = { previous: number | null; next: number | null }

export function viewEnlarged(page: PageRequest, url: string): EnlargedView | null {
  const id = readZoom(new URL(url).search)
  if (id === null) return null
  const { catalogue } = page.snapshot
  const image = catalogue.imagesById.get(id)
  if (!image) return { tile: null, facts: UNKNOWN_FACTS, styles: [], neighbours: neighboursOf([], id) }
  const { language } = page
  const styles = catalogue.galleries.filter(({ id: gallery }) =>
    catalogue.imagesByGallery.get(gallery)?.includes(image),
  )
  return {
    tile: toTile(image, language, paths.artist(language, image.artistCode)),
    facts: image,
    styles: styles.map(({ germanUrl, germanDescription, description }) => ({
      name: language === 'de' ? germanDescription : description,
      href: paths.gallery(language, germanUrl),
    })),
    neighbours: neighboursOf(catalogue.imagesByArtist.get(image.artistId) ?? [], id),
  }
}

export function neighboursOf(images: readonly { id: number }[], id: number): Neighbours {
  const at = images.findIndex((image) => image.id === id)
  if (at < 0) return { previous: null, next: null }
  return { previous: images[at - 1]?.id ?? null, next: images[at + 1]?.id ?? null }
}
