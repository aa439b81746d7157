import { paths } from '#agency/paths.ts'
import { useMessages } from '#base/language/messages.tsx'
import { MoreLink } from '#base/ui/controls.tsx'
import { site } from '#site'
import { tellIn } from '#website/head-messages.server.ts'
import { LargeWorks } from '#website/portfolio/large-works.tsx'
import { PortfolioHead } from '#website/portfolio/portfolio-head.tsx'
import { viewLargeWorks } from '#website/portfolio/view-large-works.ts'
import { viewArtist } from '#website/portfolio/view-portfolio.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { orNotFound } from '#website/shell/or-not-found.ts'
import { describePage, toMeta } from '#website/shell/page-metadata.ts'
import type { Route } from './+types/new-portfolio-page.ts'

/** The portfolio of 2024: one large picture below the other. Search engines are led to the other one. */
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
