import { useEffect, useState } from 'react'
import { passOn, takePassedOn } from '#platform/browser/pass-on.ts'
import { changeAddress, readAddress } from '#website/navigation/address.ts'

const KEY = 'notes'

type SentNotes = ReadonlyMap<string, string>

const NONE: SentNotes = new Map()

export function passNotesOn(form: FormData): void {
  const ids = form.getAll('images').map(String)
  const notes = form.getAll('notes').map((note) => String(note).trim())
  if (notes.some(Boolean)) passOn(KEY, Object.fromEntries(ids.map((id, at) => [id, notes[at] ?? ''])))
}

/** The notes are kept in the history entry; there are none where the form was sent without script. */
export function useSentNotes(): SentNotes {
  const [notes, setNotes] = useState(NONE)
  useEffect(() => {
    const passed = takePassedOn(KEY)
    if (passed) changeAddress(readAddress(), { replace: true, state: { [KEY]: passed } })
    setNotes(readNotes(history.state?.[KEY]))
  }, [])
  return notes
}

function readNotes(kept: unknown): SentNotes {
  if (typeof kept !== 'object' || kept === null) return NONE
  return new Map(Object.entries(kept).filter(([, note]) => typeof note === 'string'))
}
