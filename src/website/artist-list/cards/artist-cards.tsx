import type { ArtistCardView } from '#website/artist-list/view-artist-cards.ts'
import { ArtistCard } from './artist-card.tsx'
import style from './artist-cards.module.css'

/** Artists in rows, each with a work. The first ones may be on screen at once. */
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
