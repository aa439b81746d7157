import { useEffect, useMemo } from 'react'
import type { Collection } from '#domain/collection/model.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { SharePanel } from '#website/collection/sharing/share-panel.tsx'
import { setCurrentGrid } from '#website/image-zoom/current-grid.ts'
import { CrossIcon } from '#website/ui/icons.tsx'
import desk from './contact-sheet.module.css'
import { EntriesErrors } from './entries-errors.tsx'
import style from './own-entries.module.css'
import { SortableEntries } from './sortable-entries.tsx'
import { useRemoving } from './use-removing.ts'
import { useTiles } from './use-tiles.ts'

/**
 * The visitor's own entries, which can be sorted and annotated. `onVanish` is called when the focused element was
 * removed.
 */
export function OwnEntries({ collection, onVanish }: { collection: Collection; onVanish: () => void }) {
  const { t } = useCollectionMessages()
  const { tiles, isFailed, retry } = useTiles(collection.map(({ imageId }) => imageId))
  const remove = useRemoving(onVanish)
  const entries = useMemo(
    () => collection.filter(({ imageId }) => tiles.get(imageId) !== null),
    [collection, tiles],
  )
  const withdrawn = collection.length - entries.length
  const shown = useMemo(() => entries.flatMap(({ imageId }) => tiles.get(imageId) ?? []), [entries, tiles])
  useEffect(() => setCurrentGrid({ tiles: shown, total: shown.length, loadMore: null }), [shown])

  return (
    <div className={desk.desk}>
      <div>
        <EntriesErrors
          isFailed={isFailed}
          retry={retry}
          withdrawn={withdrawn}
          onDrop={() => remove(collection.filter((entry) => !entries.includes(entry)))}
        />
        <SortableEntries entries={entries} tiles={tiles} onRemove={(entry) => remove([entry])} />
        <button type="button" className={style.all} onClick={() => remove(collection)}>
          <CrossIcon size={18} />
          {t('collection_remove_all')}
        </button>
      </div>
      {entries.length > 0 && <SharePanel collection={collection} />}
    </div>
  )
}
