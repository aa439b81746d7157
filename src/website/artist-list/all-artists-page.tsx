import { groupByInitial } from '#domain/catalogue/artist-list.ts'
import { cutAround, pictureAddress } from '#domain/imaging/imaging-model.ts'
import { findSharePicture, HOME_SHARE_IMAGE } from '#domain/published/share-images.server.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { PagedImages } from '#website/image-grid/image-section.tsx'
import { SortLinks } from '#website/image-grid/sort-links.tsx'
import { NarrowingBar, NothingLeft } from '#website/narrowing/narrowing-bar.tsx'
import { type PageRequest, pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import { describeWayTo } from '#website/seo/structured-data.ts'
import { customProperties } from '#website/ui/custom-properties.ts'
import { PersonName } from '#website/ui/person-name.tsx'
import typography from '#website/ui/typography.module.css'
import { UnderlinedLinks } from '#website/ui/underlined-links.tsx'
import type { Route } from './+types/all-artists-page.ts'
import style from './all-artists-page.module.css'
import { ArtistCards } from './artist-cards.tsx'
import list from './artist-list.module.css'
import { PortraitPicture } from './portrait-picture.tsx'
import { type ArtistCardView, viewAllArtists } from './view-all-artists.ts'

export { meta } from '#website/route-exports.ts'

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

/** The first row of a wide window; the second of a phone. */
const ON_SCREEN = 4

function ArtistsByLetter({ artists }: { artists: readonly ArtistCardView[] }) {
  const { t } = useMessages()
  const groups = groupByInitial(artists)
  const filled = groups.filter((group) => group.items.length > 0)
  return (
    <>
      <nav className={style.letters} aria-label={t('artists_letters')}>
        {groups.map(({ letter, items }) =>
          items.length > 0 ? (
            <a key={letter} href={`#${anchorOf(letter)}`}>
              {letter}
            </a>
          ) : (
            <span key={letter} aria-hidden="true">
              {letter}
            </span>
          ),
        )}
      </nav>
      {filled.map(({ letter, items }, group) => (
        <section
          key={letter}
          id={anchorOf(letter)}
          className={style.group}
          aria-labelledby={`${anchorOf(letter)}-heading`}
        >
          <h2 id={`${anchorOf(letter)}-heading`}>{letter}</h2>
          <ArtistCards artists={items} eager={group === 0 ? ON_SCREEN : 0} />
        </section>
      ))}
    </>
  )
}

function anchorOf(letter: string): string {
  return letter === '#' ? 'other' : letter
}

/** Enough for a corner of a face on a dense screen. */
const WORK_WIDTH = 320
const FACES_ON_SCREEN = 8

function ArtistFaces({ artists }: { artists: readonly ArtistCardView[] }) {
  return (
    <ul className={list.faces}>
      {artists.map(({ href, name, portrait, work }, at) => (
        <li key={href}>
          <a href={href} className={list.face}>
            <span className={style.pictures}>
              <PortraitPicture
                portrait={portrait}
                name={name}
                sizes="(max-width: 500px) 30vw, (max-width: 768px) 22vw, 12vw"
                alt=""
                eager={at < FACES_ON_SCREEN}
              />
              {work && (
                <img
                  className={style.work}
                  src={pictureAddress(work, WORK_WIDTH)}
                  alt=""
                  width={1}
                  height={1}
                  loading="lazy"
                  decoding="async"
                  style={{
                    ...customProperties({ '--ground': work.dominantColour }),
                    ...cutAround(work.focus),
                  }}
                />
              )}
            </span>
            <span className={list.name}>
              <PersonName>{name}</PersonName>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
