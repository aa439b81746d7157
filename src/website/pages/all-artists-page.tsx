import { toFace } from '#agency/catalogue/faces/artist-face.ts'
import { ArtistNames } from '#agency/catalogue/faces/artist-names.tsx'
import { SortLinks } from '#agency/catalogue/wall/sort-links.tsx'
import { paths } from '#agency/paths.ts'
import { findCardPicture, HOME_CARD } from '#agency/share-cards.server.ts'
import { useMessages } from '#base/language/messages.tsx'
import typography from '#base/ui/typography.module.css'
import { site } from '#site'
import { tellIn } from '#website/head-messages.server.ts'
import { type PageRequest, pageRequestContext } from '#website/request-context.server.ts'
import { describePage, toMeta } from '#website/shell/page-metadata.ts'
import { describeWayTo } from '#website/shell/structured-data.ts'
import { imageQueryAddress, readImageQuery } from '#website/works/image-query.ts'
import { viewSortedWorks } from '#website/works/view-works.ts'
import { WorksSection } from '#website/works/works-section.tsx'
import type { Route } from './+types/all-artists-page.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const { snapshot, language, seed, path } = asked
  const { catalogue } = snapshot
  const query = readImageQuery(request.url, { order: 'random', seed })
  return {
    head: nameAllArtists(asked),
    faces: catalogue.artists.map((artist) => toFace(artist, paths.artist(language, artist.code))),
    order: query.order,
    path,
    works: viewSortedWorks(catalogue, catalogue.images, query, {
      path,
      list: 'images/all',
      language,
      limit: site.limits.pageSize,
    }),
  }
}

function nameAllArtists(asked: PageRequest) {
  const tell = tellIn(asked.language)
  const names = { product: site.productWord, brand: site.brand[asked.language] }
  const words = {
    title: tell('artists_title', names),
    description: tell('artists_description', names),
  }
  return describePage(asked, words, {
    picture: findCardPicture(asked.snapshot, 'site', asked.language, HOME_CARD),
    data: [describeWayTo(asked, [{ name: tell('artists_heading', names), path: asked.path }])],
  })
}

export { isOtherPage as shouldRevalidate } from '#website/zoom/zoom-address.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function AllArtistsPage({ loaderData }: Route.ComponentProps) {
  const { tell } = useMessages()
  const { faces, works, order: current, path } = loaderData
  const bar = (
    <>
      <h2>{tell('artists_works')}</h2>
      <SortLinks current={current} addressOf={(order) => imageQueryAddress(path, order, null)} />
    </>
  )
  return (
    <>
      <div className="page-head">
        <h1 className={typography.mega}>
          {tell('artists_heading', { product: site.productWord })}
          <sup aria-hidden="true">{faces.length}</sup>
        </h1>
      </div>
      <ArtistNames faces={faces} />
      <div className="last-section">
        <WorksSection works={works} bar={bar} />
      </div>
    </>
  )
}
