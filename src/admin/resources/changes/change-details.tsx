import { Box, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { FieldValue } from '#admin/parts/field-value.tsx'
import { ComparedValues, useLineLabel } from '#admin/records/compared-values.tsx'
import { fieldsOf } from '#admin/records/described-records.ts'
import { type OneSided, toChangeLines } from '#domain/pending-changes/compared-lines.ts'

export function ChangeDetails() {
  const record = useRecordContext()
  const resource = String(record?.Resource)
  const labelOf = useLineLabel(resource)
  const lines = toChangeLines(
    { fields: fieldsOf(resource), resource, action: String(record?.Action) },
    record?.Details,
  )
  return (
    <Box component="ul" sx={LINES}>
      {lines.map((line) => (
        <li key={line.name}>
          <Typography sx={{ fontSize: '0.8125rem', fontWeight: 600 }}>{labelOf(line)}</Typography>
          {'fields' in line ? (
            <ComparedValues compared={{ ...line, resource, recordId: Number(record?.RecordId) }} />
          ) : (
            <OneValue line={line} />
          )}
        </li>
      ))}
    </Box>
  )
}

function OneValue({ line }: { line: OneSided }) {
  const translate = useTranslate()
  if (line.note) return translate(`changes.${line.note}`)
  const Mark = line.isGone ? 'del' : 'span'
  return (
    <Mark>
      <FieldValue field={line.name} value={line.value} />
    </Mark>
  )
}

const LINES = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 1,
  minWidth: { xs: 150, lg: 340 },
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& del': { color: 'text.secondary' },
}
