import { Link } from 'react-router'
import type { ArtistSummary } from '#domain/catalogue/artist-list/artist-summary.ts'
import { groupByInitial } from '#domain/catalogue/artist-list/group-by-initial.ts'
import { pictureAddress } from '#domain/imaging/model.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { customProperties } from '#website/ui/custom-properties.ts'
import style from './artist-names.module.css'

/** The narrowest rendition is wide enough for 112 px, also on a dense screen. */
const PORTRAIT_WIDTH = 320

/** All names from A to Z: a sticky bar of initials, and the names below; hovering a name shows the portrait. */
export function ArtistNames({ faces }: { faces: readonly ArtistSummary[] }) {
  const { t } = useMessages()
  const groups = groupByInitial(faces)
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
      <div className={style.names}>
        {filled.map(({ letter, items }) => (
          <section key={letter} id={anchorOf(letter)} aria-labelledby={`${anchorOf(letter)}-heading`}>
            <h2 id={`${anchorOf(letter)}-heading`}>{letter}</h2>
            <ul>
              {items.map((artist) => (
                <li key={artist.href}>
                  <ArtistName artist={artist} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function ArtistName({ artist }: { artist: ArtistSummary }) {
  return (
    <Link
      to={artist.href}
      className={style.name}
      style={customProperties({ '--portrait': `url("${pictureAddress(artist.portrait, PORTRAIT_WIDTH)}")` })}
    >
      {artist.name}
    </Link>
  )
}

function anchorOf(letter: string): string {
  return letter === '#' ? 'other' : letter
}
