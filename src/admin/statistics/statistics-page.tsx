import { Alert, Box, LinearProgress, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { Title } from 'react-admin'
import { type ListKind, STATISTICS_KEPT_MONTHS } from '#domain/statistics/model.ts'
import { ArtistSheet } from './artist-figures.tsx'
import { CountedSection } from './counted-section.tsx'
import { LoadTrouble } from './load-trouble.tsx'
import { RangeChoice, usualRange } from './range-choice.tsx'
import { useStatisticsTexts } from './statistics-messages.ts'
import { Overview, useStatistics } from './use-statistics.ts'

/** What visitors who agreed looked at and did: charts, the tables of their numbers, and a sheet for each artist. */
export function StatisticsPage() {
  const { t } = useStatisticsTexts()
  const [range, setRange] = useState(usualRange)
  const query = `?from=${range.from}&to=${range.to}`
  const { state, again } = useStatistics(`/statistics${query}`, Overview)
  return (
    <Box sx={{ display: 'grid', gap: 3, paddingBlock: 3, '& > *': { minWidth: 0 } }}>
      <Title title="menu.statistics" />
      <Typography sx={{ maxWidth: '44rem' }}>{t('lead', { months: STATISTICS_KEPT_MONTHS })}</Typography>
      <RangeChoice range={range} onChange={setRange} />
      {state === null && <LinearProgress aria-label={t('visits_and_views')} />}
      {state === 'failed' && <LoadTrouble again={again} />}
      {state !== null && state !== 'failed' && <Shown overview={state} query={query} />}
      <ArtistSheet query={query} />
    </Box>
  )
}

function Shown({ overview, query }: { overview: Overview; query: string }) {
  const { t, day } = useStatisticsTexts()
  const { Series, Per, Counter, Lists } = overview
  const rows = Series.map(({ Day, Visits, Views }) => ({
    key: Day,
    name: day(Day, Per),
    counts: [Visits, Views],
  }))
  return (
    <>
      {Counter !== 'own' && <Alert severity="info">{t('elsewhere', { counter: Counter })}</Alert>}
      <CountedSection
        heading={t('visits_and_views')}
        csv={`/statistics/csv/day${query}`}
        columns={[t(Per), t('visits'), t('views')]}
        rows={rows}
        isLying={false}
      />
      {Lists.map((list) => (
        <ListSection key={list.List} list={list} query={query} />
      ))}
    </>
  )
}

function ListSection({ list, query }: { list: Overview['Lists'][number]; query: string }) {
  const { t, number } = useStatisticsTexts()
  const nameOf = useNames(list.List)
  const heading = t(`list_${list.List}`)
  const rows = useMemo(
    () => list.Rows.map((row) => ({ key: row.Subject, name: nameOf(row), counts: [row.Count] })),
    [list, nameOf],
  )
  return (
    <CountedSection
      heading={heading}
      more={t('total', { count: number(list.Total) })}
      csv={`/statistics/csv/${list.List}${query}`}
      columns={[heading, t('count')]}
      rows={rows}
    />
  )
}

type Row = Overview['Lists'][number]['Rows'][number]

const WITH_NAMES: readonly ListKind[] = ['artist', 'work', 'collected', 'enquired']

/** What the subjects of a list are called. */
function useNames(list: ListKind): (row: Row) => string {
  const { t, locale, language } = useStatisticsTexts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language alone
  return useMemo(() => {
    const names = (type: 'region' | 'language') => new Intl.DisplayNames(locale, { type })
    return ({ Subject, NameDe, NameEn }) => {
      if (list === 'country')
        return Subject === '' ? t('country_none') : (names('region').of(Subject) ?? Subject)
      if (list === 'language') return names('language').of(Subject) ?? Subject
      if (list === 'source') return Subject || t('source_none')
      const name = language === 'en' ? NameEn : NameDe
      return WITH_NAMES.includes(list) ? (name ?? t('gone', { id: Subject })) : Subject
    }
  }, [list, language])
}
