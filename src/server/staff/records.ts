import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { tellAssignee } from '#domain/enquiries/editing/colleagues.server.ts'
import { type OwnAccount, openOwnRecords } from '#domain/pending-changes/own-records.server.ts'
import { recordChange } from '#domain/staff/changes.server.ts'
import { roleToChange } from '#domain/staff/roles.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import { recordRecordChange } from '#domain/webhooks/record-event.server.ts'
import { writeCsv } from '#platform/csv/write-csv.ts'
import type { FieldErrors } from '#platform/fields/answers.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { isKnownZone } from '#platform/i18n/time-zone.ts'
import type { Records } from '#platform/records/open-records.server.ts'
import type { ListQuery } from '#platform/records/read-records.server.ts'
import type { Removed } from '#platform/records/remove-records.server.ts'
import type { Action, Fields, Reader } from '#platform/records/resource.ts'
import type { ChangeLog, ManyWritten, Written } from '#platform/records/write-records.server.ts'
import { canBeUndone } from '#platform/row-history/row-history.server.ts'
import { idList, readFields, refuseFields, refuseQuery } from '#server/calls/bodies.ts'
import { type Call, type CallContext, call } from '#server/calls/call.ts'
import { mayAs } from '#server/calls/guards.ts'
import { apiError, invalid, notFound } from '#server/edge/refusals.ts'
import { ACTION_HEADER } from '#site/api-paths.ts'
import type { Services } from '#src/services.server.ts'

/** The longest texts of a record in both languages at their largest encoding, with some margin. */
export const LARGEST_RECORD_BYTES = 2 * 1024 * 1024

const Neighbours = z.object({
  Before: z.union([z.string(), z.number()]).nullable(),
  After: z.union([z.string(), z.number()]).nullable(),
  Place: z.int(),
  Total: z.int(),
})

export function resourceCalls(records: Records): Call[] {
  const { name, actions } = records
  const at = `/${name}`
  const [reader, changer] = ['reader', roleToChange(name)] as const
  const artists = Boolean(records.forOwner)
  const [record, maxBody] = [name, LARGEST_RECORD_BYTES]
  const query = listQuery(records.filters)
  const isList = { who: reader, artists, query, pageOf: name } as const
  const reading = [
    call({
      ...{ method: 'GET', path: at, ...isList },
      summary: 'A page of the list, searched, filtered and sorted',
      refusals: [400],
      handler: async (context, services, input) => {
        const list = await recordsFor(context, services, records).list(input.query)
        return list ?? refuseQuery(context)
      },
    }),
    call({
      ...{ method: 'GET', path: `${at}.csv`, who: reader, artists, query },
      summary: 'The list as a table',
      refusals: [400],
      handler: (context, services, input) =>
        answerCsv(context, recordsFor(context, services, records), input.query),
    }),
    call({
      ...{ method: 'GET', path: `${at}/some`, who: reader, artists, query: IdsQuery },
      summary: `Those with the ids of ?ids=, up to ${MOST_AT_ONCE}`,
      handler: async (context, services, input) => ({
        data: await recordsFor(context, services, records).listSome(input.query.ids),
      }),
    }),
    call({
      ...{ method: 'GET', path: `${at}/:id/neighbours`, who: reader, artists, query, answer: Neighbours },
      summary: 'Those beside one in a list',
      handler: async (context, services, input) => {
        const found = await recordsFor(context, services, records).neighbours(
          context.req.param('id'),
          input.query,
        )
        const { before = null, after = null, place = 0, total = 0 } = found ?? {}
        return { Before: before, After: after, Place: place, Total: total }
      },
    }),
    call({
      ...{ method: 'GET', path: `${at}/:id`, who: reader, artists, record },
      summary: 'One record with its revision',
      refusals: [404],
      handler: async (context, services) => {
        const found = await recordsFor(context, services, records).find(context.req.param('id'))
        return found ?? notFound(context, 'record')
      },
    }),
  ]
  const changing: Record<Action, Call[]> = {
    create: [
      call({
        ...{ method: 'POST', path: at, who: changer, maxBody, record },
        summary: 'Adds a record',
        refusals: [400, 404, 409, 422],
        handler: (context, services) => create(context, records, services),
      }),
    ],
    change: [
      call({
        ...{ method: 'POST', path: `${at}/bulk`, who: changer, maxBody, body: Bulk },
        summary: 'Changes many: all of them or none',
        refusals: [400, 404, 409, 422],
        handler: (context, services, { body: { ids, changes } }) =>
          answerChange(context, services, records, (log) => records.changeMany(ids, changes, log)),
      }),
      call({
        ...{ method: 'PUT', path: `${at}/:id`, who: changer, artists },
        ...{ maxBody, record, revision: true },
        summary: 'Changes the revision that If-Match names',
        refusals: [400, 404, 409, 422],
        handler: async (context, services, { revision }) => {
          const input = await readFields(context)
          if (!input) return refuseFields(context)
          const id = context.req.param('id')
          const permitted = recordsFor(context, services, records)
          return answerChange(context, services, permitted, (log) =>
            permitted.change(id, revision, input, log),
          )
        },
      }),
    ],
    remove: [
      call({
        ...{ method: 'POST', path: `${at}/bulk-removal`, who: changer, maxBody, body: BulkRemoval },
        summary: 'Removes many: all of them or none',
        refusals: [400, 404, 409, 422],
        handler: (context, services, { body: { ids } }) =>
          answerChange(context, services, records, (log) => records.removeMany(ids, log)),
      }),
      call({
        ...{ method: 'DELETE', path: `${at}/:id`, who: changer, revision: true },
        summary: 'Removes the revision that If-Match names',
        refusals: [400, 404, 409, 422],
        handler: (context, services, { revision }) => {
          const id = context.req.param('id')
          return answerChange(context, services, records, (log) => records.remove(id, revision, log))
        },
      }),
    ],
  }
  return [...reading, ...actions.flatMap((action) => changing[action])]
}

