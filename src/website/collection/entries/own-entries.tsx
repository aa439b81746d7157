import { useEffect, useMemo } from 'react'
import type { Collection } from '#domain/collection/model.ts'
import type { Project } from '#domain/collection/projects.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { useNamedProject } from '#website/collection/collection-store.ts'
import { useProjectMenu } from '#website/collection/projects/use-project-menu.ts'
import { SharePanel } from '#website/collection/sharing/share-panel.tsx'
import { setCurrentGrid } from '#website/image-zoom/current-grid.ts'
import { CrossIcon } from '#website/ui/icons.tsx'
import desk from './contact-sheet.module.css'
import { EntriesErrors } from './entries-errors.tsx'
import style from './own-entries.module.css'
import { SortableEntries } from './sortable-entries.tsx'
import { useRemoving } from './use-removing.ts'
import { useTiles } from './use-tiles.ts'

type OwnEntriesProps = {
  collection: Collection
  project: Project
  /** Called when the focused element was removed. */
  onVanish: () => void
}

/** The visitor's own entries, which can be sorted, annotated, and put into other projects. */
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
