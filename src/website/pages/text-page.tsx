import typography from '#base/ui/typography.module.css'
import { pageRequestContext } from '#website/request-context.server.ts'
import { orNotFound } from '#website/shell/or-not-found.ts'
import { describePage, toMeta } from '#website/shell/page-metadata.ts'
import { Prose } from '#website/text/prose.tsx'
import { viewLegalText } from '#website/text/view-text.ts'
import type { Route } from './+types/text-page.ts'

/** Imprint, privacy and terms: whichever text lives at the address. */
export function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const { path, text } = orNotFound(viewLegalText(asked))
  return { head: describePage({ ...asked, path }, text), heading: text.heading, html: text.html }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
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
