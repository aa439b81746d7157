import { type ArtistSummary, toArtistSummary } from '#domain/catalogue/artist-list.ts'
import type { Artist, Gallery, Image } from '#domain/catalogue/catalogue-model.ts'
import { inOrder } from '#domain/catalogue/image-order.ts'
import { spreadImages, spreadInOrder } from '#domain/catalogue/spread-images.ts'
import type { Language } from '#platform/i18n/language.ts'
import { apiPath, GALLERY_IMAGES } from '#site/api-paths.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import { readImageQuery, viewWorks, type WorksView } from '#website/image-grid/view-images.ts'
import { type NarrowingView, narrowList, readKnownNarrowing } from '#website/narrowing/view-narrowing.ts'
import type { PageRequest } from '#website/request-context.server.ts'

/** Fills at most three lines beside the intro. */
const ARTISTS_SHOWN = 6

export type GalleryView = {
  germanUrl: string
  heading: string
  intro: string
  rest: string
  count: number
  artists: ArtistSummary[]
  works: WorksView
  filters: NarrowingView
}

export function viewGallery(gallery: Gallery, pageRequest: PageRequest, url: string): GalleryView {
  const { snapshot, language, seed, path, search } = pageRequest
  const { imagesByGallery, artistsById } = snapshot.catalogue
  const members = imagesByGallery.get(gallery.id) ?? []
  const query = readImageQuery(url, { order: null, seed })
  const reading = readKnownNarrowing(new URL(url).searchParams, pageRequest)
  const address = query.order ? `${path}?order=${query.order}` : path
  const images = query.order ? inOrder(snapshot.catalogue, members, query.order, query.seed) : members
  const list = { images, counted: members, address }
  const { images: left, narrowing, filters } = narrowList(list, reading, pageRequest)
  const looksAlike = search.looksAlike()
  return {
    germanUrl: gallery.germanUrl,
    heading: language === 'de' ? gallery.headingDe : gallery.headingEn,
    ...firstSentence(language === 'de' ? gallery.introDe : gallery.introEn, language),
    count: members.length,
    artists: firstArtists(spreadImages(members, looksAlike), artistsById).map((artist) =>
      toArtistSummary(artist, paths.artist(language, artist.code)),
    ),
    filters,
    works: viewWorks(spreadInOrder(left, query.order, looksAlike), query, {
      path,
      narrowing,
      list: apiPath(GALLERY_IMAGES, { lang: language, gname: gallery.germanUrl }),
      language,
      limit: site.limits.pageSize,
    }),
  }
}

/** An abbreviation may end the sentence early: the rest begins there then, and nothing is lost. */
function firstSentence(text: string, language: Language): Pick<GalleryView, 'intro' | 'rest'> {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text.trim())
  const intro = first?.segment ?? ''
  return { intro: intro.trim(), rest: text.trim().slice(intro.length).trim() }
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
