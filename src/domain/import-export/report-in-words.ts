import type { ROW_OUTCOMES } from './report.ts'

/** A line of a report as the API has it. */
type Row = {
  List: string
  Line: number
  Key: string
  Outcome: (typeof ROW_OUTCOMES)[number]
  Problems: Readonly<Record<string, string>>
  Note: 'no-alt' | null
  Changes: readonly { Column: string; Old: string; New: string }[]
}
type Translate = (key: string, values?: Record<string, string | number>) => string

export function toCells(
  { List, Line, Key, Outcome, Problems, Note }: Row,
  isWritten: boolean,
  translate: Translate,
): string[] {
  const problems = Object.entries(Problems).map(([column, problem]) =>
    problemSentence(translate, column, problem),
  )
  if (Outcome === 'held-back') problems.push(translate('importExport.held_back'))
  if (Note) problems.push(translate(`importExport.note_${Note.replaceAll('-', '_')}`))
  const list = translate(`names.${List}`, { smart_count: 2, _: List })
  return [list, String(Line || ''), Key, translate(nameOfOutcome(Outcome, isWritten)), problems.join(' ')]
}

/** For a file, which has no room beside a cell. */
export function toCellsWithChanges(row: Row, isWritten: boolean, translate: Translate): string[] {
  const cells = toCells(row, isWritten, translate)
  const changes = row.Changes.map(
    ({ Column, Old, New }) => `${translate(`fields.${Column}`, { _: Column })}: ${Old} → ${New}`,
  )
  return [...cells.slice(0, -1), [cells.at(-1), ...changes].filter(Boolean).join('\n')]
}

/** Describes a problem in the reader's language, with the column's name in the file. */
function problemSentence(translate: Translate, column: string, problem: string): string {
  const [key = '', limit = ''] = problem.split(':')
  const sentence =
    translate(`fieldErrors.${key}`, { limit, _: '' }) ||
    translate(`importExport.problem_${key.replaceAll('-', '_')}`, { limit })
  if (column === 'Row' || column === 'File')
    return translate(`importExport.whole_${column.toLowerCase()}`, { problem: sentence })
  const label = translate(`fields.${column}`, { _: '' })
  return label
    ? translate('importExport.in_column', { label, column, problem: sentence })
    : `${column}: ${sentence}`
}

const PLANNED = ['new', 'changed', 'same']

/** A check says what an import would do. */
export function nameOfOutcome(outcome: string, isWritten: boolean): string {
  if (!isWritten && PLANNED.includes(outcome)) return `importExport.would_${outcome}`
  return `importExport.count_${outcome.replaceAll('-', '_')}`
}
