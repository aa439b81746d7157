import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  type ScreenReaderInstructions,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useEffect, useMemo, useRef } from 'react'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import {
  type Collection,
  type CollectionEntry,
  withBack,
  withImageMoved,
  withoutImages,
} from '#domain/collection/collection-model.ts'
import type { Project } from '#domain/collection/projects.ts'
import { TILE_ATTRIBUTE } from '#website/image-grid/tile-attribute.ts'
import { setCurrentGrid } from '#website/image-zoom/current-grid.ts'
import { openZoomHere, zoomAddress } from '#website/image-zoom/zoom-address.ts'
import { useAddress } from '#website/navigation/address.ts'
import { Button } from '#website/ui/controls.tsx'
import { CrossIcon } from '#website/ui/icons.tsx'
import { showToast } from '#website/ui/toasts.tsx'
import { type CollectionMessageKey, useCollectionMessages } from './collection-messages.ts'
import { useNamedProject } from './collection-store.ts'
import sheetStyle from './contact-sheet.module.css'
import style from './own-entries.module.css'
import { useShownList } from './projects/own-projects.ts'
import { SharePanel } from './share-panel.tsx'
import { WithdrawnCount } from './shared-head.tsx'
import { SortableEntry } from './sortable-entry.tsx'
import { useProjectMenu } from './use-collecting.ts'
import { useTiles } from './use-tiles.ts'

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
    <div className={sheetStyle.desk}>
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

const DRAG_STARTS_AFTER_PX = 6
/** With a shorter delay, scrolling by touch would drag pictures. */
const LONG_PRESS_MS = 250
const LONG_PRESS_TOLERANCE_PX = 8

type SortableEntriesProps = {
  entries: Collection
  tiles: ReadonlyMap<number, Tile | null>
  onPut: ((imageId: number) => void) | null
  onRemove: (entry: CollectionEntry) => void
}

function SortableEntries({ entries, tiles, onPut, onRemove }: SortableEntriesProps) {
  const list = useShownList()
  const sheet = useRef<HTMLOListElement>(null)
  const enlargedAt = zoomAddress(useAddress())
  const ids = useMemo(() => entries.map(({ imageId }) => imageId), [entries])
  /** The position counts the entries that are not shown. */
  function move({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return
    const collection = list.read()
    const to = collection.findIndex(({ imageId }) => imageId === over.id)
    if (to >= 0) list.write(withImageMoved(collection, Number(active.id), to))
  }

  const nameOf = (id: number) => tiles.get(id)?.alt ?? ''

  /** Moves the focus to a neighbour before the focused button is removed. */
  function removeAt(index: number, entry: CollectionEntry) {
    const neighbour = ids[index + 1] ?? ids[index - 1]
    const frame = `[${TILE_ATTRIBUTE}="${neighbour}"]`
    sheet.current?.querySelector<HTMLElement>(`${frame} [data-removes]`)?.focus()
    onRemove(entry)
  }

  return (
    <DndContext
      sensors={useMovingSensors()}
      collisionDetection={closestCenter}
      accessibility={useMoveMessages(ids, nameOf)}
      onDragEnd={move}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
        <ol ref={sheet} className={sheetStyle.sheet} onClick={openZoomHere}>
          {entries.map((entry, index) => (
            <SortableEntry
              key={entry.imageId}
              entry={entry}
              tile={tiles.get(entry.imageId) ?? undefined}
              number={index + 1}
              enlargedAt={enlargedAt}
              onPut={onPut}
              onRemove={() => removeAt(index, entry)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function useMovingSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_STARTS_AFTER_PX } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: LONG_PRESS_MS, tolerance: LONG_PRESS_TOLERANCE_PX },
    }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  )
}

type MoveMessages = { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions }

function useMoveMessages(ids: readonly number[], nameOf: (id: number) => string): MoveMessages {
  const { t } = useCollectionMessages()
  const say = (key: CollectionMessageKey, image: UniqueIdentifier, at: UniqueIdentifier) =>
    t(key, { image: nameOf(Number(image)), place: ids.indexOf(Number(at)) + 1, count: ids.length })
  const isJustTaken = useRef(false)
  return {
    announcements: {
      onDragStart: ({ active }) => {
        isJustTaken.current = true
        return say('collection_move_taken', active.id, active.id)
      },
      onDragOver: ({ active, over }) => {
        // A picture that was just picked up is over its own position, which was announced already.
        const isAnnounced = isJustTaken.current && over?.id === active.id
        isJustTaken.current = false
        return isAnnounced ? undefined : say('collection_move_over', active.id, over?.id ?? active.id)
      },
      onDragEnd: ({ active, over }) => say('collection_move_done', active.id, over?.id ?? active.id),
      onDragCancel: ({ active }) => say('collection_move_cancelled', active.id, active.id),
    },
    screenReaderInstructions: { draggable: t('collection_move_how') },
  }
}
