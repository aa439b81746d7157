import { oneOfEachArtist } from '#domain/catalogue/image-order.ts'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import { toPortfolioTile } from '#website/image-grid/view-images.ts'
import type { PageRequest } from '#website/request-context.server.ts'

/** An agency without this gallery only has the page's own grid. */
const MOVING_PICTURES = 'bewegte-bilder'

export type AnimationView = {
  /** The newest first, one of each artist. */
  tiles: Tile[]
  gallery: string | null
}

export function viewAnimation({ snapshot, language }: PageRequest): AnimationView {
  const { images, galleriesByUrl } = snapshot.catalogue
  const moving = images.filter(({ animation }) => animation)
  const gallery = galleriesByUrl.get(MOVING_PICTURES)
  return {
    tiles: oneOfEachArtist(moving, site.limits.homeImages).map((image) => toPortfolioTile(image, language)),
    gallery: gallery ? paths.gallery(language, gallery.germanUrl) : null,
  }
}
