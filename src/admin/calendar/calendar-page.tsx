import { Box, Chip, Typography } from '@mui/material'
import { type RaRecord, Title, useGetList, useLocale, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { LoadFailed } from '#admin/records/load-failed.tsx'
import { FormSkeleton } from '#admin/records/skeletons.tsx'
import { listArtistDays } from './artist-days.ts'
import { groupByDay, hasTime, type Scheduled } from './group-by-day.ts'

/** Of the latest; what is still to come stands first in them. */
const LATEST = { page: 1, perPage: 200 }
const LOCALES: Record<string, string> = { de: 'de-DE', en: 'en-GB' }

/** What will change on the website by itself, by day. */
export function CalendarPage() {
  const translate = useTranslate()
  const news = useGetList('news', {
    pagination: LATEST,
    sort: { field: 'PublishedAt', order: 'DESC' },
  })
  const artists = useGetList('artists', {
    pagination: LATEST,
    filter: { HasDay: true },
    sort: { field: 'AvailableFrom', order: 'DESC' },
  })
  const error = news.error ?? artists.error
  if (error)
    return <LoadFailed error={error} retry={() => void Promise.all([news.refetch(), artists.refetch()])} />
  if (!news.data || !artists.data) return <FormSkeleton />
  const now = new Date()
  const toArtist = (record: RaRecord) => listArtistDays(record, now)
  const days = groupByDay([...news.data.map(toNews), ...artists.data.flatMap(toArtist)], now)
  return (
    <Box sx={{ paddingBlock: 3 }}>
      <Title title="calendar.title" />
      <Typography sx={{ marginBottom: 2 }}>{translate('calendar.lead')}</Typography>
      {days.length === 0 && <p role="status">{translate('calendar.empty')}</p>}
      {days.map(([day, items]) => (
        <Day key={day} day={day} items={items} />
      ))}
    </Box>
  )
}

function toNews({ id, TitleDe, TitleEn, PublishedAt, Hidden }: RaRecord): Scheduled {
  const name = String(TitleDe || TitleEn)
  return { resource: 'news', what: 'appears', id, name, at: String(PublishedAt), isHidden: Hidden === true }
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
          <li key={`${item.what} ${item.id}`}>
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
  const time = hasTime(at) ? new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(at)) : ''
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
