import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { classNames } from '#website/ui/class-names.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import { PageDrawing } from '#website/ui/page-drawing.tsx'
import typography from '#website/ui/typography.module.css'
import { useCollectionMessages } from './collection-messages.ts'
import own from './own-collection.module.css'
import style from './shared-head.module.css'
import type { SharedView } from './view-shared.ts'

type SharedHeadProps = { shared: SharedView; isOwn?: boolean }

/** `isOwn` where its reader is who sends it to others. */
export function SharedHead({ shared, isOwn = false }: SharedHeadProps) {
  const { t } = useCollectionMessages()
  const { title, pictures, withdrawn, until } = shared
  return (
    <div className="page-head">
      <h1 className={title ? classNames(typography.xl, own.heading) : typography.mega}>
        <span>{title || t(isOwn ? 'collection_own_round' : 'collection_shared_heading')}</span>
        <sup>{` ${pictures.length}`}</sup>
      </h1>
      <p className={classNames(typography.lead, style.words)}>
        {t(pictures.length === 0 ? 'collection_shared_none' : 'collection_shared_until', { day: until })}
      </p>
      {withdrawn > 0 && (
        <p className={style.words}>
          <WithdrawnCount count={withdrawn} />
        </p>
      )}
    </div>
  )
}

export function MissingCollection({ isExpired }: { isExpired: boolean }) {
  const { t, language } = useCollectionMessages()
  return (
    <div className="page-head">
      <h1 className={typography.mega}>{t(isExpired ? 'collection_expired' : 'collection_unknown')}</h1>
      <p className={classNames(typography.lead, own.text)}>
        {t(isExpired ? 'collection_expired_text' : 'collection_unknown_text')}
      </p>
      <div className={own.ways}>
        <ButtonLink to={paths.collection(language)}>{t('collection_to_own')}</ButtonLink>
        <ButtonLink to={paths.allArtists(language)} outlined>
          {t('collection_artists', { product: site.productWord })}
        </ButtonLink>
      </div>
      <PageDrawing of="missing" />
    </div>
  )
}

export function WithdrawnCount({ count }: { count: number }) {
  const { t } = useCollectionMessages()
  return <span>{count === 1 ? t('collection_withdrawn_one') : t('collection_withdrawn', { count })}</span>
}