export function logAs(
  { clock, origin }: Pick<Services, 'clock' | 'origin'>,
  staff: Staff,
  resource: string,
  actionId: string = randomUUID(),
): ChangeLog {
  return {
    actionId,
    record: async (tx, change) => {
      const now = clock.now()
      const logged = { ...change, resource, actionId, changedAt: now }
      await recordChange(tx, staff, logged)
      await tellAssignee(tx, staff, logged)
      if (change.action === 'change') await recordRecordChange(tx, { ...change, resource }, { origin, now })
    },
  }
}

/** Names in a header the action by which the change can be undone, if it can be; not to artists, who may not. */
export async function setActionHeader(
  context: CallContext,
  { database }: Pick<Services, 'database'>,
  actionId: string,
): Promise<void> {
  if (mayAs(context, 'editor') && (await canBeUndone(database.db, actionId)))
    context.header(ACTION_HEADER, actionId)
}

export function answerWritten(context: CallContext, written: Written | ManyWritten | Removed) {
  switch (written.outcome) {
    case 'written':
      return 'record' in written ? written.record : { changed: written.changed }
    case 'removed':
      return context.body(null, 204)
    case 'unknown':
      return notFound(context, 'record')
    case 'invalid':
      return invalid(context, written.errors)
    case 'some-invalid':
      return someInvalid(context, written.records)
    case 'unreadable':
      return apiError(context, 400, 'invalid_request', 'This record has a field that is not known.')
    case 'stale':
      return answerStale(context, written.current)
  }
}

export function answerStale(context: CallContext, current: Fields) {
  const error = { code: 'stale', message: 'Someone else has changed this record in the meantime.' }
  return context.json({ error, current }, 409)
}

/** `fields` as for one record, and `records` says which record has which errors. */
function someInvalid(context: CallContext, records: Readonly<Record<string, FieldErrors>>) {
  const fields: FieldErrors = Object.assign({}, ...Object.values(records))
  const error = { code: 'invalid', message: 'Some of these records cannot be changed so.', fields, records }
  return context.json({ error }, 422)
}

export async function answerChange(
  context: CallContext,
  services: Services,
  { name }: Records,
  change: (log: ChangeLog) => Promise<Written | ManyWritten | Removed>,
) {
  const log = logAs(services, context.get('staff'), name)
  const written = await change(log)
  await setActionHeader(context, services, log.actionId)
  return answerWritten(context, written)
}

async function answerCsv(context: CallContext, records: Records, query: ListQuery) {
  const csv = await readCsv(records, query, readReader(context))
  if (csv === null) return refuseQuery(context)
  return context.body(csv, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${records.name}.csv"`,
  })
}

async function create(context: CallContext, records: Records, services: Services) {
  const input = await readFields(context)
  if (!input) return refuseFields(context)
  const written = await records.create(input, logAs(services, context.get('staff'), records.name))
  return written.outcome === 'written' ? context.json(written.record, 201) : answerWritten(context, written)
}

const LEFT_OUT = new Set(['Revision', 'Thumb', 'RedirectFormer', 'ConfirmAvailability'])

async function readCsv(records: Records, query: ListQuery, reader: Reader | null): Promise<string | null> {
  const rows: Fields[] = []
  for (let page = 1; ; page++) {
    const list = await records.list({ ...query, page, perPage: MOST_AT_ONCE })
    if (!list) return null
    rows.push(...list.data.map((record) => records.toRow(record, reader)))
    if (list.data.length < MOST_AT_ONCE) break
  }
  const columns = Object.keys(rows[0] ?? {}).filter((name) => !LEFT_OUT.has(name))
  return writeCsv([columns, ...rows.map((row) => columns.map((name) => row[name]))])
}

const MOST_AT_ONCE = 200
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
  lang: z.string().optional(),
  zone: z.string().optional(),
}

const Ids = z
  .array(z.union([z.string().max(LONGEST_ID), z.int()]).transform(String))
  .min(1)
  .max(MOST_AT_ONCE)
export const IdsQuery = z.object({ ids: idList(z.string().max(LONGEST_ID), MOST_AT_ONCE) })
const ReaderQuery = z.object({
  lang: z.enum(LANGUAGES),
  zone: z.string().refine(isKnownZone),
})
const Bulk = z.strictObject({ ids: Ids, changes: z.record(z.string(), z.unknown()) })
const BulkRemoval = z.strictObject({ ids: Ids })

function listQuery(filters: readonly string[]) {
  const named = Object.fromEntries(filters.map((name) => [name, z.string().optional()]))
  return z.strictObject({ ...named, ...Query }).transform((query): ListQuery => {
    const { page, perPage, sort, order, q, ...others } = query
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

function readReader(context: Context): Reader | null {
  const { lang, zone } = ReaderQuery.safeParse(context.req.query()).data ?? {}
  return lang && zone ? { language: lang, timeZone: zone } : null
}

/** Null for everybody but artists. An account without an artist owns no records. */
export function artistOf(context: CallContext): OwnAccount | null {
  const { role, artistId, ...staff } = context.get('staff')
  return role === 'artist' ? { ...staff, artistId: artistId ?? 0 } : null
}

/** All records for those who work here; for an artist their own, and what they may see of them. */
export function recordsFor(context: CallContext, { database, clock }: Services, records: Records): Records {
  const account = artistOf(context)
  if (!account) return records
  // Routes let artists only reach records that have `own`.
  if (!records.forOwner) throw new Error(`Artists have no ${records.name} of their own.`)
  return openOwnRecords({ db: database.db, clock }, records.forOwner, account)
}
