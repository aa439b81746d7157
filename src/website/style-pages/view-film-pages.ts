import { oneOfEachArtist } from '#domain/catalogue/image-order.ts'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { toPortfolioTile } from '#website/image-grid/view-images.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import { describeFilm, describeWayFromHome } from '#website/seo/structured-data.ts'
import { viewText } from '#website/text/view-text.ts'

/** The pages that begin with a film of ours. */
const PAGES = {
  animation: {
    text: 'animation',
    film: site.films.promotion,
    name: 'animation_film',
    description: 'animation_film_text',
  },
  graphicRecording: {
    text: 'graphic-recording',
    film: site.films.graphicRecording,
    name: 'recording_film',
    description: 'recording_film_text',
  },
} as const

export type FilmView = {
  src: string
  poster: string
  name: string
  /** Alternative text: the films are silent. */
  description: string
}

export function viewFilmPage(page: keyof typeof PAGES, pageRequest: PageRequest) {
  const { language } = pageRequest
  const { text: textName, film, ...texts } = PAGES[page]
  const t = translateIn(language)
  const text = viewText(textName, language)
  const [name, description] = [t(texts.name), t(texts.description)]
  const [src, poster] = [`/films/${film.file}.mp4`, `/films/${film.file}.webp`]
  const data = [
    describeWayFromHome(pageRequest, [{ name: text.heading, path: paths[page](language) }]),
    describeFilm(pageRequest, {
      name,
      description,
      path: src,
      posterPath: poster,
      seconds: film.seconds,
      uploadedOn: film.publishedOn,
    }),
  ]
  const shown: FilmView = { src, poster, name, description }
  return { head: describePage(pageRequest, text, { data }), text, film: shown }
}

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
