import { useSortable } from '@dnd-kit/sortable'
import { useEffect, useId, useRef, useState } from 'react'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { type CollectionEntry, LONGEST_NOTE, withNote } from '#domain/collection/collection-model.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { PUTS_ATTRIBUTE } from '#website/collection/projects/use-menu.ts'
import { TILE_ATTRIBUTE } from '#website/image-grid/tile-attribute.ts'
import { classNames } from '#website/ui/class-names.ts'
import { CrossIcon, FolderIcon, GripIcon, NoteIcon } from '#website/ui/icons.tsx'
import sheet from './contact-sheet.module.css'
import { EntryFace } from './entry-face.tsx'
import { useShownList } from './projects/own-projects.ts'
import style from './sortable-entry.module.css'

/** The others make room as quickly as anything else on the site moves. */
const MAKING_ROOM = { duration: 200, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }

type SortableFrameProps = {
  entry: CollectionEntry
  tile: Tile | undefined
  number: number
  enlargedAt: string
  onPut: ((imageId: number) => void) | null
  onRemove: () => void
}

export function SortableEntry({ entry, tile, number, enlargedAt, onPut, onRemove }: SortableFrameProps) {
  const { t } = useCollectionMessages()
  const moving = useMoving(entry.imageId)
  const [isNoting, setNoting] = useState(false)
  const noteButton = useRef<HTMLButtonElement>(null)
  const image = tile?.alt ?? t('collection_image', { number })
  return (
    <li
      ref={moving.frameRef}
      style={moving.style}
      className={classNames(sheet.frame, style.frame, moving.isDragging && style.carried)}
      {...{ [TILE_ATTRIBUTE]: entry.imageId }}
    >
      <EntryFace tile={tile} number={number} enlargedAt={enlargedAt} />
      <button
        type="button"
        className={style.remove}
        aria-label={`${t('collection_remove')}: ${image}`}
        data-removes
        onClick={onRemove}
      >
        <CrossIcon size={18} />
      </button>
      <div className={style.tools}>
        <button
          type="button"
          {...moving.handle}
          className={classNames(style.tool, style.handle)}
          aria-label={t('collection_move', { image })}
        >
          <GripIcon />
        </button>
        <button
          ref={noteButton}
          type="button"
          className={style.tool}
          aria-label={`${t('collection_note')}: ${image}`}
          aria-expanded={isNoting}
          onClick={() => setNoting(!isNoting)}
        >
          <NoteIcon />
        </button>
        {onPut && (
          <button
            type="button"
            className={style.tool}
            aria-label={t('collection_put', { image })}
            {...{ [PUTS_ATTRIBUTE]: entry.imageId }}
            onClick={() => onPut(entry.imageId)}
          >
            <FolderIcon />
          </button>
        )}
      </div>
      {isNoting && (
        <NoteField
          entry={entry}
          image={image}
          onClose={() => {
            setNoting(false)
            noteButton.current?.focus()
          }}
        />
      )}
      {!isNoting && entry.note && <p className={sheet.note}>{entry.note}</p>}
    </li>
  )
}

function useMoving(imageId: number) {
  const { t } = useCollectionMessages()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: imageId,
      attributes: { roleDescription: t('collection_move_role') },
      transition: matchMedia('(prefers-reduced-motion: reduce)').matches ? null : MAKING_ROOM,
    })
  return {
    frameRef: setNodeRef,
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
    style: {
      transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
      transition,
    },
    isDragging,
  }
}

const COUNTED_FROM_LEFT = 50

type NoteFieldProps = { entry: CollectionEntry; image: string; onClose: () => void }

function NoteField({ entry: { imageId, note }, image, onClose }: NoteFieldProps) {
  const { t } = useCollectionMessages()
  const id = useId()
  const list = useShownList()
  const field = useRef<HTMLTextAreaElement>(null)
  const left = LONGEST_NOTE - note.length

  useEffect(() => {
    const { current } = field
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])

  return (
    <div className={style.field}>
      <label htmlFor={id}>
        {t('collection_note')}
        <span className="visually-hidden">{`: ${image}`}</span>
      </label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ target }) => list.write(withNote(list.read(), imageId, target.value))}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose()
        }}
      />
      <p role="status" className={style.left}>
        {left <= COUNTED_FROM_LEFT && t('collection_note_left', { count: left })}
      </p>
    </div>
  )
}
