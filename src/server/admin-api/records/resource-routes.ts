import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { recordChange } from '#domain/staff/changes.server.ts'
import type { SignedInStaff, Staff } from '#domain/staff/model.ts'
import { canBeUndone } from '#platform/kept-rows/run-action.server.ts'
import type { FieldErrors } from '#platform/records/field-errors.ts'
import type { Records } from '#platform/records/open-records.server.ts'
import type { Removed } from '#platform/records/remove-records.server.ts'
import type { Action } from '#platform/records/resource.ts'
import type { ChangeLog, ManyWritten, Written } from '#platform/records/write-records.server.ts'
import type { AdminApi, AdminNeeds } from '#server/admin-api/admin-needs.ts'
import { apiError, invalid, methodNotAllowed, notFound } from '#server/errors/errors.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import { ACTION_HEADER } from '#site/paths/admin-api-path.ts'
import { readCsv } from './list-csv.ts'
import {
  MOST_AT_ONCE,
  readBulk,
  readBulkRemoval,
  readFields,
  readIds,
  readListQuery,
  readReader,
  readRevision,
} from './read-admin-request.ts'

type StaffContext = Context<{ Variables: RequestVariables & { staff: SignedInStaff } }>
type Handler = (context: StaffContext) => Promise<Response>

/** The same calls for everything that staff edit: lists, records, and changes to one or many. */
export function addResourceRoutes(api: AdminApi, needs: AdminNeeds): void {
  for (const records of needs.adminRecords.values()) addRoutes(api, records, needs)
}

/** The author and kind of a change, stored in the same transaction as the change. */
export function logAs({ clock }: Pick<AdminNeeds, 'clock'>, staff: Staff, resource: string): ChangeLog {
  const actionId = randomUUID()
  return {
    actionId,
    record: (tx, change) =>
      recordChange(tx, staff, { ...change, resource, actionId, changedAt: clock.now() }),
  }
}

/** Names in a header the action by which the change can be undone, if it can be. */
export async function tellAction(
  context: Context,
  { database }: AdminNeeds,
  actionId: string,
): Promise<void> {
  if (await canBeUndone(database.db, actionId)) context.header(ACTION_HEADER, actionId)
}

/** Maps the outcome of a change to a response. */
export function answerWritten(context: StaffContext, written: Written | ManyWritten | Removed): Response {
  switch (written.outcome) {
    case 'written':
      return context.json('record' in written ? written.record : { changed: written.changed })
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
    case 'stale': {
      const error = { code: 'stale', message: 'Someone else has changed this record in the meantime.' }
      return context.json({ error, current: written.current }, 409)
    }
  }
}

/** `fields` as for one record, and `records` says which record has which errors. */
function someInvalid(context: StaffContext, records: Readonly<Record<string, FieldErrors>>): Response {
  const fields: FieldErrors = Object.assign({}, ...Object.values(records))
  const error = { code: 'invalid', message: 'Some of these records cannot be changed so.', fields, records }
  return context.json({ error }, 422)
}

export function refuseWithoutRevision(context: StaffContext): Response {
  return apiError(context, 428, 'revision_needed', 'Say in If-Match which revision this change was made to.')
}

