import { findSharePicture, HOME_SHARE_IMAGE } from '#domain/published/share-images.server.ts'
import { contactIn } from '#domain/settings/contact.server.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import { describeOrganization, describeWebsite } from '#website/seo/structured-data.ts'
import type { Route } from './+types/home-page.ts'
import { HomeContent } from './home-content.tsx'
import { viewHome } from './view-home.ts'

export { meta } from '#website/route-exports.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  const t = translateIn(pageRequest.language)
  const texts = {
    title: t('home_title', { brand: site.brand[pageRequest.language] }),
    description: t('home_description'),
  }
  const head = describePage(pageRequest, texts, {
    picture: findSharePicture(pageRequest.snapshot, 'site', pageRequest.language, HOME_SHARE_IMAGE),
    data: [
      describeOrganization(pageRequest, contactIn(pageRequest.snapshot.settings, pageRequest.language)),
      describeWebsite(pageRequest),
    ],
  })
  return { head, home: viewHome(pageRequest, request.url) }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <HomeContent home={loaderData.home} headingLevel="h1" />
}
