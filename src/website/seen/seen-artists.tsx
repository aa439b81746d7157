import { useRef } from 'react'
import { ArtistFaces } from '#agency/catalogue/faces/artist-faces.tsx'
import { paths } from '#agency/paths.ts'
import { useMessages } from '#base/language/messages.tsx'
import { classNames } from '#base/ui/class-names.ts'
import { Button, ButtonLink } from '#base/ui/controls.tsx'
import typography from '#base/ui/typography.module.css'
import { site } from '#site'
import style from './seen-artists.module.css'
import { forgetSeen, useSeen } from './seen-store.ts'

/** Whose portfolios were looked at during this visit: known to the browser alone, so the server shows the empty list. */
export function SeenArtists() {
  const { tell, language } = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const faces = useSeen().map((artist) => ({ ...artist, href: paths.artist(language, artist.code) }))
  const isEmpty = faces.length === 0

  function clear() {
    forgetSeen()
    // The button goes with the list, and the focus would go with the button.
    heading.current?.focus()
  }

  return (
    <>
      <div className="page-head">
        <h1 ref={heading} tabIndex={-1} className={typography.mega}>
          {tell('seen_heading')}
        </h1>
        <p role="status" className={classNames(typography.lead, style.words)}>
          {tell(isEmpty ? 'seen_empty' : 'seen_kept')}
        </p>
        <noscript>
          <p className={classNames(typography.lead, style.words)}>{tell('seen_script')}</p>
        </noscript>
        <p className={style.ways}>
          {!isEmpty && (
            <Button outlined onClick={clear}>
              {tell('seen_forget')}
            </Button>
          )}
          <ButtonLink to={paths.allArtists(language)} outlined={!isEmpty}>
            {tell('shell_all_artists', { product: site.productWord })}
          </ButtonLink>
        </p>
      </div>
      {!isEmpty && <ArtistFaces faces={faces} />}
    </>
  )
}
