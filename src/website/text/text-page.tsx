import { orNotFound, pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import type { Route } from './+types/text-page.ts'
import { Prose, TextHead } from './long-text.tsx'
import { viewLegalText } from './view-text.ts'

export { meta } from '#website/route-exports.ts'

export function loader({ context }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  const { path, text } = orNotFound(viewLegalText(pageRequest))
  return { head: describePage({ ...pageRequest, path }, text), heading: text.heading, html: text.html }
}

export default function TextPage({ loaderData }: Route.ComponentProps) {
  const { heading, html } = loaderData
  return (
    <>
      <TextHead text={{ heading }} />
      <Prose html={html} />
    </>
  )
}
