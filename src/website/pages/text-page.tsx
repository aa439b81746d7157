import { getLongText } from '#agency/editorial/long-texts.server.ts'
import { LONG_TEXTS } from '#agency/editorial/model.ts'
import { paths } from '#agency/paths.ts'
import typography from '#base/ui/typography.module.css'
import { pageRequestContext } from '#website/request-context.server.ts'
import { orNotFound } from '#website/shell/or-not-found.ts'
import { describePage, toMeta } from '#website/shell/page-metadata.ts'
import { Prose } from '#website/text/prose.tsx'
import type { Route } from './+types/text-page.ts'

/** Imprint, privacy, terms: whichever text lives at the address. */
export function loader({ context }: Route.LoaderArgs) {
  const { path, language, origin } = context.get(pageRequestContext)
  // Routes match in any case, as people type /Impressum.
  const asked = path.toLowerCase()
  const name = orNotFound(LONG_TEXTS.find((text) => paths[text](language) === asked))
  const { heading, html, ...described } = getLongText(name, language)
  return { head: describePage({ origin, path: asked }, described), heading, html }
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
