import { Chip } from '@mui/material'
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin'
import { readSchedule, stateAt } from '#platform/schedule.ts'
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

export function isSeen(record: RaRecord): boolean {
  return !record.Hidden && stateAt(new Date(), readSchedule(record)) === 'on'
}
