import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { useContact } from '#website/islands/page-facts.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import { useCollectionMessages } from './collection-messages.ts'
import style from './empty-collection.module.css'
import { EmptyEntries } from './empty-sheet.tsx'

/** Below the heading while nothing is collected. */
export function EmptyCollection() {
  const { t } = useCollectionMessages()
  return (
    <>
      <h2 className={classNames(typography.md, style.empty)}>{t('collection_empty')}</h2>
      <p className={classNames(typography.lead, style.text)}>{t('collection_empty_text')}</p>
      <BrowseLinks />
      <EmptyEntries />
    </>
  )
}

/** What the server renders, which knows no visitor: a hint for browsers that store nothing, and links. */
export function UnknownCollection() {
  const { t } = useCollectionMessages()
  const { mail } = useContact()
  return (
    <noscript>
      <p className={style.text}>{t('collection_no_script')}</p>
      <p className={style.text}>
        {t('collection_no_script_mail')} <a href={`mailto:${mail}`}>{mail}</a>
      </p>
      <BrowseLinks />
    </noscript>
  )
}

function BrowseLinks() {
  const { t, language } = useCollectionMessages()
  return (
    <div className={style.ways}>
      <ButtonLink to={paths.allArtists(language)}>
        {t('collection_artists', { product: site.productWord })}
      </ButtonLink>
      <ButtonLink to={paths.recentlyViewed(language)} outlined>
        {t('collection_seen')}
      </ButtonLink>
    </div>
  )
}
