import { ArtistFaces } from '#agency/catalogue/faces/artist-faces.tsx'
import { paths } from '#agency/paths.ts'
import { useMessages } from '#base/language/messages.tsx'
import { Button, ButtonLink } from '#base/ui/controls.tsx'
import typography from '#base/ui/typography.module.css'
import { site } from '#site'
import { tellIn } from '#website/head-messages.server.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import style from '#website/seen/seen.module.css'
import { forgetSeen, useSeen } from '#website/seen/seen-store.ts'
import { describePage, toMeta } from '#website/shell/page-metadata.ts'
import type { Route } from './+types/seen-page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const tell = tellIn(asked.language)
  const words = {
    title: tell('seen_title', { brand: site.brand[asked.language] }),
    description: tell('seen_description'),
  }
  return { head: describePage(asked, words, { indexed: false }) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function SeenPage() {
  const { tell, language } = useMessages()
  const seen = useSeen()
  const faces = seen.map((artist) => ({ ...artist, href: paths.artist(language, artist.code) }))
  return (
    <>
      <div className="page-head">
        <h1 className={typography.mega}>{tell('seen_heading')}</h1>
        <p className={typography.lead}>{tell(faces.length > 0 ? 'seen_kept' : 'seen_empty')}</p>
        <p className={style.ways}>
          {faces.length > 0 && <Button onClick={forgetSeen}>{tell('seen_forget')}</Button>}
          <ButtonLink to={paths.allArtists(language)} outlined={faces.length > 0}>
            {tell('shell_all_artists', { product: site.productWord })}
          </ButtonLink>
        </p>
      </div>
      <ArtistFaces faces={faces} />
    </>
  )
}
