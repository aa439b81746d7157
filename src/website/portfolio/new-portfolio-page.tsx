import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
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
  const pageRequest = context.get(pageRequestContext)
  const { language, snapshot } = pageRequest
  const artist = orNotFound(snapshot.catalogue.artistsByCode.get(params.code))
  const works = viewLargeWorks(snapshot.catalogue.imagesByArtist.get(artist.id) ?? [], language)
  const values = { name: artist.name, brand: site.brand[language] }
  const t = translateIn(language)
  const portfolio = paths.artist(language, artist.code)
  const head = describePage(
    pageRequest,
    {
      title: t('portfolio_large_title', values),
      description: t('portfolio_large_description', values),
    },
    {
      canonical: { de: paths.artist('de', artist.code), en: paths.artist('en', artist.code) },
      indexed: false,
    },
  )
  return { head, artist: viewArtist(artist, pageRequest), portfolio, works }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function NewPortfolioPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages()
  const { artist, portfolio, works } = loaderData
  return (
    <>
      <PortfolioHead artist={artist} />
      <LargeWorks works={works} artistName={artist.name}>
        <MoreLink to={portfolio}>{t('portfolio_as_wall')}</MoreLink>
      </LargeWorks>
    </>
  )
}
