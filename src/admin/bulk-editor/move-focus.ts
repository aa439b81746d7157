import type { KeyboardEvent } from 'react'

export type Place = { row: number; column: number }

type Step = { rows: number; columns: number }

/** An arrow only leaves a cell where it has nothing to do in the text. */
const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
}

/** Returns null when the key belongs to the text. */
export function stepOf(event: KeyboardEvent<HTMLTextAreaElement>, { row, column }: Place): Place | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event
  if (ctrlKey || metaKey || altKey || event.nativeEvent.isComposing) return null
  if (key === 'Enter') return { row: row + (shiftKey ? -1 : 1), column }
  const step = STEPS[key]
  if (!step || shiftKey || !isAtEdge(currentTarget, step)) return null
  return { row: row + step.rows, column: column + step.columns }
}

/** A wholly selected text is not being edited; else the caret has to be at the end by which it leaves. */
function isAtEdge({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, step: Step): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true
  if (selectionStart !== selectionEnd) return false
  return step.rows + step.columns < 0 ? selectionStart === 0 : selectionEnd === value.length
}

export function focusCell(table: Element | null, { row, column }: Place): boolean {
  const cell = table?.querySelector<HTMLTextAreaElement>(`[data-cell="${row}:${column}"]`)
  cell?.focus()
  cell?.select()
  return cell !== null && cell !== undefined
}

export function toggleEditing(cell: HTMLTextAreaElement): void {
  const isWhole = cell.selectionStart === 0 && cell.selectionEnd === cell.value.length
  if (isWhole) cell.setSelectionRange(cell.value.length, cell.value.length)
  else cell.select()
}
