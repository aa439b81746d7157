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

export type Publication = { state: 'draft' | 'planned' | 'on' | 'over'; when: Date | null }

/** Only staff see a draft, whatever its dates are. `when` is the moment that the state goes by. */
export function publicationOf(record: Readonly<Record<string, unknown>>, now: Date): Publication {
  const schedule = readSchedule(record)
  const state = record.Hidden ? 'draft' : stateAt(now, schedule)
  return { state, when: state === 'draft' ? null : state === 'planned' ? schedule.from : schedule.until }
}

/** The change that takes a visible record off, and makes any other one visible: a draft at its date, else now. */
export function switchPublication(
  record: Readonly<Record<string, unknown>>,
  now: Date,
): Readonly<Record<string, unknown>> {
  const { state } = publicationOf(record, now)
  if (state === 'on') return { Hidden: true }
  const isOver = stateAt(now, readSchedule(record)) === 'over'
  const begun = 'PublishedAt' in record ? { PublishedAt: now.toISOString() } : { PublishedFrom: null }
  return {
    Hidden: false,
    ...(state === 'planned' ? begun : {}),
    ...(isOver ? { PublishedUntil: null } : {}),
  }
}
