import { cutAround, pictureAddress } from '#domain/imaging/model.ts'
import list from '#website/artist-list/artist-list.module.css'
import { PortraitPicture } from '#website/artist-list/portrait-picture.tsx'
import type { ArtistCardView } from '#website/artist-list/view-artist-cards.ts'
import { customProperties } from '#website/ui/custom-properties.ts'
import { PersonName } from '#website/ui/text/person-name.tsx'
import style from './artist-faces.module.css'

/** Enough for a corner of a face on a dense screen. */
const WORK_WIDTH = 320
/** The first row of a wide window. */
const ON_SCREEN = 8

/** Artists as faces, or their initials, each with a work in its corner. */
export function ArtistFaces({ artists }: { artists: readonly ArtistCardView[] }) {
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
                eager={at < ON_SCREEN}
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
