import { useState } from 'react'
import {
  DateInput,
  type DateInputProps,
  DateTimeInput,
  required,
  useFieldValue,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useLanguage } from '#admin/messages/use-language.ts'
import { isNeeded, useDescription } from '#admin/records/described-records.ts'
import { lastDayInWords } from '#site/dates.ts'
import {
  isSkippedTime,
  isTwice,
  toIso,
  toTyped,
  useAgencyMoment,
  useAgencyZone,
  useMoment,
} from './agency-time.ts'

const now = () => new Date().toISOString()
const isThere = (value: unknown) => (isSkippedTime(value) ? 'fieldErrors.skipped-time' : undefined)
const NEEDED = [required(), isThere]

type MomentInputProps = { source: string; hint?: string; asNew?: string }

/** A date and time of the agency's clock; now, or `asNew`, for a new record that needs one. */
export function MomentInput({ source, hint, asNew }: MomentInputProps) {
  const translate = useTranslate()
  const zone = useAgencyZone()
  const inWords = useAgencyMoment()
  const value: unknown = useWatch({ name: source })
  const field = useDescription()?.fields[source] ?? null
  const needed = isNeeded(field)
  const sentence = hint ?? field?.hint
  const [asItOpens] = useState(now)
  const sentences = [
    value ? `${inWords(value)}.` : '',
    sentence ? translate(sentence) : '',
    translate('schedule.zone', { zone }),
    isTwice(value) ? translate('schedule.twice', { when: inWords(value) }) : '',
  ]
  return (
    <DateTimeInput
      source={source}
      {...(needed ? { defaultValue: asNew ?? asItOpens } : {})}
      validate={needed ? NEEDED : isThere}
      helperText={sentences.filter(Boolean).join(' ')}
      format={toTyped}
      parse={toIso}
    />
  )
}

/** Says the day in words, as the browser's own input may have day and month the other way round. */
export function DayInput({ helperText, ...rest }: DateInputProps) {
  const inWords = useMoment()
  const value: unknown = useWatch({ name: rest.source })
  const said = value ? `${inWords(value)}. ` : ''
  return (
    <DateInput
      {...rest}
      helperText={
        <>
          {said}
          {helperText}
        </>
      }
    />
  )
}

export function MomentField({ source }: { source: string }) {
  const inWords = useMoment()
  return <time>{inWords(useFieldValue({ source }))}</time>
}

export function LastDayField({ source }: { source: string }) {
  const [language] = useLanguage()
  const end = new Date(String(useFieldValue({ source })))
  return <time>{Number.isNaN(end.getTime()) ? '' : lastDayInWords(end, language)}</time>
}
