import { paths } from '#site/paths.ts'
import { useCollectedCount } from '#website/collection/collection-store.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { PencilCircle } from '#website/ui/icons.tsx'
import style from './collection-link.module.css'

/** Phones show it only when the collection is not empty. Its place is the same with and without a number. */
export function CollectionLink() {
  const { t, language } = useMessages()
  const count = useCollectedCount() ?? 0
  const label = count === 1 ? t('shell_collection_one') : t('shell_collection_many', { count })
  return (
    <a
      href={paths.collection(language)}
      className={classNames(style.link, count === 0 && style.empty)}
      aria-label={count > 0 ? label : undefined}
    >
      <span className={style.name}>{t('shell_collection')}</span>
      <b className={style.count}>
        {count > 0 && (
          <>
            <PencilCircle />
            <span>{count}</span>
          </>
        )}
      </b>
    </a>
  )
}
