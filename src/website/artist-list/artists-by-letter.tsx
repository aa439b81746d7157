import { groupByInitial } from '#domain/catalogue/artist-list.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import style from './artists-by-letter.module.css'
import { ArtistCards } from './cards/artist-cards.tsx'
import type { ArtistCardView } from './view-artist-cards.ts'

/** The first row of a wide window; the second of a phone. */
const ON_SCREEN = 4

/** All artists from A to Z: a sticky bar of initials, and below it each with a work. */
export function ArtistsByLetter({ artists }: { artists: readonly ArtistCardView[] }) {
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
