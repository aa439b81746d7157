import { useEffect, useId, useRef } from 'react'
import { type CollectionEntry, LONGEST_NOTE, withNote } from '#domain/collection/model.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { useShownList } from '#website/collection/projects/shown-project.ts'
import style from './sortable-entry.module.css'

/** From here on the number of remaining characters is shown. */
const COUNTED_FROM_LEFT = 50

type NoteFieldProps = { entry: CollectionEntry; image: string; onClose: () => void }

/** The visitor's note on a picture, stored at each keystroke. Escape closes it. */
export function NoteField({ entry: { imageId, note }, image, onClose }: NoteFieldProps) {
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
