import type { RaRecord } from 'react-admin'
import { type CellErrors, COLUMNS, type Column, listMissing, type Texts } from '#domain/uploads/cells.ts'

type RowState = 'saved' | 'changed' | 'saving' | 'failed'
export type Suggestions = Readonly<Partial<Record<Column, string>>>

export type FileFacts = { otherCreator: string; copyright: string }
const NO_FACTS: FileFacts = { otherCreator: '', copyright: '' }

export type BulkEditorRow = {
  id: number
  record: RaRecord
  saved: Texts
  texts: Texts
  errors: CellErrors
  suggestions: Suggestions
  file: FileFacts
  state: RowState
  isWritten: boolean
}

export type CellChange = { id: number; column: Column; text: string }
type Step = readonly CellChange[]

export type BulkEditorStore = {
  ids: () => readonly number[]
  find: (id: number) => BulkEditorRow | undefined
  /** New rows come first where there are some already; a row that somebody is editing stays as it is. */
  load: (records: readonly RaRecord[]) => void
  /** It is called for each change while somebody types; `remember` makes one step of all of them. */
  type: (change: CellChange) => void
  remember: (former: CellChange) => void
  change: (changes: readonly CellChange[]) => void
  undo: () => Step | null
  canUndo: () => boolean
  update: (id: number, changes: Partial<Omit<BulkEditorRow, 'id'>>) => void
  subscribe: (listener: () => void) => () => void
  version: () => number
}

const MOST_STEPS = 200

/** Each row is replaced as a whole when it changes, so that only it is drawn again. */
export function createBulkEditorStore(textsOf: (record: RaRecord) => Texts): BulkEditorStore {
  let ids: readonly number[] = []
  const rows = new Map<number, BulkEditorRow>()
  const steps: Step[] = []
  const listeners = new Set<() => void>()
  let version = 0

  function notify(): void {
    version += 1
    for (const listener of listeners) listener()
  }

  function put({ id, column, text }: CellChange): CellChange | null {
    const row = rows.get(id)
    if (!row || row.texts[column] === text) return null
    const { [column]: _, ...errors } = row.errors
    const state = row.state === 'saving' ? 'saving' : 'changed'
    rows.set(id, { ...row, texts: { ...row.texts, [column]: text }, errors, state, isWritten: true })
    return { id, column, text: row.texts[column] }
  }

  function remember(step: Step): void {
    if (step.length === 0) return
    steps.push(step)
    if (steps.length > MOST_STEPS) steps.shift()
  }

  return {
    ids: () => ids,
    find: (id) => rows.get(id),
    load: (records) => {
      for (const record of records) {
        const id = Number(record.id)
        const row = rows.get(id)
        if (row && row.state !== 'saved') continue
        const saved = textsOf(record)
        const isWritten = row?.isWritten ?? false
        const fresh = { id, record, saved, texts: saved, errors: {}, state: 'saved', isWritten } as const
        const suggestions = row ? stillOpen(row, saved) : {}
        rows.set(id, { ...fresh, suggestions, file: row?.file ?? NO_FACTS })
      }
      const added = records.map(({ id }) => Number(id)).filter((id) => !ids.includes(id))
      ids = [...added, ...ids]
      notify()
    },
    type: (change) => {
      if (put(change)) notify()
    },
    remember: (former) => {
      if (rows.get(former.id)?.texts[former.column] === former.text) return
      remember([former])
      notify()
    },
    change: (changes) => {
      remember(changes.flatMap((change) => put(change) ?? []))
      notify()
    },
    undo: () => {
      const step = steps.pop()
      if (!step) return null
      for (const former of step) put(former)
      notify()
      return step
    },
    canUndo: () => steps.length > 0,
    update: (id, changes) => {
      const row = rows.get(id)
      const saved = changes.record && textsOf(changes.record)
      const known = saved && row ? { saved, suggestions: stillOpen(row, saved) } : {}
      if (row) rows.set(id, { ...row, ...known, ...changes })
      notify()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
  }
}

/** Cells in which somebody wrote get no suggestion. */
function stillOpen({ suggestions, saved: former }: BulkEditorRow, saved: Texts): Suggestions {
  const open = COLUMNS.filter((column) => saved[column] === former[column])
  return Object.fromEntries(open.map((column) => [column, suggestions[column]]))
}

export function suggestionFor({ suggestions, texts, saved }: BulkEditorRow, column: Column): string | null {
  const suggestion = suggestions[column]
  if (suggestion === undefined || suggestion === texts[column]) return null
  return texts[column] === saved[column] ? suggestion : null
}

/** Tells whether visitors could see the image once its row is saved. */
export function isWhole({ record, texts, errors, state }: BulkEditorRow): boolean {
  return (
    record.Hidden === true &&
    record.AltUnseen !== true &&
    state !== 'failed' &&
    Object.keys(errors).length === 0 &&
    listMissing(texts).length === 0
  )
}

export function isReady(row: BulkEditorRow): boolean {
  return row.state === 'saved' && isWhole(row)
}

export function changedColumns({ texts, saved }: BulkEditorRow): Column[] {
  return COLUMNS.filter((column) => texts[column].trim() !== saved[column])
}
