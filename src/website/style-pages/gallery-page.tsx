import { findSharePicture } from '#domain/published/share-images.server.ts'
import { PortraitPicture } from '#website/artist-list/portrait-picture.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { PagedImages } from '#website/image-grid/image-section.tsx'
import { Island } from '#website/islands/island.tsx'
import { NarrowingBar, NothingLeft } from '#website/narrowing/narrowing-bar.tsx'
import { Viewed } from '#website/recently-viewed/viewed.tsx'
import { orNotFound, pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import { describeWayTo, describeWorks } from '#website/seo/structured-data.ts'
import { classNames } from '#website/ui/class-names.ts'
import { MoreText } from '#website/ui/more-text.tsx'
import { PersonName } from '#website/ui/person-name.tsx'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/gallery-page.ts'
import style from './gallery-page.module.css'
import { type GalleryView, viewGallery } from './view-gallery.ts'

export { meta } from '#website/route-exports.ts'

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
      {/* Seen beside the title already. */}
      <NarrowingBar view={filters} whole={<span className="visually-hidden">{count}</span>} />
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

function GalleryHead({ gallery }: { gallery: GalleryView }) {
  const { t } = useMessages()
  const { heading, intro, rest, count, artists } = gallery
  return (
    <section className={style.head}>
      <h1 className={typography.mega}>
        <span>{heading}</span>
        <sup aria-hidden="true">{count}</sup>
      </h1>
      {intro && <p className={classNames(typography.lead, style.intro)}>{intro}</p>}
      {(rest !== '' || artists.length > 0) && (
        <div className={style.more}>
          <MoreText title={t('gallery_more')}>
            {rest !== '' && <p>{rest}</p>}
            <GalleryArtists artists={artists} />
          </MoreText>
        </div>
      )}
    </section>
  )
}

function GalleryArtists({ artists }: Pick<GalleryView, 'artists'>) {
  const { t } = useMessages()
  if (artists.length === 0) return null
  return (
    <div className={style.artists}>
      <h2 className={typography.label}>{t('gallery_artists')}</h2>
      <ul className={style.names}>
        {artists.map(({ name, href, portrait }) => (
          <li key={href}>
            <a href={href} className={style.name}>
              <span className={style.face}>
                <PortraitPicture portrait={portrait} name={name} alt="" />
              </span>
              <PersonName>{name}</PersonName>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
