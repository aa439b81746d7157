import { type ArtistSummary, toArtistSummary } from '#domain/catalogue/artist-list.ts'
import { type Tile, toTile } from '#domain/catalogue/read-tiles.ts'
import { paths } from '#site/paths.ts'
import { type ArtistCardView, viewArtistCards } from '#website/artist-list/view-artist-cards.ts'
import { type NewsRow, viewNews } from '#website/news/view-news.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import { type StyleGuideMessages, styleGuideText } from './style-guide-messages.ts'

const PORTRAITS = 6
const CARDS = 6

/** Data of the samples. Each list is empty while the agency has nothing of the kind. */
export type StyleGuideView = {
  texts: StyleGuideMessages
  path: string
  /** One with a link to its artist, one without, one animation. */
  tiles: Tile[]
  faces: ArtistSummary[]
  cards: ArtistCardView[]
  news: NewsRow[]
}

export function viewStyleGuide({ snapshot, language, path }: PageRequest): StyleGuideView {
  const { images, artists, imagesByArtist } = snapshot.catalogue
  const [linked, bare] = images.filter(({ animation }) => !animation)
  const moving = images.find(({ animation }) => animation)
  const news = viewNews(snapshot.editorial.news, language, { open: null, cursor: null, names: [] })
  return {
    texts: styleGuideText(language),
    path,
    tiles: [
      ...(linked ? [toTile(linked, language, paths.artist(language, linked.artistCode))] : []),
      ...(bare ? [toTile(bare, language, null)] : []),
      ...(moving ? [toTile(moving, language, paths.artist(language, moving.artistCode))] : []),
    ],
    faces: artists
      .slice(0, PORTRAITS)
      .map((artist) => toArtistSummary(artist, paths.artist(language, artist.code))),
    cards: viewArtistCards(artists.slice(0, CARDS), ({ id }) => imagesByArtist.get(id)?.[0], language),
    news: news.rows.slice(0, 1),
  }
}