function addRoutes(api: AdminApi, records: Records, needs: AdminNeeds): void {
  const at = `/${records.name}`
  const may = (action: Action) => records.actions.includes(action)
  const logOf = (context: StaffContext) => logAs(needs, context.get('staff'), records.name)

  api.get(at, (context) => answerList(context, records))
  api.get(`${at}.csv`, (context) => answerCsv(context, records))
  api.get(`${at}/some`, (context) => answerSome(context, records))
  if (may('create')) api.post(at, (context) => create(context, records, logOf(context)))
  if (may('change')) api.post(`${at}/bulk`, (context) => changeMany(context, needs, records))
  if (may('remove')) api.post(`${at}/bulk-removal`, (context) => removeMany(context, needs, records))
  api.get(`${at}/:id/neighbours`, (context) => answerNeighbours(context, records))
  api.get(`${at}/:id`, async (context) => {
    const found = await records.find(context.req.param('id'))
    return found ? context.json(found) : notFound(context, 'record')
  })
  const change: Handler = async (context) => {
    const revision = readRevision(context)
    if (revision === null) return refuseWithoutRevision(context)
    const input = await readFields(context)
    if (!input) return refuseBody(context)
    const id = context.req.param('id') ?? ''
    const log = logOf(context)
    const written = await records.change(id, revision, input, log)
    await tellAction(context, needs, log.actionId)
    return answerWritten(context, written)
  }
  const remove: Handler = async (context) => {
    const revision = readRevision(context)
    if (revision === null) return refuseWithoutRevision(context)
    const id = context.req.param('id') ?? ''
    const log = logOf(context)
    const removed = await records.remove(id, revision, log)
    await tellAction(context, needs, log.actionId)
    return answerWritten(context, removed)
  }
  if (may('change')) api.put(`${at}/:id`, change)
  if (may('remove')) api.delete(`${at}/:id`, remove)
  api.all(at, methodNotAllowed(['GET', 'HEAD', ...(may('create') ? ['POST'] : [])]))
  api.all(
    `${at}/:id`,
    methodNotAllowed([
      'GET',
      'HEAD',
      ...(may('change') ? ['PUT'] : []),
      ...(may('remove') ? ['DELETE'] : []),
    ]),
  )
}

async function answerList(context: StaffContext, records: Records): Promise<Response> {
  const query = readListQuery(context, records.filters)
  const list = query && (await records.list(query))
  return list ? context.json(list) : apiError(context, 400, 'invalid_request', 'This query cannot be read.')
}

/** The records beside one in the list of the query; without any where the list does not have it. */
async function answerNeighbours(context: StaffContext, records: Records): Promise<Response> {
  const query = readListQuery(context, records.filters)
  if (!query) return apiError(context, 400, 'invalid_request', 'This query cannot be read.')
  const found = await records.neighbours(context.req.param('id') ?? '', query)
  const { before = null, after = null, place = 0, total = 0 } = found ?? {}
  return context.json({ Before: before, After: after, Place: place, Total: total })
}

async function answerCsv(context: StaffContext, records: Records): Promise<Response> {
  const query = readListQuery(context, records.filters)
  const csv = query && (await readCsv(records, query, readReader(context)))
  if (csv === null) return apiError(context, 400, 'invalid_request', 'This query cannot be read.')
  return context.body(csv, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${records.name}.csv"`,
  })
}

async function answerSome(context: StaffContext, records: Records): Promise<Response> {
  const ids = readIds(context)
  if (!ids)
    return apiError(context, 400, 'invalid_request', `Name 1 to ${MOST_AT_ONCE} ids, parted by commas.`)
  return context.json({ data: await records.listSome(ids) })
}

async function create(context: StaffContext, records: Records, log: ChangeLog): Promise<Response> {
  const input = await readFields(context)
  if (!input) return refuseBody(context)
  const written = await records.create(input, log)
  return written.outcome === 'written' ? context.json(written.record, 201) : answerWritten(context, written)
}

async function changeMany(context: StaffContext, needs: AdminNeeds, records: Records): Promise<Response> {
  const bulk = await readBulk(context)
  if (!bulk) return refuseBody(context)
  const log = logAs(needs, context.get('staff'), records.name)
  const written = await records.changeMany(bulk.ids, bulk.changes, log)
  await tellAction(context, needs, log.actionId)
  return answerWritten(context, written)
}

async function removeMany(context: StaffContext, needs: AdminNeeds, records: Records): Promise<Response> {
  const ids = await readBulkRemoval(context)
  if (!ids) return refuseBody(context)
  const log = logAs(needs, context.get('staff'), records.name)
  const removed = await records.removeMany(ids, log)
  await tellAction(context, needs, log.actionId)
  return answerWritten(context, removed)
}

export function refuseBody(context: StaffContext): Response {
  return apiError(context, 400, 'invalid_request', 'This is not what can be sent here.')
}
