import { findCardPicture, HOME_CARD } from '#domain/published/share-images.server.ts'
import { contactIn } from '#domain/settings/contact.server.ts'
import { site } from '#site/public-site.ts'
import { tellIn } from '#website/i18n/head-messages.server.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage, toMeta } from '#website/seo/page-metadata.ts'
import { describeOrganization, describeWebsite } from '#website/seo/structured-data.ts'
import type { Route } from './+types/home-page.ts'
import { HomeContent } from './home-content.tsx'
import { viewHome } from './view-home.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const tell = tellIn(asked.language)
  const words = {
    title: tell('home_title', { brand: site.brand[asked.language] }),
    description: tell('home_description'),
  }
  const head = describePage(asked, words, {
    picture: findCardPicture(asked.snapshot, 'site', asked.language, HOME_CARD),
    data: [
      describeOrganization(asked, contactIn(asked.snapshot.settings, asked.language)),
      describeWebsite(asked),
    ],
  })
  return { head, home: viewHome(asked, request.url) }
}

export { isOtherPage as shouldRevalidate } from '#website/image-zoom/zoom-address.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <HomeContent home={loaderData.home} headingLevel="h1" />
}
