import { Box, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import {
  addDays,
  type DayRange,
  keptPart,
  STATISTICS_KEPT_MONTHS,
} from '#domain/statistics/statistics-model.ts'
import { agencyDay } from '#site/dates.ts'
import { useStatisticsTexts } from './use-statistics.ts'

const CHOICES = ['days', 'year', 'all', 'own'] as const
type Choice = (typeof CHOICES)[number]
const DAYS = 30
const YEAR_MONTHS = 12

export function usualRange(): DayRange {
  const to = agencyDay(new Date())
  return { from: addDays(to, 1 - DAYS), to }
}

/** Whole months, so that they can be compared. */
function lastMonths(months: number): DayRange {
  const to = agencyDay(new Date())
  const [year = 0, month = 0] = to.split('-').map(Number)
  return { from: new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, to.length), to }
}

type RangeChoiceProps = { range: DayRange; onChange: (range: DayRange) => void }

export function RangeChoice({ range, onChange }: RangeChoiceProps) {
  const { t } = useStatisticsTexts()
  const [choice, setChoice] = useState<Choice>('days')
  const [typed, setTyped] = useState(range)
  const isWrong = choice === 'own' && !isRange(typed)

  function choose(chosen: Choice): void {
    setChoice(chosen)
    setTyped(range)
    if (chosen === 'days') onChange(usualRange())
    if (chosen === 'year') onChange(lastMonths(YEAR_MONTHS))
    if (chosen === 'all') onChange(lastMonths(STATISTICS_KEPT_MONTHS))
  }
  function type(part: Partial<DayRange>): void {
    const next = { ...typed, ...part }
    setTyped(next)
    if (isRange(next)) onChange(next)
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <TextField select label={t('range')} value={choice} sx={{ width: 240 }}>
        {CHOICES.map((one) => (
          <MenuItem key={one} value={one} onClick={() => choose(one)}>
            {t(`range_${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {choice === 'own' &&
        (['from', 'to'] as const).map((part) => (
          <TextField
            key={part}
            type="date"
            label={t(part)}
            value={typed[part]}
            error={isWrong}
            helperText={isWrong && part === 'to' ? t('range_wrong') : ' '}
            slotProps={{ inputLabel: { shrink: true } }}
            onChange={({ target }) => type({ [part]: target.value })}
          />
        ))}
    </Box>
  )
}

function isRange(range: DayRange): boolean {
  return (
    range.from !== '' && range.to !== '' && range.from <= range.to && keptPart(range, new Date()) !== null
  )
}
