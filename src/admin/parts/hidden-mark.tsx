import { Button, Chip } from '@mui/material'
import { type RaRecord, useGetOne, useLocale, useRecordContext, useTranslate } from 'react-admin'
import type { Language } from '#platform/i18n/language.ts'
import { readSchedule, stateAt } from '#platform/schedule.ts'
import { paths } from '#site/paths.ts'
import { useAgencyMoment } from './agency-time.ts'

/** Marks a hidden record, and one that goes on or off by the clock; others have no mark. */
export function HiddenMark(props: { record?: RaRecord }) {
  const record = useRecordContext(props)
  const translate = useTranslate()
  const inWords = useAgencyMoment()
  if (!record) return null
  const { from, until } = readSchedule(record)
  const state = stateAt(new Date(), { from, until })
  const say = (name: string, moment: Date | null) =>
    moment && <Chip label={translate(`schedule.${name}`, { when: inWords(moment.toISOString()) })} />
  return (
    <>
      {record.Hidden && <Chip label={translate('screens.hidden')} />}
      {/* A record with a date of its own (`PublishedAt`) already shows it in the list. */}
      {state === 'planned' && record.PublishedFrom && say('from', from)}
      {state === 'over' ? say('ended', until) : say('until', until)}
    </>
  )
}

function isSeen(record: RaRecord): boolean {
  return !record.Hidden && stateAt(new Date(), readSchedule(record)) === 'on'
}

type SeeOnSiteProps = {
  at: (language: Language, record: RaRecord) => string
}

/** Link to where visitors see the record; none while it is not seen there, since it would lead nowhere. */
export function SeeOnSite({ at }: SeeOnSiteProps) {
  const record = useRecordContext()
  const translate = useTranslate()
  const language = useLocale() === 'en' ? 'en' : 'de'
  if (!record || !isSeen(record)) return null
  return (
    <Button component="a" href={at(language, record)} target="_blank">
      {translate('screens.see_on_site')}
    </Button>
  )
}

/** An image opened on its artist's page, where that can be seen. */
export function SeeImageOnSite() {
  const record = useRecordContext()
  const { data: artist } = useGetOne(
    'artists',
    { id: Number(record?.ArtistId) },
    { enabled: record !== undefined && isSeen(record) },
  )
  if (!artist || !isSeen(artist)) return null
  return <SeeOnSite at={(language, { id }) => paths.artistImage(language, String(artist.Code), Number(id))} />
}
