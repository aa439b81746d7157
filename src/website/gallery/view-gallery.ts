import { type ArtistSummary, toArtistSummary } from '#domain/catalogue/artist-list/artist-summary.ts'
import type { Artist, Gallery, Image } from '#domain/catalogue/model.ts'
import { apiPath, GALLERY_IMAGES } from '#site/api-paths.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import { readImageQuery } from '#website/image-grid/section/image-query.ts'
import { viewWorks, type WorksView } from '#website/image-grid/section/view-images.ts'
import type { PageRequest } from '#website/request-context.server.ts'

/** Names beside the intro, at most three lines of them. */
const ARTISTS_SHOWN = 6

export type GalleryView = {
  germanUrl: string
  heading: string
  intro: string
  /** Number of all images. */
  count: number
  /** The artists of the first images. */
  artists: ArtistSummary[]
  works: WorksView
}

/** The data of a style's page without the layout. `url` may have the cursor of a further page. */
export function viewGallery(gallery: Gallery, pageRequest: PageRequest, url: string): GalleryView {
  const { snapshot, language, seed, path } = pageRequest
  const { imagesByGallery, artistsById } = snapshot.catalogue
  const images = imagesByGallery.get(gallery.id) ?? []
  const query = readImageQuery(url, { order: null, seed })
  return {
    germanUrl: gallery.germanUrl,
    heading: language === 'de' ? gallery.headingDe : gallery.headingEn,
    intro: language === 'de' ? gallery.introDe : gallery.introEn,
    count: images.length,
    artists: firstArtists(images, artistsById).map((artist) =>
      toArtistSummary(artist, paths.artist(language, artist.code)),
    ),
    works: viewWorks(images, query, {
      path,
      list: apiPath(GALLERY_IMAGES, { lang: language, gname: gallery.germanUrl }),
      language,
      limit: site.limits.pageSize,
    }),
  }
}

function firstArtists(images: readonly Image[], artistsById: ReadonlyMap<number, Artist>): Artist[] {
  const found = new Set<Artist>()
  for (const { artistId } of images) {
    if (found.size === ARTISTS_SHOWN) break
    const artist = artistsById.get(artistId)
    if (artist) found.add(artist)
  }
  return [...found]
}
