import { cutAround, pictureAddress } from '#domain/imaging/imaging-model.ts'
import { customProperties } from '#website/ui/custom-properties.ts'
import { PersonName } from '#website/ui/person-name.tsx'
import style from './artist-cards.module.css'
import { PortraitPicture } from './portrait-picture.tsx'
import type { ArtistCardView } from './view-all-artists.ts'

/** `eager` is the number of those at the start that may be on screen at once. */
export function ArtistCards({ artists, eager = 0 }: { artists: readonly ArtistCardView[]; eager?: number }) {
  return (
    <ul className={style.cards}>
      {artists.map((artist, at) => (
        <li key={artist.href}>
          <ArtistCard artist={artist} eager={at < eager} />
        </li>
      ))}
    </ul>
  )
}

const WORK_WIDTH = 320
const DENSE_WIDTH = 640
/** A column's width without gutters; a little too small on phones, as in the image grid. */
const SIZES = '(max-width: 560px) 44vw, (max-width: 768px) 30vw, 18vw'

function ArtistCard({ artist, eager }: { artist: ArtistCardView; eager: boolean }) {
  const { name, href, portrait, work } = artist
  return (
    <a href={href} className={style.card}>
      {work ? (
        <img
          className={style.work}
          src={pictureAddress(work, WORK_WIDTH)}
          srcSet={`${pictureAddress(work, WORK_WIDTH)} ${WORK_WIDTH}w, ${pictureAddress(work, DENSE_WIDTH)} ${DENSE_WIDTH}w`}
          sizes={SIZES}
          alt=""
          width={4}
          height={3}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          style={{ ...customProperties({ '--ground': work.dominantColour }), ...cutAround(work.focus) }}
        />
      ) : (
        <span className={style.work} />
      )}
      <span className={style.who}>
        <span className={style.face}>
          <PortraitPicture portrait={portrait} name={name} alt="" />
        </span>
        <span className={style.name}>
          <PersonName>{name}</PersonName>
        </span>
      </span>
    </a>
  )
}
