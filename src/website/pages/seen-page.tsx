import { site } from '#site'
import { tellIn } from '#website/head-messages.server.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { SeenList } from '#website/seen/seen-list.tsx'
import { describePage, toMeta } from '#website/shell/page-metadata.ts'
import { COMES_BY_SCRIPT } from '#website/taking-over.ts'
import type { Route } from './+types/seen-page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const tell = tellIn(asked.language)
  const words = {
    title: tell('seen_title', { brand: site.brand[asked.language] }),
    description: tell('seen_description'),
  }
  return { head: describePage(asked, words, { indexed: false }) }
}

export const handle = COMES_BY_SCRIPT

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function SeenPage() {
  return <SeenList />
}
