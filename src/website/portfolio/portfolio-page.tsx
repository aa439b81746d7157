import { findSharePicture } from '#domain/published/share-images.server.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { orNotFound } from '#website/layout/errors/or-not-found.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import { describePerson, describeWayTo, describeWorks } from '#website/seo/structured-data.ts'
import type { Route } from './+types/portfolio-page.ts'
import { PortfolioWorks } from './portfolio-images.tsx'
import { toProfile, viewPortfolio } from './view-portfolio.ts'

export { meta } from '#website/route-exports.ts'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  const artist = orNotFound(pageRequest.snapshot.catalogue.artistsByCode.get(params.code))
  const portfolio = viewPortfolio(artist, 'all', pageRequest, request.url)
  const t = translateIn(pageRequest.language)
  const names = { name: artist.name, brand: site.brand[pageRequest.language] }
  const texts = {
    title: t('portfolio_title', names),
    description: portfolio.bio.join(' ') || t('portfolio_description', names),
  }
  const { snapshot, language } = pageRequest
  const head = describePage(pageRequest, texts, {
    picture: findSharePicture(snapshot, 'artist', language, artist.code),
    profile: toProfile(artist, snapshot.catalogue),
    data: [
      describePerson(pageRequest, artist),
      describeWayTo(pageRequest, [
        {
          name: t('artists_heading', { product: site.productWord }),
          path: paths.allArtists(language),
        },
        { name: artist.name, path: pageRequest.path },
      ]),
      ...describeWorks(pageRequest, snapshot.catalogue.imagesByArtist.get(artist.id) ?? []),
    ],
  })
  return { head, portfolio }
}

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  return <PortfolioWorks portfolio={loaderData.portfolio} />
}
