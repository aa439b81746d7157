import { paths } from '#agency/paths.ts'
import { useMessages } from '#base/language/messages.tsx'
import { classNames } from '#base/ui/class-names.ts'
import { ButtonLink } from '#base/ui/controls.tsx'
import typography from '#base/ui/typography.module.css'
import { site } from '#site'
import style from '#website/collection/collection-page.module.css'
import { EmptySheet } from '#website/collection/empty-sheet.tsx'
import { tellIn } from '#website/head-messages.server.ts'
import { pageRequestContext } from '#website/request-context.server.ts'
import { describePage, toMeta } from '#website/shell/page-metadata.ts'
import { describeWay } from '#website/shell/structured-data.ts'
import type { Route } from './+types/collection-page.ts'

/** The same for everybody: what a visitor chose is known to their browser alone. */
export function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(pageRequestContext)
  const { origin, language } = asked
  const tell = tellIn(language)
  const head = describePage(
    asked,
    {
      title: tell('collection_title', { brand: site.brand[language] }),
      description: tell('collection_description'),
    },
    {
      indexed: false,
      data: [
        describeWay(origin, [
          { name: tell('shell_home'), path: paths.home(language) },
          { name: tell('collection_heading'), path: paths.collection(language) },
        ]),
      ],
    },
  )
  return { head }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMeta(loaderData.head) : []
}

export default function CollectionPage() {
  const { tell, language } = useMessages()
  return (
    <div className="page-head">
      <h1 className={typography.mega}>{tell('collection_heading')}</h1>
      <h2 className={classNames(typography.md, style.empty)}>{tell('collection_empty')}</h2>
      <p className={classNames(typography.lead, style.text)}>{tell('collection_empty_text')}</p>
      <noscript>
        <p className={style.text}>{tell('collection_no_script')}</p>
      </noscript>
      <div className={style.ways}>
        <ButtonLink to={paths.allArtists(language)}>
          {tell('collection_artists', { product: site.productWord })}
        </ButtonLink>
        <ButtonLink to={paths.seen(language)} outlined>
          {tell('collection_seen')}
        </ButtonLink>
      </div>
      <EmptySheet />
    </div>
  )
}
