import type { Context } from 'hono'
import { z } from 'zod'
import {
  type Draft,
  discardDraft,
  findDraft,
  listNewDrafts,
  type RecordName,
  saveDraft,
} from '#domain/drafts/drafts.server.ts'
import { isDrafted, isNewRecord, MOST_NEW_DRAFTS } from '#domain/drafts/model.ts'
import {
  createPreviewLink,
  listPreviewLinks,
  revokePreviewLink,
} from '#domain/drafts/preview-links.server.ts'
import type { SignedInStaff } from '#domain/staff/model.ts'
import type { AdminApi, AdminNeeds } from '#server/admin-api/admin-needs.ts'
import { readFields, readRevision } from '#server/admin-api/records/read-admin-request.ts'
import { refuseBody } from '#server/admin-api/records/resource-routes.ts'
import { apiError, notFound } from '#server/errors/errors.ts'
import type { RequestVariables } from '#server/request-variables.ts'

type StaffContext = Context<{ Variables: RequestVariables & { staff: SignedInStaff } }>
type Found = RecordName & { fieldNames: readonly string[] }

const NewDraft = z.strictObject({
  Fields: z.record(z.string(), z.unknown()),
  /** Of the record that it was written for. */
  BaseRevision: z.string().max(100),
})
const NewLink = z.strictObject({ Lasting: z.enum(['colleague', 'window']) })
const NUMBER = /^[1-9]\d{0,8}$/
const RECORD = '/drafts/:resource/:id'

/**
 * What is written for a record, or for one that is not there yet, and not published, and the links by which it can be seen. A draft names in If-Match
 * the revision of the one before it, and `none` where there was none.
 */
export function addDrafts(api: AdminApi, needs: AdminNeeds): void {
  const { db } = needs.database
  api.get('/drafts/:resource', async (context) => {
    const resource = context.req.param('resource')
    if (!isDrafted(resource)) return notFound(context, 'record')
    const all = await listNewDrafts(db, resource)
    return context.json({ Drafts: all.map(({ id, ...draft }) => ({ Id: id, ...toEntity(draft) })) })
  })
  api.get(RECORD, async (context) => {
    const record = await readRecord(context, needs)
    if (!record) return notFound(context, 'record')
    const draft = await findDraft(db, record)
    const links = await listPreviewLinks(db, record, needs.clock.now())
    return context.json({ Draft: draft && toEntity(draft), Links: links.map(toLinkEntity) })
  })
  api.put(RECORD, (context) => save(context, needs))
  api.delete(RECORD, async (context) => {
    const record = await readRecord(context, needs)
    if (!record) return notFound(context, 'record')
    await discardDraft(db, record)
    return context.body(null, 204)
  })
  addLinks(api, needs)
}

async function save(context: StaffContext, needs: AdminNeeds): Promise<Response> {
  const record = await readRecord(context, needs)
  if (!record) return notFound(context, 'record')
  const revision = readRevision(context)
  const body = NewDraft.safeParse(await readFields(context))
  if (!body.success || revision === null) return refuseBody(context)
  const { Fields, BaseRevision } = body.data
  if (Object.keys(Fields).some((name) => !record.fieldNames.includes(name))) return refuseBody(context)
  const saved = await saveDraft(needs.database.db, nameOf(record), {
    fields: Fields,
    baseRevision: BaseRevision,
    revision: revision === 'none' ? null : revision,
    staffName: context.get('staff').name,
    now: needs.clock.now(),
  })
  if (saved.outcome === 'too-many') {
    const message = `There are ${MOST_NEW_DRAFTS} drafts already. Please publish or discard one of them first.`
    return apiError(context, 429, 'too_many_drafts', message)
  }
  if (saved.outcome === 'saved') return context.json(toEntity(saved.draft))
  const error = { code: 'stale', message: 'Someone else has written a draft in the meantime.' }
  return context.json({ error, current: saved.current && toEntity(saved.current) }, 409)
}

function addLinks(api: AdminApi, needs: AdminNeeds): void {
  const { db } = needs.database
  api.post(`${RECORD}/links`, async (context) => {
    const record = await readRecord(context, needs)
    if (!record) return notFound(context, 'record')
    const body = NewLink.safeParse(await readFields(context))
    if (!body.success) return refuseBody(context)
    const link = await createPreviewLink(db, nameOf(record), {
      lasting: body.data.Lasting,
      staffName: context.get('staff').name,
      now: needs.clock.now(),
    })
    if (!link) return apiError(context, 429, 'too_many', 'There are too many links to this record.')
    return context.json({ Secret: link.secret, ExpiresAt: link.expiresAt }, 201)
  })
  api.delete(`${RECORD}/links/:link`, async (context) => {
    const record = await readRecord(context, needs)
    const link = context.req.param('link')
    const isGone = record && NUMBER.test(link) && (await revokePreviewLink(db, record, Number(link)))
    return isGone ? context.body(null, 204) : notFound(context, 'link')
  })
}

/** Of a record that is there, or that a form is about to make; its names are those that a draft may change. */
async function readRecord(context: StaffContext, { adminRecords }: AdminNeeds): Promise<Found | null> {
  const resource = context.req.param('resource') ?? ''
  const recordId = context.req.param('id') ?? ''
  if (!isDrafted(resource)) return null
  const records = adminRecords.get(resource)
  if (records && isNewRecord(recordId)) return { resource, recordId, fieldNames: records.fieldNames }
  const record = await records?.find(recordId)
  return record ? { resource, recordId: String(record.Id), fieldNames: Object.keys(record) } : null
}

function nameOf({ resource, recordId }: RecordName): RecordName {
  return { resource, recordId }
}

function toEntity({ fields, baseRevision, revision, staffName, savedAt }: Draft) {
  return {
    Fields: fields,
    BaseRevision: baseRevision,
    Revision: revision,
    StaffName: staffName,
    SavedAt: savedAt,
  }
}

function toLinkEntity(link: Awaited<ReturnType<typeof listPreviewLinks>>[number]) {
  return { Id: link.id, StaffName: link.staffName, CreatedAt: link.createdAt, ExpiresAt: link.expiresAt }
}
