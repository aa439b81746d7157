import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { z } from 'zod'
import { isFieldError } from '#admin/records/field-errors.ts'
import { ROW_OUTCOMES } from '#domain/import-export/report.ts'

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
      <Typography role="status">
        {translate(Written ? 'importExport.written' : 'importExport.not_written')}{' '}
        {ROW_OUTCOMES.map((outcome) => `${translate(nameOf(outcome))}: ${Counts[outcome]}`).join(', ')}.
        {Unseen > 0 && ` ${translate('importExport.unseen', { smart_count: Unseen })}`}
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
          {shown.map(({ List, Line, Key, Outcome, Problems, Note, Changes }) => (
            <TableRow key={`${List} ${Line}`}>
              <TableCell>{translate(`names.${List}`, { smart_count: 2, _: List })}</TableCell>
              <TableCell>{Line || ''}</TableCell>
              <TableCell>{Key}</TableCell>
              <TableCell>{translate(nameOf(Outcome))}</TableCell>
              <TableCell>
                {Object.entries(Problems)
                  .map(([column, problem]) => problemSentence(translate, column, problem))
                  .join(' ')}
                {Note && translate(`importExport.note_${Note.replaceAll('-', '_')}`)}
                <RowChanges changes={Changes} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** Describes a problem in the reader's language, with the column's name in the file. */
function problemSentence(
  translate: ReturnType<typeof useTranslate>,
  column: string,
  problem: string,
): string {
  const [key = '', limit = ''] = problem.split(':')
  const sentence = translate(
    isFieldError(key) ? `fieldErrors.${key}` : `importExport.problem_${key.replaceAll('-', '_')}`,
    { limit },
  )
  if (column === 'Row' || column === 'File')
    return translate(`importExport.whole_${column.toLowerCase()}`, { problem: sentence })
  const label = translate(`fields.${column}`, { _: '' })
  return label
    ? translate('importExport.in_column', { label, column, problem: sentence })
    : `${column}: ${sentence}`
}

type Change = ImportReport['data'][number]['Changes'][number]

function RowChanges({ changes }: { changes: readonly Change[] }) {
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

function nameOf(outcome: string): string {
  return `importExport.count_${outcome.replaceAll('-', '_')}`
}
