import { z } from 'zod'
import {
  type Draft,
  discardDraft,
  findDraft,
  listNewDrafts,
  type RecordName,
  saveDraft,
} from '#domain/drafts/drafts.server.ts'
import { isDrafted, isNewRecord, MOST_NEW_DRAFTS } from '#domain/drafts/drafts-model.ts'
import {
  createPreviewLink,
  listPreviewLinks,
  revokePreviewLink,
} from '#domain/drafts/preview-links.server.ts'
import { readRevision, refuseFields } from '#server/calls/bodies.ts'
import { type CallContext, call } from '#server/calls/call.ts'
import { apiError, notFound } from '#server/edge/refusals.ts'
import type { Services } from '#src/services.server.ts'
import { LARGEST_RECORD_BYTES } from './records.ts'

type Found = RecordName & { fieldNames: readonly string[] }

const NewDraft = z.strictObject({
  Fields: z.record(z.string(), z.unknown()),
  /** The revision of the record that the draft was written for. */
  BaseRevision: z.string().max(100),
})
const NewLink = z.strictObject({ Lasting: z.enum(['colleague', 'window']) })
const NUMBER = /^[1-9]\d{0,8}$/
const RECORD = '/drafts/:resource/:id'

/** If-Match names the revision of the draft before, and `none` where there was none. */
export const draftCalls = [
  call({
    method: 'GET',
    path: '/drafts/:resource',
    who: 'reader',
    summary: 'Drafts of records that are not there yet',
    refusals: [404],
    handler: async (context, { database }) => {
      const resource = context.req.param('resource')
      if (!isDrafted(resource)) return notFound(context, 'record')
      const all = await listNewDrafts(database.db, resource)
      return { Drafts: all.map(({ id, ...draft }) => ({ Id: id, ...toEntity(draft) })) }
    },
  }),
  call({
    method: 'GET',
    path: RECORD,
    who: 'reader',
    summary: 'The draft of a record, and the links to it',
    refusals: [404],
    handler: async (context, services) => {
      const record = await readRecord(context, services)
      if (!record) return notFound(context, 'record')
      const { db } = services.database
      const draft = await findDraft(db, record)
      const links = await listPreviewLinks(db, record, services.clock.now())
      return { Draft: draft && toEntity(draft), Links: links.map(toLinkEntity) }
    },
  }),
  call({
    method: 'PUT',
    path: RECORD,
    who: 'editor',
    summary: 'Saves a draft',
    maxBody: LARGEST_RECORD_BYTES,
    body: NewDraft,
    refusals: [400, 404, 409, 429],
    handler: (context, services, { body }) => save(context, services, body),
  }),
  call({
    method: 'DELETE',
    path: RECORD,
    who: 'editor',
    summary: 'Discards a draft',
    refusals: [404],
    handler: async (context, services) => {
      const record = await readRecord(context, services)
      if (!record) return notFound(context, 'record')
      await discardDraft(services.database.db, record)
      return context.body(null, 204)
    },
  }),
  call({
    method: 'POST',
    path: `${RECORD}/links`,
    // A link shows what is not public to whoever has it.
    who: 'editor',
    summary: 'Makes a secret link to the draft',
    body: NewLink,
    refusals: [404, 429],
    handler: async (context, services, { body }) => {
      const record = await readRecord(context, services)
      if (!record) return notFound(context, 'record')
      const link = await createPreviewLink(services.database.db, nameOf(record), {
        lasting: body.Lasting,
        staffName: context.get('staff').name,
        now: services.clock.now(),
      })
      if (!link) return apiError(context, 429, 'too_many', 'There are too many links to this record.')
      return context.json({ Secret: link.secret, ExpiresAt: link.expiresAt }, 201)
    },
  }),
  call({
    method: 'DELETE',
    path: `${RECORD}/links/:link`,
    who: 'editor',
    summary: 'Makes a link useless',
    refusals: [404],
    handler: async (context, services) => {
      const record = await readRecord(context, services)
      const link = context.req.param('link')
      const isGone =
        record && NUMBER.test(link) && (await revokePreviewLink(services.database.db, record, Number(link)))
      return isGone ? context.body(null, 204) : notFound(context, 'link')
    },
  }),
]

async function save(
  context: CallContext,
  services: Services,
  { Fields, BaseRevision }: z.infer<typeof NewDraft>,
) {
  const record = await readRecord(context, services)
  if (!record) return notFound(context, 'record')
  const revision = readRevision(context)
  if (revision === null) return refuseFields(context)
  if (Object.keys(Fields).some((name) => !record.fieldNames.includes(name))) return refuseFields(context)
  const saved = await saveDraft(services.database.db, nameOf(record), {
    fields: Fields,
    baseRevision: BaseRevision,
    revision: revision === 'none' ? null : revision,
    staffName: context.get('staff').name,
    now: services.clock.now(),
  })
  if (saved.outcome === 'too-many') {
    const message = `There are ${MOST_NEW_DRAFTS} drafts already. Please publish or discard one of them first.`
    return apiError(context, 429, 'too_many_drafts', message)
  }
  if (saved.outcome === 'saved') return toEntity(saved.draft)
  const error = { code: 'stale', message: 'Someone else has written a draft in the meantime.' }
  return context.json({ error, current: saved.current && toEntity(saved.current) }, 409)
}

/** Also finds a record that a form is about to make. A draft may change the fields in `fieldNames`. */
async function readRecord(context: CallContext, { adminRecords }: Services): Promise<Found | null> {
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
