import { z } from 'zod'
import { DAY_MS } from '#platform/durations.ts'
import { requiredLine } from '#platform/fields/rules.ts'

/** People and programs that search for leaked secrets recognise a token by it. */
export const TOKEN_PREFIX = 'zeichner_'
const LONGEST_TOKEN_DAYS = 366
export const MOST_TOKENS = 30
const LONGEST_TOKEN_NAME = 60
const MOST_SCOPES = 100

export const NewToken = z.strictObject({
  Name: requiredLine(LONGEST_TOKEN_NAME),
  Scopes: z.array(z.string()).min(1).max(MOST_SCOPES),
  EndsAt: z.iso.datetime(),
})
export type NewToken = z.infer<typeof NewToken>

const Listed = z.object({
  Id: z.string(),
  Name: z.string(),
  Account: z.string(),
  IsYours: z.boolean(),
  Scopes: z.array(z.string()),
  CreatedAt: z.iso.datetime(),
  EndsAt: z.iso.datetime(),
  /** The day is in UTC. */
  LastUsedOn: z.iso.date().nullable(),
})
export type ListedToken = z.infer<typeof Listed>
export const TokenList = z.object({ data: z.array(Listed), Scopes: z.array(z.string()) })
/** The token is only returned here. */
export const MadeToken = z.object({ Id: z.string(), Token: z.string() })

export function mayEndAt(end: Date, now: Date): boolean {
  return end > now && end.getTime() <= now.getTime() + LONGEST_TOKEN_DAYS * DAY_MS
}

/** A right of a token names an area of the staff's API, or `*` for all, and whether it may change something there. */
export type Scope = `${string}:${'read' | 'write'}`

export const ALL_AREAS = '*'

/** A right to write includes reading: a change names a revision. */
export function includesScope(granted: readonly string[], needed: Scope): boolean {
  const [area = '', reach = ''] = needed.split(':')
  const reaches = reach === 'read' ? ['read', 'write'] : ['write']
  return [ALL_AREAS, area].some((place) => reaches.some((reached) => granted.includes(`${place}:${reached}`)))
}
