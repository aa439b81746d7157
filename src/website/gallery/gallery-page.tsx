import { findSharePicture } from '#domain/published/share-images.server.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { PagedImages } from '#website/image-grid/section/image-section.tsx'
import { Island } from '#website/islands/island.tsx'
import { orNotFound } from '#website/layout/errors/or-not-found.ts'
import { NarrowingBar } from '#website/narrowing/narrowing-bar.tsx'
import { NothingLeft } from '#website/narrowing/narrowing-form.tsx'
import { Viewed } from '#website/recently-viewed/viewed.tsx'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage, toMeta } from '#website/seo/page-metadata.ts'
import { describeWayTo, describeWorks } from '#website/seo/structured-data.ts'
import type { Route } from './+types/gallery-page.ts'
import { GalleryHead } from './gallery-head.tsx'
import { viewGallery } from './view-gallery.ts'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  const gallery = orNotFound(pageRequest.snapshot.catalogue.galleriesByUrl.get(params.gallery))
  const isGerman = pageRequest.language === 'de'
  const view = viewGallery(gallery, pageRequest, request.url)
  const texts = {
    title: isGerman ? gallery.titleDe : gallery.titleEn,
    description: isGerman ? gallery.metaDe : gallery.metaEn,
  }
  const head = describePage(pageRequest, texts, {
    picture: findSharePicture(pageRequest.snapshot, 'gallery', pageRequest.language, gallery.germanUrl),
    data: [
      describeWayTo(pageRequest, [
        { name: isGerman ? gallery.germanDescription : gallery.description, path: pageRequest.path },
      ]),
      ...describeWorks(
        pageRequest,
        view.works.tiles.flatMap(({ id }) => pageRequest.snapshot.catalogue.imagesById.get(id) ?? []),
      ),
    ],
  })
  return { head, gallery: view }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages()
  const { gallery } = loaderData
  const { germanUrl, heading } = gallery
  const { works, filters } = gallery
  const { total } = works
  const count = total === 1 ? t('catalogue_one_image') : t('catalogue_images', { count: total })
  const bar = (
    <>
      <h2 className="visually-hidden">{t('gallery_works')}</h2>
      <NarrowingBar view={filters} whole={count} />
    </>
  )
  return (
    <>
      <Island
        name="recently-viewed/viewed"
        of={Viewed}
        props={{ entry: { kind: 'gallery', germanUrl, name: heading } }}
      />
      <GalleryHead gallery={gallery} />
      <PagedImages works={works} bar={bar} empty={<NothingLeft view={filters} />} onTop />
    </>
  )
}
