import { type ReactNode, useEffect, useRef } from 'react'
import { pictureAddress } from '#domain/imaging/imaging-model.ts'
import { whenShown } from '#platform/browser/when-idle.ts'
import type { MessageKey } from '#site/messages.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { ArtistList } from '#website/artist-list/artist-list.tsx'
import { useTiles } from '#website/collection/use-tiles.ts'
import { useEffective } from '#website/consent/consent-store.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { zoomAddress } from '#website/image-zoom/zoom-address.ts'
import { ChipLink } from '#website/ui/chip-link.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { Button, ButtonLink } from '#website/ui/controls.tsx'
import { PersonName } from '#website/ui/person-name.tsx'
import typography from '#website/ui/typography.module.css'
import { keepRecentlyViewed } from './keep-recently-viewed.ts'
import style from './recently-viewed-list.module.css'
import { forgetRecentlyViewed, useRecentlyViewed, useRecentlyViewedOf } from './viewed.tsx'

type RecentlyViewedListProps = { galleries: readonly { href: string; name: string }[] }

/** The browser alone knows the list, so the server renders an empty one. */
export function RecentlyViewedList({ galleries }: RecentlyViewedListProps) {
  const { t, language } = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const isEmpty = useRecentlyViewed().length === 0
  const isLasting = useEffective('personalization')
  // Here it is due at once; other pages load it late.
  useEffect(() => whenShown(keepRecentlyViewed), [])

  function clear() {
    forgetRecentlyViewed()
    // The focused button is removed with the list.
    heading.current?.focus()
  }

  return (
    <>
      <div className="page-head">
        <h1 ref={heading} tabIndex={-1} className={typography.mega}>
          {t('seen_heading')}
        </h1>
        <p role="status" className={classNames(typography.lead, style.words)}>
          {t(isEmpty ? 'seen_empty' : isLasting ? 'seen_lasting' : 'seen_kept')}
        </p>
        <noscript>
          <p className={classNames(typography.lead, style.words)}>{t('seen_script')}</p>
        </noscript>
        <p className={style.ways}>
          {!isEmpty && (
            <Button outlined onClick={clear}>
              {t('seen_forget')}
            </Button>
          )}
          <ButtonLink to={paths.allArtists(language)} outlined={!isEmpty}>
            {t('shell_all_artists', { product: site.productWord })}
          </ButtonLink>
        </p>
      </div>
      <ViewedImages />
      <ViewedArtists />
      <ViewedGalleries galleries={galleries} />
    </>
  )
}

/** Texts stored in another language are replaced by those of this page once loaded. */
function ViewedImages() {
  const { t, language } = useMessages()
  const viewed = useRecentlyViewedOf('image')
  const { tiles } = useTiles(viewed.map(({ id }) => id))
  const images = viewed
    .filter(({ id }) => tiles.get(id) !== null)
    .map((image) => ({ ...image, alt: tiles.get(image.id)?.alt ?? image.alt }))
  return (
    <Part heading="seen_images" isEmpty={images.length === 0}>
      <ul className={style.images}>
        {images.map((image) => (
          <li key={image.id}>
            <a
              href={`${zoomAddress({ pathname: paths.artist(language, image.artistCode), search: '' })}${image.id}`}
              className={style.image}
              aria-label={t('catalogue_enlarge', { image: image.alt })}
            >
              <span className={style.sheet}>
                <img
                  src={pictureAddress(image, 320)}
                  alt={image.alt}
                  width={320}
                  height={320}
                  loading="lazy"
                />
              </span>
              <PersonName>{image.artistName}</PersonName>
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function ViewedArtists() {
  const { language } = useMessages()
  const artists = useRecentlyViewedOf('artist')
  return (
    <Part heading="seen_artists" isEmpty={artists.length === 0}>
      <ArtistList
        faces={artists.map((artist) => ({ ...artist, href: paths.artist(language, artist.code) }))}
      />
    </Part>
  )
}

function ViewedGalleries({ galleries: visible }: RecentlyViewedListProps) {
  const { language } = useMessages()
  const viewed = useRecentlyViewedOf('gallery').map(({ germanUrl }) => paths.gallery(language, germanUrl))
  const galleries = viewed.flatMap((address) => visible.find(({ href }) => href === address) ?? [])
  return (
    <Part heading="seen_galleries" isEmpty={galleries.length === 0}>
      <ul className={style.galleries}>
        {galleries.map(({ href, name }) => (
          <li key={href}>
            <ChipLink to={href}>{name}</ChipLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Part({
  heading,
  isEmpty,
  children,
}: {
  heading: MessageKey
  isEmpty: boolean
  children: ReactNode
}) {
  const { t } = useMessages()
  if (isEmpty) return null
  return (
    <section aria-label={t(heading)} className={style.part}>
      <h2 className={classNames(typography.md, style.heading)}>{t(heading)}</h2>
      {children}
    </section>
  )
}
