import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { Button } from '#website/ui/controls.tsx'
import style from './own-entries.module.css'
import { WithdrawnCount } from './withdrawn-count.tsx'

type EntriesErrorsProps = {
  isFailed: boolean
  retry: () => void
  withdrawn: number
  onDrop: () => void
}

/**
 * Above the entries: images that could not be loaded or were withdrawn, with retry and removal. Announced when it
 * appears.
 */
export function EntriesErrors({ isFailed, retry, withdrawn, onDrop }: EntriesErrorsProps) {
  const { t } = useCollectionMessages()
  return (
    <div role="status">
      {isFailed && (
        <div className={style.trouble}>
          <p>{t('collection_unloaded')}</p>
          <Button outlined onClick={retry}>
            {t('collection_retry')}
          </Button>
        </div>
      )}
      {withdrawn > 0 && (
        <div className={style.trouble}>
          <p>
            <WithdrawnCount count={withdrawn} />
          </p>
          <Button outlined onClick={onDrop}>
            {t('collection_drop_withdrawn')}
          </Button>
        </div>
      )}
    </div>
  )
}
