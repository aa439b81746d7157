import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { tellIn } from '#website/i18n/head-messages.server.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { orNotFound } from '#website/layout/errors/or-not-found.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage, toMeta } from '#website/seo/page-metadata.ts'
import { MoreLink } from '#website/ui/controls.tsx'
import type { Route } from './+types/new-portfolio-page.ts'
import { PortfolioHead } from './head/portfolio-head.tsx'
import { viewArtist } from './view-portfolio.ts'
import { LargeWorks } from './works/large-images.tsx'
import { viewLargeWorks } from './works/view-large-images.ts'

/** The portfolio with one large picture below the other. The canonical address is the standard portfolio. */
export function loader({ context, params }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const { language, snapshot } = asked
  const artist = orNotFound(snapshot.catalogue.artistsByCode.get(params.code))
  const works = viewLargeWorks(snapshot.catalogue.imagesByArtist.get(artist.id) ?? [], language)
  const words = { name: artist.name, brand: site.brand[language] }
  const tell = tellIn(language)
  const portfolio = paths.artist(language, artist.code)
  const head = describePage(
    asked,
    { title: tell('portfolio_large_title', words), description: tell('portfolio_large_description', words) },
    { canonical: portfolio, indexed: false },
  )
  return { head, artist: viewArtist(artist, asked), portfolio, works }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function NewPortfolioPage({ loaderData }: Route.ComponentProps) {
  const { tell } = useMessages()
  const { artist, portfolio, works } = loaderData
  return (
    <>
      <PortfolioHead artist={artist} />
      <LargeWorks works={works} artistName={artist.name}>
        <MoreLink to={portfolio}>{tell('portfolio_as_wall')}</MoreLink>
      </LargeWorks>
    </>
  )
}
