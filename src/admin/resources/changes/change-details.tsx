import { Box } from '@mui/material'
import { useRecordContext, useTranslate, useTranslateLabel } from 'react-admin'
import { FieldValue } from '#admin/parts/field-value.tsx'
import { type Line, toLines } from './diff.ts'

/** What an entry of the log changed: the former value is struck through, the new one follows. */
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
  // Beside the other columns on a tablet held upright.
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
