import { useEffect, useMemo } from 'react'
import { type Collection, withBack, withoutImages } from '#domain/collection/collection-model.ts'
import type { Project } from '#domain/collection/projects.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { useNamedProject } from '#website/collection/collection-store.ts'
import { useProjectMenu } from '#website/collection/projects/use-project-menu.ts'
import { useShownList } from '#website/collection/projects/use-shown-project.ts'
import { SharePanel } from '#website/collection/sharing/share-panel.tsx'
import { setCurrentGrid } from '#website/image-zoom/current-grid.ts'
import { Button } from '#website/ui/controls.tsx'
import { CrossIcon } from '#website/ui/icons.tsx'
import { showToast } from '#website/ui/toasts.tsx'
import desk from './contact-sheet.module.css'
import style from './own-entries.module.css'
import { SortableEntries } from './sortable-entries.tsx'
import { useTiles } from './use-tiles.ts'
import { WithdrawnCount } from './withdrawn-count.tsx'

type OwnEntriesProps = {
  collection: Collection
  project: Project
  onVanish: () => void
}

export function OwnEntries({ collection, project, onVanish }: OwnEntriesProps) {
  const { t } = useCollectionMessages()
  const { tiles, isFailed, retry } = useTiles(collection.map(({ imageId }) => imageId))
  const remove = useRemoving(onVanish)
  const entries = useMemo(
    () => collection.filter(({ imageId }) => tiles.get(imageId) !== null),
    [collection, tiles],
  )
  const hasOthers = useNamedProject() !== null
  const openMenu = useProjectMenu()
  const put = (imageId: number) => openMenu({ imageId, projectId: project.id, onVanish })
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
        <SortableEntries
          entries={entries}
          tiles={tiles}
          onPut={hasOthers ? put : null}
          onRemove={(entry) => remove([entry])}
        />
        <button type="button" className={style.all} onClick={() => remove(collection)}>
          <CrossIcon size={18} />
          {t('collection_remove_all')}
        </button>
      </div>
      {entries.length > 0 && <SharePanel collection={collection} title={project.name} />}
    </div>
  )
}

type EntriesErrorsProps = {
  isFailed: boolean
  retry: () => void
  withdrawn: number
  onDrop: () => void
}

function EntriesErrors({ isFailed, retry, withdrawn, onDrop }: EntriesErrorsProps) {
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

/** `onVanish` is called when the focused element disappears: the last image, or the undo button. */
function useRemoving(onVanish: () => void): (removed: Collection) => void {
  const { t } = useCollectionMessages()
  const list = useShownList()
  return (removed) => {
    const before = list.read()
    const left = withoutImages(before, new Set(removed.map(({ imageId }) => imageId)))
    list.write(left)
    if (left.length === 0 || removed.length > 1) onVanish()
    showToast({
      text: t(left.length === 0 ? 'collection_emptied' : 'collection_removed'),
      action: {
        label: t('collection_undo'),
        onClick: () => {
          list.write(withBack(list.read(), before))
          onVanish()
        },
      },
    })
  }
}
