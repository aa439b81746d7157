/** What was noted on the images that were sent, by their ids. It goes to the thanks with the history entry. */
export type SentNotes = { notes: Readonly<Record<string, string>> }

export function notesIn(form: FormData): SentNotes {
  const notes = form.getAll('notes').map((note) => (typeof note === 'string' ? note.trim() : ''))
  return { notes: Object.fromEntries(form.getAll('images').map((id, at) => [String(id), notes[at] ?? ''])) }
}

/** The note on that image; empty where there was none, and where the thanks were opened without script. */
export function noteOn(imageId: number, state: unknown): string {
  if (typeof state !== 'object' || state === null || !('notes' in state)) return ''
  const { notes } = state
  if (typeof notes !== 'object' || notes === null) return ''
  const note: unknown = new Map<string, unknown>(Object.entries(notes)).get(String(imageId))
  return typeof note === 'string' ? note : ''
}
