import type { ArtistSummary } from '#domain/catalogue/artist-list.ts'
import { PersonName } from '#website/ui/person-name.tsx'
import style from './artist-list.module.css'
import { PortraitPicture } from './portrait-picture.tsx'

export function ArtistList({ faces }: { faces: readonly ArtistSummary[] }) {
  return (
    <ul className={style.faces}>
      {faces.map((artist) => (
        <li key={artist.href}>
          <a href={artist.href} className={style.face}>
            <PortraitPicture
              portrait={artist.portrait}
              name={artist.name}
              sizes="(max-width: 768px) 30vw, 12vw"
              alt=""
            />
            <span className={style.name}>
              <PersonName>{artist.name}</PersonName>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
