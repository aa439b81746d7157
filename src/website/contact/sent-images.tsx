import { useEffect, useState } from 'react'
import { cutAround } from '#domain/imaging/imaging-model.ts'
import { passOn, takePassedOn } from '#platform/browser/saved-state.ts'
import { changeAddress, readAddress } from '#website/navigation/address.ts'
import style from './enclosure.module.css'
import { useFormTexts } from './form-answer.ts'
import type { EnquiredImageView } from './view-forms.ts'

/** Shows once more which images the enquiry was about. */
export function SentImages({ images }: { images: readonly EnquiredImageView[] }) {
  const { t } = useFormTexts()
  const notes = useSentNotes()
  return (
    <div className={style.enclosure}>
      <p>{t(images.length === 1 ? 'enquiry_images_one' : 'enquiry_images_some', { count: images.length })}</p>
      <ul className={style.pictures}>
        {images.map(({ id, href, source, alt, focus }) => (
          <li key={id} className={notes.get(String(id)) ? style.noted : undefined}>
            <a href={href}>
              <img
                src={source}
                alt={alt}
                width={56}
                height={56}
                className={style.picture}
                style={cutAround(focus)}
              />
            </a>
            <span>{notes.get(String(id))}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const KEY = 'notes'

type SentNotes = ReadonlyMap<string, string>

const NONE: SentNotes = new Map()

export function passNotesOn(form: FormData): void {
  const ids = form.getAll('images').map(String)
  const notes = form.getAll('notes').map((note) => String(note).trim())
  if (notes.some(Boolean)) passOn(KEY, Object.fromEntries(ids.map((id, at) => [id, notes[at] ?? ''])))
}

/** The notes are kept in the history entry; there are none where the form was sent without script. */
function useSentNotes(): SentNotes {
  const [notes, setNotes] = useState(NONE)
  useEffect(() => {
    const passed = takePassedOn(KEY)
    if (passed) changeAddress(readAddress(), { replace: true, state: { [KEY]: passed } })
    setNotes(readNotes(history.state?.[KEY]))
  }, [])
  return notes
}

function readNotes(saved: unknown): SentNotes {
  if (typeof saved !== 'object' || saved === null) return NONE
  return new Map(Object.entries(saved).filter(([, note]) => typeof note === 'string'))
}
