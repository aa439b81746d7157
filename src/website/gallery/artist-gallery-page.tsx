import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { orNotFound } from '#website/layout/errors/or-not-found.ts'
import { PortfolioWorks } from '#website/portfolio/portfolio-images.tsx'
import { findPart, namePart, viewPortfolio } from '#website/portfolio/view-portfolio.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import type { Route } from './+types/artist-gallery-page.ts'

export { meta } from '#website/route-exports.ts'

/** The canonical address is the whole portfolio. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  const { language, snapshot } = pageRequest
  const artist = orNotFound(snapshot.catalogue.artistsByCode.get(params.code))
  const part = orNotFound(findPart(artist, params.gallery, pageRequest))
  const style = namePart(part, language)
  const values = { name: artist.name, style, brand: site.brand[language] }
  const t = translateIn(language)
  const head = describePage(
    pageRequest,
    {
      title: t('portfolio_style_title', values),
      description: t('portfolio_style_description', values),
    },
    {
      canonical: { de: paths.artist('de', artist.code), en: paths.artist('en', artist.code) },
      indexed: false,
    },
  )
  return { head, portfolio: viewPortfolio(artist, part, pageRequest, request.url) }
}

export default function ArtistGalleryPage({ loaderData }: Route.ComponentProps) {
  return <PortfolioWorks portfolio={loaderData.portfolio} />
}
