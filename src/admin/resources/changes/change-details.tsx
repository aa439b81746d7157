import { Box } from '@mui/material'
import { useRecordContext, useTranslate, useTranslateLabel } from 'react-admin'
import { FieldValue } from '#admin/parts/field-value.tsx'
import { isFields } from '#admin/records/admin-api.ts'

export function ChangeDetails() {
  const record = useRecordContext()
  const labelOf = useTranslateLabel()
  const lines = toLines(String(record?.Action), record?.Details)
  return (
    <Box component="dl" tabIndex={0} sx={LINES}>
      {lines.map((line) => (
        <div key={line.field}>
          <dt>{labelOf({ source: line.field, resource: String(record?.Resource) })}</dt>
          <Difference line={line} />
        </div>
      ))}
    </Box>
  )
}

function Difference({ line }: { line: Line }) {
  const translate = useTranslate()
  if (line.note) return <dd>{translate(`changes.${line.note}`)}</dd>
  return (
    <dd>
      {'before' in line && (
        <del>
          <FieldValue field={line.field} value={line.before} />
        </del>
      )}{' '}
      {'after' in line && (
        <ins>
          <FieldValue field={line.field} value={line.after} />
        </ins>
      )}
    </dd>
  )
}

const LINES = {
  margin: 0,
  minWidth: { xs: 150, lg: 260 },
  maxHeight: 180,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& dt': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& dd': { margin: 0, marginBottom: 0.5 },
  '& del': { color: 'text.secondary' },
  '& ins': { textDecoration: 'none', fontWeight: 500 },
}

/** `note` names a text for values that say nothing to a reader, or are not logged for privacy. */
type Line = {
  field: string
  before?: unknown
  after?: unknown
  note?: 'unlogged' | 'replaced' | 'reordered'
}

/** Addresses of pictures, which the entry shows as a picture. */
const LEFT_OUT = ['Thumb']
/** Fields whose values are numbers or hashes of the program's own. */
const IN_A_WORD = { Original: 'replaced', Order: 'reordered' } as const

export function toLines(action: string, details: unknown): Line[] {
  if (!isFields(details)) return []
  const shown = Object.entries(details).filter(
    ([field]) => !LEFT_OUT.includes(field) && (action !== 'change' || field !== 'name'),
  )
  return shown.map(([field, value]) => {
    if (isInAWord(field)) return { field, note: IN_A_WORD[field] }
    if (action === 'create') return { field, after: value }
    if (action === 'delete') return { field, before: value }
    if (!isFields(value)) return { field, after: value }
    return 'from' in value || 'to' in value
      ? { field, before: value.from, after: value.to }
      : { field, note: 'unlogged' }
  })
}

function isInAWord(field: string): field is keyof typeof IN_A_WORD {
  return field in IN_A_WORD
}
