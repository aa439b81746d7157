import { Box, Button, Typography } from '@mui/material'
import { useId } from 'react'
import { TextTable } from '#admin/parts/text-table.tsx'
import { foldEmpty } from '#domain/statistics/statistics-model.ts'
import { STAFF_API } from '#site/api-paths.ts'
import { BarChart, type CountedRow } from './bar-chart.tsx'
import { useStatisticsTexts } from './use-statistics.ts'

const HIGHEST_TABLE_PX = 420

type CountedSectionProps = {
  heading: string
  more?: string
  csv: string
  columns: readonly [string, ...string[]]
  rows: readonly CountedRow[]
  isLying?: boolean
}

export function CountedSection({ heading, more, csv, columns, rows, isLying = true }: CountedSectionProps) {
  const { t, number } = useStatisticsTexts()
  const id = useId()
  const [, ...counted] = columns
  const runs = isLying ? rows.map((row) => [row]) : foldEmpty(rows).toReversed()
  const cells = runs.flatMap(([first, ...others]) => {
    if (!first) return []
    const { key, name, counts } = first
    const to = others.at(-1)?.name
    return { key, cells: [to ? t('no_visits', { from: name, to }) : name, ...counts.map(number)] }
  })
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
          <BarChart name={t('chart_of', { name: heading })} counted={counted} rows={rows} isLying={isLying} />
          <Box
            // Focusable, so that keys scroll it.
            tabIndex={0}
            role="group"
            aria-label={heading}
            sx={{ maxHeight: HIGHEST_TABLE_PX, overflow: 'auto' }}
          >
            <TextTable head={columns} rows={cells} isCounted />
          </Box>
        </Box>
      )}
    </Box>
  )
}
