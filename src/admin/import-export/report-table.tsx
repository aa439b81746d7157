import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { z } from 'zod'
import { ROW_OUTCOMES } from '#domain/import-export/report.ts'
import { nameOfOutcome, toCells, toCellsWithChanges } from '#domain/import-export/report-in-words.ts'
import { writeQuotedCsv } from '#platform/csv/cells.ts'

export const ImportReport = z.object({
  Written: z.boolean(),
  Lines: z.number(),
  Unseen: z.number(),
  Counts: z.record(z.enum(ROW_OUTCOMES), z.number()),
  data: z.array(
    z.object({
      List: z.string(),
      Line: z.number(),
      Key: z.string(),
      Outcome: z.enum(ROW_OUTCOMES),
      Problems: z.record(z.string(), z.string()),
      Note: z.enum(['no-alt']).nullable(),
      Changes: z.array(z.object({ Column: z.string(), Old: z.string(), New: z.string() })),
    }),
  ),
})
export type ImportReport = z.infer<typeof ImportReport>

const COLUMNS = ['list', 'line', 'record', 'outcome', 'problems'] as const
const MOST_SHOWN = 500

export function ReportTable({ report: { Written, Lines, Counts, Unseen, data } }: { report: ImportReport }) {
  const translate = useTranslate()
  const shown = data.slice(0, MOST_SHOWN)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3">{translate('importExport.report')}</Typography>
      <Box>
        <Button variant="outlined" onClick={() => saveReport(data, Written, translate)}>
          {translate('importExport.save_report')}
        </Button>
      </Box>
      <Typography role="status">
        {translate(Written ? 'importExport.written' : 'importExport.not_written')}{' '}
        {ROW_OUTCOMES.map(
          (outcome) => `${translate(nameOfOutcome(outcome, Written))}: ${Counts[outcome]}`,
        ).join(', ')}
        .{Unseen > 0 && ` ${translate('importExport.unseen', { smart_count: Unseen })}`}
      </Typography>
      {shown.length < Lines && (
        <Typography>{translate('importExport.more', { shown: shown.length, all: Lines })}</Typography>
      )}
      <Table size="small">
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{translate(`importExport.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((row) => (
            <TableRow key={`${row.List} ${row.Line}`}>
              {toCells(row, Written, translate).map((cell, at) => (
                <TableCell key={COLUMNS[at]}>
                  {cell}
                  {COLUMNS[at] === 'problems' && <RowChanges changes={row.Changes} />}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

type Row = ImportReport['data'][number]

function saveReport(
  rows: readonly Row[],
  isWritten: boolean,
  translate: ReturnType<typeof useTranslate>,
): void {
  const head = COLUMNS.map((column) => translate(`importExport.${column}`))
  const body = rows.map((row) => toCellsWithChanges(row, isWritten, translate))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([writeQuotedCsv([head, ...body])], { type: 'text/csv' }))
  link.download = translate('importExport.report_file')
  link.click()
  URL.revokeObjectURL(link.href)
}

function RowChanges({ changes }: { changes: Row['Changes'] }) {
  const translate = useTranslate()
  const shown = (text: string) => text || translate('changes.empty')
  if (changes.length === 0) return null
  return (
    <Box component="dl" sx={CHANGES}>
      {changes.map(({ Column, Old, New }) => (
        <div key={Column}>
          <dt>{translate(`fields.${Column}`, { _: Column })}</dt>
          <dd>
            <del>{shown(Old)}</del> <span aria-hidden="true">→</span> <ins>{shown(New)}</ins>
          </dd>
        </div>
      ))}
    </Box>
  )
}

const CHANGES = {
  margin: 0,
  minWidth: 180,
  overflowWrap: 'anywhere',
  '& dt': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& dd': { margin: 0, marginBottom: 0.5 },
  '& del': { color: 'text.secondary' },
  '& ins': { textDecoration: 'none', fontWeight: 500 },
}
