import { type ArtistSummary, toArtistSummary } from '#domain/catalogue/artist-list.ts'
import { type Tile, toTile } from '#domain/catalogue/read-tiles.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'
import { type ArtistCardView, viewArtistCards } from '#website/artist-list/view-all-artists.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { type NewsRow, viewNews } from '#website/news/view-news.ts'
import type { PageRequest } from '#website/request-context.server.ts'

const PORTRAITS = 6
const CARDS = 6

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
    texts: viewTexts(language),
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

export type StyleGuideMessages = ReturnType<typeof viewTexts>

/** The texts are part of the page's data, so that visitors of other pages do not load them. */
function viewTexts(language: Language) {
  const t = translateIn(language)
  return {
    heading: t('sheet_heading'),
    colours: t('sheet_colours'),
    type: t('sheet_type'),
    sample: t('sheet_sample'),
    controls: t('sheet_controls'),
    spaces: t('sheet_spaces'),
    choices: t('sheet_choices'),
    inputs: t('sheet_inputs'),
    pictures: t('sheet_pictures'),
    marks: t('sheet_marks'),
    states: t('sheet_states'),
    button: t('sheet_button'),
    second: t('sheet_second'),
    busy: t('sheet_busy'),
    tool: t('sheet_tool'),
  }
}
