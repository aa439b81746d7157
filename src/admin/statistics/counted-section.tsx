import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useId, useMemo } from 'react'
import { STAFF_API } from '#site/paths/admin-api-path.ts'
import { BarChart } from './bar-chart.tsx'
import { useStatisticsTexts } from './statistics-messages.ts'

const NUMBER = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const
const LOWEST_TABLE_PX = 420

export type CountedRow = { key: string; name: string; counts: readonly number[] }

type CountedSectionProps = {
  heading: string
  /** Below the heading. */
  more?: string
  /** Of the file, below the staff's API. */
  csv: string
  /** What the rows are, and each of their counts. */
  columns: readonly [string, ...string[]]
  rows: readonly CountedRow[]
  isLying?: boolean
}

/** A chart and the table of its numbers beside it. */
export function CountedSection({ heading, more, csv, columns, rows, isLying = true }: CountedSectionProps) {
  const { t, locale } = useStatisticsTexts()
  const id = useId()
  const labels = useMemo(() => rows.map(({ name }) => name), [rows])
  const [first, ...counted] = columns
  const names = counted.join('\n')
  const bars = useMemo(
    () =>
      names.split('\n').map((label, at) => ({ label, counts: rows.map(({ counts }) => counts[at] ?? 0) })),
    [rows, names],
  )
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ borderTop: 1, borderColor: 'divider', paddingTop: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'baseline' }}>
        <Typography id={id} variant="h2">
          {heading}
        </Typography>
        <Typography color="text.secondary" sx={{ flexGrow: 1 }}>
          {more}
        </Typography>
        <Button component="a" href={STAFF_API + csv} download aria-label={t('csv_of', { name: heading })}>
          {t('csv')}
        </Button>
      </Box>
      {rows.length === 0 ? (
        <Typography>{t('none')}</Typography>
      ) : (
        <Box
          sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 3, '& > *': { minWidth: 0 } }}
        >
          <BarChart name={t('chart_of', { name: heading })} {...{ labels, bars, isLying, locale }} />
          <Box
            // Focusable, so that keys scroll it.
            tabIndex={0}
            role="group"
            aria-label={heading}
            sx={{ maxHeight: LOWEST_TABLE_PX, overflow: 'auto' }}
          >
            <CountedTable first={first} counted={counted} rows={rows} />
          </Box>
        </Box>
      )}
    </Box>
  )
}

type CountedTableProps = { first: string; counted: readonly string[]; rows: readonly CountedRow[] }

function CountedTable({ first, counted, rows }: CountedTableProps) {
  const { number } = useStatisticsTexts()
  return (
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell>{first}</TableCell>
          {counted.map((name) => (
            <TableCell key={name} sx={NUMBER}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, name, counts }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </TableCell>
            {counts.map((count, at) => (
              <TableCell key={counted[at]} sx={NUMBER}>
                {number(count)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
