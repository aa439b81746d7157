import { z } from 'zod'
import { DAY_MS } from '#platform/durations.ts'
import { requiredLine } from '#platform/records/rules.ts'

/** By it people and programs that search for leaked secrets recognise a token. */
export const TOKEN_PREFIX = 'zeichner_'
/** Nobody remembers for longer which programs have one. */
const LONGEST_TOKEN_DAYS = 366
/** Of one account. */
export const MOST_TOKENS = 30
const LONGEST_TOKEN_NAME = 60
const MOST_SCOPES = 100

export type Token = {
  id: string
  name: string
  accountId: string
  accountName: string
  scopes: readonly string[]
  createdAt: Date
  endsAt: Date
  /** UTC. */
  lastUsedOn: string | null
}

export const NewToken = z.strictObject({
  Name: requiredLine(LONGEST_TOKEN_NAME),
  Scopes: z.array(z.string()).min(1).max(MOST_SCOPES),
  EndsAt: z.iso.datetime(),
})

/** Whether a token that is made now may end then. */
export function mayEndAt(end: Date, now: Date): boolean {
  return end > now && end.getTime() <= now.getTime() + LONGEST_TOKEN_DAYS * DAY_MS
}
