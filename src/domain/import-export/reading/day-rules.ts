import { z } from 'zod'

const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
/** With its zone: a time of day alone is another moment on each server. */
const MOMENT = /^[\d-]{10}[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/i
const isMoment = (text: string) =>
  MOMENT.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
const isDay = (text: string) => z.iso.date().safeParse(text).success

/** A day as ISO 8601: 2027-03-01, also from 1.3.2027, as German spreadsheets write it. */
export const day = z.string().transform(toIsoDay).refine(isDay, 'day')

/** A moment with its zone; a day alone is its first moment in UTC. */
export const time = z
  .string()
  .transform(toIsoDay)
  .refine((text) => isDay(text) || isMoment(text), 'time')
  .transform((text) => new Date(text))

function toIsoDay(text: string): string {
  const [, date = '', month = '', year = ''] = GERMAN_DAY.exec(text.trim()) ?? []
  return year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}
