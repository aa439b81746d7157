import { ArtistFaces } from '#agency/catalogue/faces/artist-faces.tsx'
import { paths } from '#agency/paths.ts'
import { useMessages } from '#base/language/messages.tsx'
import { MoreLink } from '#base/ui/controls.tsx'
import typography from '#base/ui/typography.module.css'
import { useSeenOf } from '#website/seen/seen-store.ts'
import style from './seen-strip.module.css'

/** One row on the widest window. */
const MOST_FACES = 8

/** Whose portfolios were looked at before this one, for going back and forth between them. */
export function SeenStrip({ code }: { code: string }) {
  const { tell, language } = useMessages()
  const others = useSeenOf('artist').filter((artist) => artist.code !== code)
  if (others.length === 0) return null
  const faces = others
    .slice(0, MOST_FACES)
    .map((artist) => ({ ...artist, href: paths.artist(language, artist.code) }))
  return (
    <section className={style.strip}>
      <div className={style.head}>
        <h2 className={typography.md}>{tell('portfolio_seen')}</h2>
        <MoreLink to={paths.seen(language)}>{tell('portfolio_all')}</MoreLink>
      </div>
      <ArtistFaces faces={faces} />
    </section>
  )
}
