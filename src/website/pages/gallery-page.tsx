import { useEffect } from 'react'
import { findCardPicture } from '#agency/share-cards.server.ts'
import { useMessages } from '#base/language/messages.tsx'
import typography from '#base/ui/typography.module.css'
import { GalleryHead } from '#website/gallery/gallery-head.tsx'
import { viewGallery } from '#website/gallery/view-gallery.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { rememberSeen } from '#website/seen/seen-store.ts'
import { orNotFound } from '#website/shell/or-not-found.ts'
import { describePage, toMeta } from '#website/shell/page-metadata.ts'
import { describeWayTo, describeWorks } from '#website/shell/structured-data.ts'
import { WorksSection } from '#website/works/works-section.tsx'
import type { Route } from './+types/gallery-page.ts'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const gallery = orNotFound(asked.snapshot.catalogue.galleriesByUrl.get(params.gallery))
  const isGerman = asked.language === 'de'
  const view = viewGallery(gallery, asked, request.url)
  const words = {
    title: isGerman ? gallery.titleDe : gallery.titleEn,
    description: isGerman ? gallery.metaDe : gallery.metaEn,
  }
  const head = describePage(asked, words, {
    picture: findCardPicture(asked.snapshot, 'gallery', asked.language, gallery.germanUrl),
    data: [
      describeWayTo(asked, [
        { name: isGerman ? gallery.germanDescription : gallery.description, path: asked.path },
      ]),
      ...describeWorks(
        asked,
        view.works.tiles.flatMap(({ id }) => asked.snapshot.catalogue.imagesById.get(id) ?? []),
      ),
    ],
  })
  return { head, gallery: view }
}

export { isOtherPage as shouldRevalidate } from '#website/zoom/zoom-address.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { tell } = useMessages()
  const { gallery } = loaderData
  const { germanUrl, heading } = gallery
  useEffect(() => rememberSeen({ kind: 'gallery', germanUrl, name: heading }), [germanUrl, heading])
  const count =
    gallery.count === 1 ? tell('catalogue_one_image') : tell('catalogue_images', { count: gallery.count })
  const bar = (
    <>
      <h2 className="visually-hidden">{tell('gallery_works')}</h2>
      <p className={typography.quiet}>{count}</p>
    </>
  )
  return (
    <>
      <GalleryHead gallery={gallery} />
      <WorksSection works={gallery.works} bar={bar} onTop />
    </>
  )
}
