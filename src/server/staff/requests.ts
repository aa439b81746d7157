import type { Context } from 'hono'
import { z } from 'zod'
import { type OwnAccount, openOwnRecords } from '#domain/proposals/own-records.server.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import type { Records } from '#platform/records/open-records.server.ts'
import type { ListQuery } from '#platform/records/read-records.server.ts'
import type { Reader } from '#platform/records/resource.ts'
import type { CallContext } from '#server/calls/call.ts'
import type { Services } from '#src/services.server.ts'

export const MOST_AT_ONCE = 200
const USUAL_PAGE = 25
/** Nobody pages this far, and the database has to count every row that is skipped. */
const MOST_PAGES = 100_000
const LONGEST_WORDS = 200
const LONGEST_ID = 200

const Query = {
  page: z.coerce.number().int().min(1).max(MOST_PAGES).default(1),
  perPage: z.coerce.number().int().min(1).max(MOST_AT_ONCE).default(USUAL_PAGE),
  sort: z.string().optional(),
  order: z.enum(['asc', 'desc']).default('asc'),
  q: z.string().max(LONGEST_WORDS).default(''),
  /** Of a table's reader; read by `readReader`. */
  lang: z.string().optional(),
  zone: z.string().optional(),
}

const Ids = z
  .array(z.union([z.string().max(LONGEST_ID), z.int()]).transform(String))
  .min(1)
  .max(MOST_AT_ONCE)
/** Ids parted by commas. */
export const IdsQuery = z.object({
  ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.string().max(LONGEST_ID)).min(1).max(MOST_AT_ONCE)),
})
/** Beside what the list is asked by. */
const ReaderQuery = z.object({
  lang: z.enum(LANGUAGES),
  zone: z.string().refine((zone) => isTimeZone(zone)),
})
const Fields = z.record(z.string(), z.unknown())
export const Bulk = z.strictObject({ ids: Ids, changes: Fields })
export const BulkRemoval = z.strictObject({ ids: Ids })

/** The page of a list that is asked for. Filters have the names of their fields. */
export function listQuery(filters: readonly string[]) {
  const named = Object.fromEntries(filters.map((name) => [name, z.string().optional()]))
  return z.strictObject({ ...named, ...Query }).transform((given): ListQuery => {
    const { page, perPage, sort, order, q, ...others } = given
    const wanted = Object.entries(others).filter(([name]) => filters.includes(name))
    return {
      page,
      perPage,
      words: q,
      filters: Object.fromEntries(wanted.map(([name, value]) => [name, String(value)])),
      ...(sort === undefined ? {} : { sort: { field: sort, order } }),
    }
  })
}

/** In which language and time zone a table is read; null for a program. */
export function readReader(context: Context): Reader | null {
  const { lang, zone } = ReaderQuery.safeParse(context.req.query()).data ?? {}
  return lang && zone ? { language: lang, timeZone: zone } : null
}

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** Returns the account of an artist who calls; null for everybody else. An account without an artist owns no records. */
export function artistOf(context: CallContext): OwnAccount | null {
  const { role, artistId, ...staff } = context.get('staff')
  return role === 'artist' ? { ...staff, artistId: artistId ?? 0 } : null
}

/** All records for those who work here; for an artist their own, and what they may see of them. */
export function recordsFor(context: CallContext, { database, clock }: Services, records: Records): Records {
  const account = artistOf(context)
  if (!account) return records
  // Without it no route lets an artist get here.
  if (!records.own) throw new Error(`Artists have no ${records.name} of their own.`)
  return openOwnRecords({ db: database.db, clock }, records.own, account)
}
