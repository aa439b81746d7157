import { orNotFound } from '#website/layout/errors/or-not-found.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/text-page.ts'
import { Prose } from './prose.tsx'
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
      <div className="page-head">
        <h1 className={typography.mega}>{heading}</h1>
      </div>
      <Prose html={html} />
    </>
  )
}
