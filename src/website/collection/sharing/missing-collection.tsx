import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import style from '#website/collection/empty-collection.module.css'
import { classNames } from '#website/ui/class-names.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'

/** In place of a shared collection: why it is not available, and links. */
export function MissingCollection({ isExpired }: { isExpired: boolean }) {
  const { t, language } = useCollectionMessages()
  return (
    <div className="page-head">
      <h1 className={typography.mega}>{t(isExpired ? 'collection_expired' : 'collection_unknown')}</h1>
      <p className={classNames(typography.lead, style.text)}>
        {t(isExpired ? 'collection_expired_text' : 'collection_unknown_text')}
      </p>
      <div className={style.ways}>
        <ButtonLink to={paths.collection(language)}>{t('collection_to_own')}</ButtonLink>
        <ButtonLink to={paths.allArtists(language)} outlined>
          {t('collection_artists', { product: site.productWord })}
        </ButtonLink>
      </div>
    </div>
  )
}
