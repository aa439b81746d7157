import typography from '#base/ui/typography.module.css'
import { site } from '#site'
import { tellIn } from '#website/head-messages.server.ts'
import { ControlSamples } from '#website/living-sheet/control-samples.tsx'
import { PictureSamples } from '#website/living-sheet/picture-samples.tsx'
import { Colours, Sample, Sizes, Spaces } from '#website/living-sheet/samples.tsx'
import { viewSheet } from '#website/living-sheet/view-sheet.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage, toMeta } from '#website/shell/page-metadata.ts'
import type { Route } from './+types/living-sheet-page.ts'

/** For maintainers: tokens, type, controls and pictures from the very parts the site is made of. */
export function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const tell = tellIn(asked.language)
  const brand = site.brand[asked.language]
  const words = { title: tell('sheet_title', { brand }), description: tell('sheet_description') }
  return { head: describePage(asked, words, { indexed: false }), sheet: viewSheet(asked) }
}

export { isOtherPage as shouldRevalidate } from '#website/zoom/zoom-address.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function LivingSheetPage({ loaderData }: Route.ComponentProps) {
  const { sheet } = loaderData
  const { words } = sheet
  return (
    <>
      <div className="page-head">
        <h1 className={typography.mega}>{words.heading}</h1>
      </div>
      <Sample heading={words.pictures}>
        <PictureSamples sheet={sheet} />
      </Sample>
      <ControlSamples path={sheet.path} words={words} />
      <Sample heading={words.colours}>
        <Colours />
      </Sample>
      <Sample heading={words.type}>
        <Sizes sample={words.sample} />
      </Sample>
      <Sample heading={words.spaces}>
        <Spaces />
      </Sample>
    </>
  )
}
