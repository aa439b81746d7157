import type { Context } from 'hono'
import { recordChange } from '#domain/staff/changes.server.ts'
import type { Staff } from '#domain/staff/model.ts'
import type { RecordChange, Records } from '#platform/records/open-records.server.ts'
import type { Action } from '#platform/records/resource.ts'
import type { ManyWritten, Removed, Written } from '#platform/records/write-records.server.ts'
import type { AdminApi, AdminNeeds } from '#server/admin-api/admin-needs.ts'
import { apiError, invalid, methodNotAllowed, notFound } from '#server/errors/errors.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import {
  MOST_AT_ONCE,
  readBulk,
  readFields,
  readIds,
  readListQuery,
  readRevision,
} from './read-admin-request.ts'

type StaffContext = Context<{ Variables: RequestVariables & { staff: Staff } }>
type Handler = (context: StaffContext) => Promise<Response>

/** The same calls for everything that staff edit: lists, records, and changes to one or many. */
export function addResourceRoutes(api: AdminApi, needs: AdminNeeds): void {
  for (const records of needs.adminRecords.values()) addRoutes(api, records, needs)
}

/** The author and kind of a change, stored in the same transaction as the change. */
export function logAs({ clock }: Pick<AdminNeeds, 'clock'>, staff: Staff, resource: string): RecordChange {
  return (tx, change) => recordChange(tx, staff, { ...change, resource, changedAt: clock.now() })
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
    case 'unreadable':
      return apiError(context, 400, 'invalid_request', 'This record has a field that is not known.')
    case 'stale': {
      const error = { code: 'stale', message: 'Someone else has changed this record in the meantime.' }
      return context.json({ error, current: written.current }, 409)
    }
  }
}

export function refuseWithoutRevision(context: StaffContext): Response {
  return apiError(context, 428, 'revision_needed', 'Say in If-Match which revision this change was made to.')
}

function addRoutes(api: AdminApi, records: Records, needs: AdminNeeds): void {
  const at = `/${records.name}`
  const may = (action: Action) => records.actions.includes(action)
  const logOf = (context: StaffContext) => logAs(needs, context.get('staff'), records.name)

  api.get(at, (context) => answerList(context, records))
  api.get(`${at}/some`, (context) => answerSome(context, records))
  if (may('create')) api.post(at, (context) => create(context, records, logOf(context)))
  if (may('change')) api.post(`${at}/bulk`, (context) => changeMany(context, records, logOf(context)))
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
    return answerWritten(context, await records.change(id, revision, input, logOf(context)))
  }
  const remove: Handler = async (context) => {
    const revision = readRevision(context)
    if (revision === null) return refuseWithoutRevision(context)
    const id = context.req.param('id') ?? ''
    return answerWritten(context, await records.remove(id, revision, logOf(context)))
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

async function answerSome(context: StaffContext, records: Records): Promise<Response> {
  const ids = readIds(context)
  if (!ids)
    return apiError(context, 400, 'invalid_request', `Name 1 to ${MOST_AT_ONCE} ids, parted by commas.`)
  return context.json({ data: await records.listSome(ids) })
}

async function create(context: StaffContext, records: Records, log: RecordChange): Promise<Response> {
  const input = await readFields(context)
  if (!input) return refuseBody(context)
  const written = await records.create(input, log)
  return written.outcome === 'written' ? context.json(written.record, 201) : answerWritten(context, written)
}

async function changeMany(context: StaffContext, records: Records, log: RecordChange): Promise<Response> {
  const bulk = await readBulk(context)
  if (!bulk) return refuseBody(context)
  return answerWritten(context, await records.changeMany(bulk.ids, bulk.changes, log))
}

export function refuseBody(context: StaffContext): Response {
  return apiError(context, 400, 'invalid_request', 'This is not what can be sent here.')
}
