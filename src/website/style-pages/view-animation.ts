import { oneOfEachArtist } from '#domain/catalogue/image-order.ts'
import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import { toPortfolioTile } from '#website/image-grid/section/view-images.ts'
import type { PageRequest } from '#website/request-context.server.ts'

/** The gallery of everything that moves. An agency without it has the page's own wall alone. */
const MOVING_PICTURES = 'bewegte-bilder'

export type AnimationView = {
  /** Works that move, newest first, one of each artist. */
  tiles: Tile[]
  /** Where all of them hang; null where no such gallery is. */
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
