import { paths } from '#site/paths.ts'
import { useCollection } from '#website/collection/collection-store.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { PencilCircle } from '#website/ui/icons.tsx'
import style from './collection-link.module.css'

/** Phones show it only when the collection is not empty. */
export function CollectionLink() {
  const { t, language } = useMessages()
  const count = useCollection().length
  const label = count === 1 ? t('shell_collection_one') : t('shell_collection_many', { count })
  return (
    <a
      href={paths.collection(language)}
      className={classNames(style.link, count === 0 && style.empty)}
      aria-label={count > 0 ? label : undefined}
    >
      <span className={style.name}>{t('shell_collection')}</span>
      {count > 0 && (
        <b className={style.count}>
          <PencilCircle />
          <span>{count}</span>
        </b>
      )}
    </a>
  )
}
