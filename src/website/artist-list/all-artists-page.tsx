import { findSharePicture, HOME_SHARE_IMAGE } from '#domain/published/share-images.server.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { PagedImages } from '#website/image-grid/section/image-section.tsx'
import { SortLinks } from '#website/image-grid/sort-links.tsx'
import { NarrowingBar } from '#website/narrowing/narrowing-bar.tsx'
import { NothingLeft } from '#website/narrowing/narrowing-form.tsx'
import { type PageRequest, pageRequestContext } from '#website/request-context.server.ts'
import { describePage, toMeta } from '#website/seo/page-metadata.ts'
import { describeWayTo } from '#website/seo/structured-data.ts'
import { UnderlinedLinks } from '#website/ui/links/underlined-links.tsx'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/all-artists-page.ts'
import style from './all-artists-page.module.css'
import { ArtistsByLetter } from './artists-by-letter.tsx'
import { ArtistFaces } from './cards/artist-faces.tsx'
import { viewAllArtists } from './view-all-artists.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  return { head: nameAllArtists(pageRequest), ...viewAllArtists(pageRequest, request.url) }
}

function nameAllArtists(pageRequest: PageRequest) {
  const t = translateIn(pageRequest.language)
  const names = { product: site.productWord, brand: site.brand[pageRequest.language] }
  const texts = {
    title: t('artists_title', names),
    description: t('artists_description', names),
  }
  return describePage(pageRequest, texts, {
    picture: findSharePicture(pageRequest.snapshot, 'site', pageRequest.language, HOME_SHARE_IMAGE),
    data: [describeWayTo(pageRequest, [{ name: t('artists_heading', names), path: pageRequest.path }])],
  })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function AllArtistsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages()
  const { artists, count, works, order: current, orderAddresses, filters, views, hasFaces } = loaderData
  const bar = (
    <>
      <h2>{t('artists_works')}</h2>
      <SortLinks current={current} addresses={orderAddresses} />
    </>
  )
  return (
    <>
      <div className={style.head}>
        <h1 className={typography.mega}>
          <span>{t('artists_heading', { product: site.productWord })}</span>
          <sup aria-hidden="true">{count}</sup>
        </h1>
        <div className={style.tools}>
          <NarrowingBar view={filters} />
          <UnderlinedLinks {...views} />
        </div>
      </div>
      <NothingLeft view={filters} />
      <div className={style.artists}>
        {hasFaces ? <ArtistFaces artists={artists} /> : <ArtistsByLetter artists={artists} />}
      </div>
      {works.total > 0 && (
        <div className="last-section">
          <PagedImages works={works} bar={bar} />
        </div>
      )}
    </>
  )
}
