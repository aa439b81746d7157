import pLimit from 'p-limit'
import { type DataProvider, HttpError, type RaRecord } from 'react-admin'
import { isFields } from '#admin/records/admin-api.ts'
import {
  type CellErrors,
  COLUMNS,
  type StyleName,
  type Texts,
  toFields,
  toTexts,
} from '#domain/uploads/cells.ts'
import { type BulkEditorRow, type BulkEditorStore, changedColumns } from './bulk-editor-store.ts'

const SAVED_AFTER_MS = 400
const KEPT_AFTER_MS = 500
/** More requests would only make the others wait. */
const SAVED_AT_ONCE = 4

export type RowSaver = {
  keepSoon: () => void
  saveSoon: () => void
  saveNow: () => Promise<void>
}

type SaveRowsNeeds = {
  store: BulkEditorStore
  styles: readonly StyleName[]
  dataProvider: Pick<DataProvider, 'update'>
  keep: () => void
}

/** A row is saved with the revision that it was read with. */
export function createRowSaver({ store, styles, dataProvider, keep }: SaveRowsNeeds): RowSaver {
  const limit = pLimit(SAVED_AT_ONCE)
  let timer: ReturnType<typeof setTimeout> | undefined
  let keeping: ReturnType<typeof setTimeout> | undefined

  async function saveRow(id: number): Promise<void> {
    const row = store.find(id)
    if (!row || row.state === 'saving') return
    if (changedColumns(row).length === 0) return store.update(id, { state: 'saved' })
    const { fields, errors } = toFields(row.texts, styles)
    if (Object.keys(errors).length > 0) return store.update(id, { state: 'failed', errors })
    store.update(id, { state: 'saving', errors: {} })
    const sent = row.texts
    try {
      const { data } = await dataProvider.update('images', {
        id,
        previousData: row.record,
        data: { ...row.record, ...fields },
      })
      answer(id, sent, data)
    } catch (error) {
      store.update(id, { state: 'failed', errors: errorsIn(error) })
    }
  }

  /** Text that was typed during the request stays, and is saved next. */
  function answer(id: number, sent: Texts, record: RaRecord): void {
    const now = store.find(id)
    if (!now) return
    const stored = toTexts(record, styles)
    const typedOn = COLUMNS.filter((column) => now.texts[column] !== sent[column])
    const texts = { ...stored, ...Object.fromEntries(typedOn.map((column) => [column, now.texts[column]])) }
    store.update(id, { record, texts, state: typedOn.length > 0 ? 'changed' : 'saved' })
    if (typedOn.length > 0) saveSoon()
  }

  async function save(states: readonly BulkEditorRow['state'][]): Promise<void> {
    clearTimeout(timer)
    keep()
    const due = store.ids().filter((id) => states.includes(store.find(id)?.state ?? 'saved'))
    await Promise.all(due.map((id) => limit(() => saveRow(id))))
    keep()
  }

  function saveSoon(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void save(['changed']), SAVED_AFTER_MS)
  }

  function keepSoon(): void {
    clearTimeout(keeping)
    keeping = setTimeout(keep, KEPT_AFTER_MS)
  }

  return { keepSoon, saveSoon, saveNow: () => save(['changed', 'failed']) }
}

/** An error of the whole row stands at its first cell. */
function errorsIn(error: unknown): CellErrors {
  const fields = error instanceof HttpError && isFields(error.body?.errors) ? error.body.errors : {}
  const found = COLUMNS.flatMap((column) =>
    typeof fields[column] === 'string' ? [[column, { message: fields[column] }] as const] : [],
  )
  if (found.length > 0) return Object.fromEntries(found)
  return { TitleDe: { message: error instanceof Error ? error.message : 'errors.server' } }
}
