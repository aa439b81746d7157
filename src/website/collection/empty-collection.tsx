import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { classNames } from '#website/ui/class-names.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import { useCollectionMessages } from './collection-messages.ts'
import style from './empty-collection.module.css'
import { EmptyEntries } from './empty-sheet.tsx'

/** Below the heading while nothing is collected. */
export function EmptyCollection() {
  const { tell } = useCollectionMessages()
  return (
    <>
      <h2 className={classNames(typography.md, style.empty)}>{tell('collection_empty')}</h2>
      <p className={classNames(typography.lead, style.text)}>{tell('collection_empty_text')}</p>
      <BrowseLinks />
      <EmptyEntries />
    </>
  )
}

/** What the server renders, which knows no visitor: a hint for browsers that store nothing, and links. */
export function UnknownCollection() {
  const { tell } = useCollectionMessages()
  return (
    <noscript>
      <p className={style.text}>{tell('collection_no_script')}</p>
      <BrowseLinks />
    </noscript>
  )
}

function BrowseLinks() {
  const { tell, language } = useCollectionMessages()
  return (
    <div className={style.ways}>
      <ButtonLink to={paths.allArtists(language)}>
        {tell('collection_artists', { product: site.productWord })}
      </ButtonLink>
      <ButtonLink to={paths.recentlyViewed(language)} outlined>
        {tell('collection_seen')}
      </ButtonLink>
    </div>
  )
}
