import {
  findUnsavedInput,
  removeUnsavedInput,
  storeAllUnsavedInput,
} from '#admin/records/unsaved-input-store.ts'
import { COLUMNS, type StyleName, toFields, toTexts } from '#domain/uploads/cells.ts'
import { type BulkEditorStore, type CellChange, changedColumns } from './bulk-editor-store.ts'

const pathOf = (id: number) => `/images/${id}`

export function createTextKeeper(
  store: BulkEditorStore,
  styles: readonly StyleName[],
  staffId: string,
): () => void {
  const storedIds = new Set<number>()
  return () => {
    if (staffId === '') return
    const open = store.ids().flatMap((id) => {
      const row = store.find(id)
      if (!row || row.state === 'saved') return []
      storedIds.add(id)
      const changed = changedColumns(row)
      const { fields } = toFields(row.texts, styles)
      const readable = changed.filter((column) => column in fields)
      const values = Object.fromEntries(readable.map((column) => [column, fields[column]]))
      return [{ staffId, path: pathOf(id), at: Date.now(), revision: String(row.record.Revision), values }]
    })
    const saved = [...storedIds].filter((id) => store.find(id)?.state === 'saved')
    for (const id of saved) storedIds.delete(id)
    storeAllUnsavedInput(open, { staffId, paths: new Set(saved.map(pathOf)) })
  }
}

export function findUnsavedTexts(
  store: BulkEditorStore,
  styles: readonly StyleName[],
  staffId: string,
): CellChange[] {
  return store.ids().flatMap((id) => {
    const values = findUnsavedInput(staffId, pathOf(id), Date.now())?.values
    const row = store.find(id)
    if (!values || !row) return []
    const texts = toTexts({ ...row.record, ...values }, styles)
    return COLUMNS.filter((column) => column in values && texts[column] !== row.texts[column]).map(
      (column) => ({ id, column, text: texts[column] }),
    )
  })
}

export function removeUnsavedTexts(changes: readonly CellChange[], staffId: string): void {
  for (const id of new Set(changes.map((change) => change.id))) removeUnsavedInput(staffId, pathOf(id))
}
