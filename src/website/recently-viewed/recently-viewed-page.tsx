import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { Island } from '#website/islands/island.tsx'
import { useLayoutData } from '#website/layout/layout-data.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import type { Route } from './+types/recently-viewed-page.ts'
import { RecentlyViewedList } from './recently-viewed-list.tsx'

export { meta } from '#website/route-exports.ts'

export function loader({ context }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  const t = translateIn(pageRequest.language)
  const texts = {
    title: t('seen_title', { brand: site.brand[pageRequest.language] }),
    description: t('seen_description'),
  }
  return { head: describePage(pageRequest, texts, { indexed: false }) }
}

export default function SeenPage() {
  const galleries = useLayoutData().galleries.map(({ href, name }) => ({ href, name }))
  return <Island name="recently-viewed/recently-viewed-list" of={RecentlyViewedList} props={{ galleries }} />
}
