import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import own from '#website/collection/empty-collection.module.css'
import { WithdrawnCount } from '#website/collection/entries/withdrawn-count.tsx'
import { classNames } from '#website/ui/class-names.ts'
import typography from '#website/ui/typography.module.css'
import style from './shared-head.module.css'
import type { SharedView } from './view-shared.ts'

/** The name of somebody else's collection, how many images it has, and until when. */
export function SharedHead({ shared }: { shared: SharedView }) {
  const { t } = useCollectionMessages()
  const { title, pictures, withdrawn, until } = shared
  return (
    <div className="page-head">
      <h1 className={title ? classNames(typography.xl, own.heading) : typography.mega}>
        <span>{title || t('collection_shared_heading')}</span>
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
