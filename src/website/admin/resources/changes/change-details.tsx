import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useRecordContext, useTranslate, useTranslateLabel } from 'react-admin'
import { FieldValue } from '#website/admin/parts/field-value.tsx'
import { toLines } from './diff.ts'

export function ChangeDetails() {
  const record = useRecordContext()
  const translate = useTranslate()
  const labelOf = useTranslateLabel()
  const lines = toLines(String(record?.Action), record?.Details)
  if (lines.length === 0) return <p>{translate('changes.no_details')}</p>
  return (
    <Table
      size="small"
      sx={{
        tableLayout: 'fixed',
        '& td': { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', verticalAlign: 'top' },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '24%' }}>{translate('changes.field')}</TableCell>
          <TableCell>{translate('changes.before')}</TableCell>
          <TableCell>{translate('changes.after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.field}>
            <TableCell component="th" scope="row">
              {labelOf({ source: line.field, resource: String(record?.Resource) })}
            </TableCell>
            {'before' in line || 'after' in line ? (
              <>
                <TableCell>
                  {'before' in line && (
                    <del>
                      <FieldValue field={line.field} value={line.before} />
                    </del>
                  )}
                </TableCell>
                <TableCell>
                  {'after' in line && (
                    <ins>
                      <FieldValue field={line.field} value={line.after} />
                    </ins>
                  )}
                </TableCell>
              </>
            ) : (
              <TableCell colSpan={2}>{translate('changes.unlogged')}</TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
