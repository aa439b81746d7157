import { site } from '#site/public-site.ts'
import { ArtistCards } from '#website/artist-list/artist-cards.tsx'
import { ArtistList } from '#website/artist-list/artist-list.tsx'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { ImageSectionGrid } from '#website/image-grid/image-section-grid.tsx'
import { Island } from '#website/islands/island.tsx'
import { ClosedItem } from '#website/news/news-item.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/style-guide-page.ts'
import style from './samples.module.css'
import { Colours, ControlSamples, Sample, Sizes, Spaces } from './samples.tsx'
import { type StyleGuideView, viewStyleGuide } from './view-style-guide.ts'

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
