import { ArtistFaces } from '#agency/catalogue/faces/artist-faces.tsx'
import { paths } from '#agency/paths.ts'
import { useMessages } from '#base/language/messages.tsx'
import { classNames } from '#base/ui/class-names.ts'
import { ButtonLink, ChipLink } from '#base/ui/controls.tsx'
import typography from '#base/ui/typography.module.css'
import { site } from '#site'
import { WorksGrid } from '#website/works/works-grid.tsx'
import style from './search-results.module.css'
import type { SearchView } from './view-search.ts'

/** What the search found, or what to do when it found nothing. */
export function SearchResults({ result }: { result: SearchView['result'] }) {
  if (result.outcome === 'too-short') return null
  return result.outcome === 'found' ? <Found {...result} /> : <Instead tiles={result.tiles} />
}

type Result<Outcome> = Omit<Extract<SearchView['result'], { outcome: Outcome }>, 'outcome'>

function Found({ faces, styles }: Result<'found'>) {
  const { tell } = useMessages()
  return (
    <>
      {styles.length > 0 && (
        <section className={style.styles}>
          <h2 className={typography.md}>{tell('search_styles')}</h2>
          <ul className={style.links}>
            {styles.map(({ name, href }) => (
              <li key={href}>
                <ChipLink to={href}>{name}</ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {faces.length > 0 && (
        <section>
          <h2 className={classNames(typography.md, style.heading)}>
            {tell('search_artists', { product: site.productWord })}
          </h2>
          <ArtistFaces faces={faces} />
        </section>
      )}
    </>
  )
}

function Instead({ tiles }: Result<'nothing'>) {
  const { tell, language } = useMessages()
  return (
    <>
      <div className={style.ways}>
        <p className={style.ask}>{tell('search_ask_text')}</p>
        <ButtonLink to={paths.contact(language)}>{tell('search_ask')}</ButtonLink>
        <ButtonLink to={paths.allArtists(language)} outlined>
          {tell('shell_all_artists', { product: site.productWord })}
        </ButtonLink>
      </div>
      <section>
        <h2 className={classNames(typography.md, style.heading)}>{tell('search_instead')}</h2>
        <WorksGrid tiles={tiles} />
      </section>
    </>
  )
}
