import { Alert, Box, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { LoadFailed } from '#admin/records/load-failed.tsx'
import { type CountedList, Overview } from '#domain/statistics/answers.ts'
import { STATISTICS_KEPT_MONTHS } from '#domain/statistics/statistics-model.ts'
import { ArtistSheet } from './artist-figures.tsx'
import { CountedSection } from './counted-section.tsx'
import { RangeChoice, usualRange } from './range-choice.tsx'
import { useStatistics, useStatisticsTexts } from './use-statistics.ts'

/** Counts only visitors who agreed. */
export function StatisticsPage() {
  const { t } = useStatisticsTexts()
  const [range, setRange] = useState(usualRange)
  const query = `?from=${range.from}&to=${range.to}`
  const { data, error, isPending, refetch } = useStatistics(`/statistics${query}`, Overview)
  return (
    <Box sx={{ display: 'grid', gap: 3, paddingBlock: 3, '& > *': { minWidth: 0 } }}>
      <Title title="menu.statistics" />
      <Typography sx={{ maxWidth: '44rem' }}>{t('lead', { months: STATISTICS_KEPT_MONTHS })}</Typography>
      <RangeChoice range={range} onChange={setRange} />
      {isPending && <LinearProgress aria-label={t('visits_and_views')} />}
      {error && <LoadFailed error={error} retry={() => void refetch()} />}
      {data && !error && <Shown overview={data} query={query} />}
      <ArtistSheet query={query} />
    </Box>
  )
}

function Shown({ overview, query }: { overview: Overview; query: string }) {
  const { t, day } = useStatisticsTexts()
  const { Series, Per, Counter, Lists } = overview
  return (
    <>
      {Counter !== 'own' && <Alert severity="info">{t('elsewhere', { counter: Counter })}</Alert>}
      <CountedSection
        heading={t('visits_and_views')}
        more={t('visit_is')}
        csv={`/statistics/csv/day${query}`}
        columns={[t(Per), t('visits'), t('views')]}
        rows={Series.map(({ Day, Visits, Views }) => ({
          key: Day,
          name: day(Day, Per),
          counts: [Visits, Views],
        }))}
        isLying={false}
      />
      {Lists.map((list) => (
        <ListSection key={list.List} list={list} query={query} />
      ))}
    </>
  )
}

function ListSection({ list: { List, Rows, Total }, query }: { list: CountedList; query: string }) {
  const { t, number } = useStatisticsTexts()
  const nameOf = useNames(List)
  const heading = t(`list_${List}`)
  return (
    <CountedSection
      heading={heading}
      more={t('total', { count: number(Total) })}
      csv={`/statistics/csv/${List}${query}`}
      columns={[heading, t('count')]}
      rows={Rows.map((row) => ({ key: row.Subject, name: nameOf(row), counts: [row.Count] }))}
    />
  )
}

function useNames(list: CountedList['List']): (row: CountedList['Rows'][number]) => string {
  const { t, locale, language } = useStatisticsTexts()
  return ({ Subject, NameDe, NameEn }) => {
    switch (list) {
      case 'country':
      case 'language': {
        if (Subject === '') return t('country_none')
        const type = list === 'country' ? 'region' : 'language'
        return new Intl.DisplayNames(locale, { type }).of(Subject) ?? Subject
      }
      case 'source':
        return Subject || t('source_none')
      case 'artist':
      case 'work':
      case 'collected':
      case 'enquired':
        return (language === 'en' ? NameEn : NameDe) ?? t('gone', { id: Subject })
      default:
        return Subject
    }
  }
}
