import { z } from 'zod'
import type { FieldErrors } from './fields/answers.ts'
import { moment } from './fields/kinds.ts'

/** A record with a date of its own, `PublishedAt`, appears then. */
export const SCHEDULE_FIELDS = {
  PublishedFrom: { type: { ...moment, default: null }, hint: 'schedule.from_hint' },
  PublishedUntil: { type: { ...moment, default: null }, hint: 'schedule.until_hint' },
} as const

export type Schedule = { from: Date | null; until: Date | null }

const Time = z
  .union([z.date(), z.iso.datetime().transform((text) => new Date(text))])
  .nullable()
  .catch(null)

export function readSchedule(record: Readonly<Record<string, unknown>>): Schedule {
  const { PublishedAt = null, PublishedFrom = PublishedAt, PublishedUntil = null } = record
  return { from: Time.parse(PublishedFrom), until: Time.parse(PublishedUntil) }
}

/** `until` is the first moment at which it is not shown any more. */
export function stateAt(now: Date, { from, until }: Schedule): 'planned' | 'on' | 'over' {
  if (until && until <= now) return 'over'
  return from && from > now ? 'planned' : 'on'
}

export function checkSchedule(record: Readonly<Record<string, unknown>>): FieldErrors {
  const { from, until } = readSchedule(record)
  return from && until && until <= from ? { PublishedUntil: 'before-start' } : {}
}
