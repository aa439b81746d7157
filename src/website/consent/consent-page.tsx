import { paths } from '#site/paths.ts'
import { Island } from '#website/islands/island.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import { describeWayFromHome } from '#website/seo/structured-data.ts'
import { Prose, TextHead } from '#website/text/long-text.tsx'
import { viewText } from '#website/text/view-text.ts'
import { PageDrawing } from '#website/ui/page-drawing.tsx'
import type { Route } from './+types/consent-page.ts'
import { ConsentForm } from './consent-form.tsx'

export { meta } from '#website/route-exports.ts'

export function loader({ context }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  const { language, operation } = pageRequest
  const text = viewText('consent', language, operation)
  const way = describeWayFromHome(pageRequest, [{ name: text.heading, path: paths.consent(language) }])
  return { head: describePage(pageRequest, text, { indexed: false, data: [way] }), text }
}

export default function ConsentPage({ loaderData }: Route.ComponentProps) {
  const { text } = loaderData
  return (
    <>
      <TextHead text={text} drawing={<PageDrawing of="biscuit" />} />
      <Island name="consent/consent-form" of={ConsentForm} props={{}} />
      <Prose html={text.html} />
    </>
  )
}
