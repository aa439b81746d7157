import { Box, Chip, Typography } from '@mui/material'
import { Title, useGetList, useLocale, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useAgencyZone } from '#admin/parts/agency-time.ts'
import { LoadFailed } from '#admin/records/load-failed.tsx'
import { FormSkeleton } from '#admin/records/skeletons.tsx'
import {
  groupByDay,
  hasTime,
  listArtistDays,
  listPlannedMoments,
  type Scheduled,
} from '#domain/catalogue/scheduled-days.ts'
import { site } from '#site/public-site.ts'

/** The most records of each kind; the list of that kind has the others. */
const MOST = { page: 1, perPage: 200 }
const LOCALES: Record<string, string> = { de: 'de-DE', en: 'en-GB' }

export function CalendarPage() {
  const translate = useTranslate()
  const zone = useAgencyZone()
  const planned = usePlanned()
  const artists = useGetList('artists', {
    pagination: MOST,
    filter: { HasDay: true },
    sort: { field: 'AvailableFrom', order: 'DESC' },
  })
  const lists = [artists, ...planned.map(({ list }) => list)]
  const error = lists.find((list) => list.error)?.error
  if (error)
    return <LoadFailed error={error} retry={() => void Promise.all(lists.map((list) => list.refetch()))} />
  if (lists.some((list) => !list.data)) return <FormSkeleton />
  const now = new Date()
  const moments = planned.flatMap(({ resource, list: { data = [] } }) =>
    data.flatMap((record) => listPlannedMoments(resource, record)),
  )
  const days = groupByDay(
    [...moments, ...(artists.data ?? []).flatMap((record) => listArtistDays(record, now))],
    now,
  )
  return (
    <Box sx={{ paddingBlock: 3 }}>
      <Title title="calendar.title" />
      <Typography>{translate('calendar.lead')}</Typography>
      <Typography color="text.secondary" sx={{ marginBottom: 2 }}>
        {translate('schedule.zone', { zone })}
      </Typography>
      {planned.map(({ resource, list }) => (
        <More key={resource} resource={resource} total={list.total ?? 0} />
      ))}
      {days.length === 0 && <p role="status">{translate('calendar.empty')}</p>}
      {days.map(([day, items]) => (
        <Day key={day} day={day} items={items} />
      ))}
    </Box>
  )
}

function usePlanned() {
  const [images, artists, heroes, news] = [
    useGetList('images', plannedBy('PublishedFrom')),
    useGetList('artists', plannedBy('PublishedFrom')),
    useGetList('heroes', plannedBy('PublishedFrom')),
    useGetList('news', plannedBy('PublishedAt')),
  ]
  return [
    { resource: 'images', list: images },
    { resource: 'artists', list: artists },
    { resource: 'heroes', list: heroes },
    { resource: 'news', list: news },
  ] as const
}

function plannedBy(field: string) {
  return { pagination: MOST, filter: { HasMoment: true }, sort: { field, order: 'ASC' } } as const
}

function More({ resource, total }: { resource: string; total: number }) {
  const translate = useTranslate()
  if (total <= MOST.perPage) return null
  const filter = encodeURIComponent(JSON.stringify({ Scheduled: true }))
  return (
    <p role="status">
      <span>{translate('calendar.more', { shown: MOST.perPage, total })}</span>{' '}
      <Link to={`/${resource}?filter=${filter}`}>
        {translate(`resources.${resource}.name`, { smart_count: total })}
      </Link>
    </p>
  )
}

function Day({ day, items }: { day: string; items: readonly Scheduled[] }) {
  const locale = LOCALES[useLocale()] ?? 'de-DE'
  const name = new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(new Date(`${day}T12:00`))
  return (
    <Box component="section" aria-label={name} sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 2 }}>
      <Typography variant="h3" component="h2">
        <time dateTime={day}>{name}</time>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {items.map((item) => (
          <li key={`${item.resource} ${item.what} ${item.id}`}>
            <Item item={item} locale={locale} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

function Item({
  item: { resource, what, id, name, at, isHidden },
  locale,
}: {
  item: Scheduled
  locale: string
}) {
  const translate = useTranslate()
  const time = hasTime(at)
    ? new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: site.timeZone }).format(new Date(at))
    : ''
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', minHeight: 36 }}>
      {time && <time>{time}</time>}
      <Link to={`/${resource}/${id}`} style={{ color: 'inherit' }}>
        {name}
      </Link>
      <span>{translate(`calendar.${what}`)}</span>
      {isHidden && <Chip label={translate('calendar.hidden')} />}
    </Box>
  )
}
