import { type ArtistSummary, toArtistSummary } from '#domain/catalogue/artist-list.ts'
import { type Tile, toTile } from '#domain/catalogue/read-tiles.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { ArtistCards } from '#website/artist-list/artist-cards.tsx'
import { ArtistList } from '#website/artist-list/artist-list.tsx'
import { type ArtistCardView, viewArtistCards } from '#website/artist-list/view-artist-cards.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { ImageSectionGrid } from '#website/image-grid/image-section-grid.tsx'
import { Island } from '#website/islands/island.tsx'
import { ClosedItem } from '#website/news/news-item.tsx'
import { type NewsRow, viewNews } from '#website/news/view-news.ts'
import { type PageRequest, pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/style-guide-page.ts'
import { ControlSamples } from './control-samples.tsx'
import style from './picture-samples.module.css'
import { Colours, Sample, Sizes, Spaces } from './samples.tsx'
import { type StyleGuideMessages, styleGuideText } from './style-guide-messages.ts'

export { meta } from '#website/route-exports.ts'

export function loader({ context }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  const t = translateIn(pageRequest.language)
  const brand = site.brand[pageRequest.language]
  const texts = { title: t('sheet_title', { brand }), description: t('sheet_description') }
  return { head: describePage(pageRequest, texts, { indexed: false }), sheet: viewStyleGuide(pageRequest) }
}

export default function LivingSheetPage({ loaderData }: Route.ComponentProps) {
  const { sheet } = loaderData
  const { texts } = sheet
  return (
    <>
      <div className="page-head">
        <h1 className={typography.mega}>{texts.heading}</h1>
      </div>
      <Sample heading={texts.pictures}>
        <PictureSamples sheet={sheet} />
      </Sample>
      <ControlSamples path={sheet.path} texts={texts} />
      <Sample heading={texts.colours}>
        <Colours />
      </Sample>
      <Sample heading={texts.type}>
        <Sizes sample={texts.sample} />
      </Sample>
      <Sample heading={texts.spaces}>
        <Spaces />
      </Sample>
    </>
  )
}

function PictureSamples({ sheet }: { sheet: StyleGuideView }) {
  return (
    <div className={style.pictures}>
      <Island name="image-grid/image-section-grid" of={ImageSectionGrid} props={{ tiles: sheet.tiles }} />
      <ArtistList faces={sheet.faces} />
      <div className={style.inset}>
        <ArtistCards artists={sheet.cards} />
      </div>
      <div className={style.inset}>
        {sheet.news.map((row) => (
          <ClosedItem key={row.id} row={row} eager={false} />
        ))}
      </div>
    </div>
  )
}

const PORTRAITS = 6
const CARDS = 6

type StyleGuideView = {
  texts: StyleGuideMessages
  path: string
  /** One with a link to its artist, one without, one animation. */
  tiles: Tile[]
  faces: ArtistSummary[]
  cards: ArtistCardView[]
  news: NewsRow[]
}

function viewStyleGuide({ snapshot, language, path }: PageRequest): StyleGuideView {
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
