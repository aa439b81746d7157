import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Decided, decideProposal } from '#domain/pending-changes/decide-proposals.server.ts'
import {
  type Draft,
  type DraftName,
  discardDraft,
  draftOf,
  findChange,
  listNewDrafts,
  saveDraft,
  withdrawProposal,
} from '#domain/pending-changes/pending-changes.server.ts'
import {
  isDrafted,
  isNewRecord,
  LONGEST_SENTENCE,
  MOST_NEW_DRAFTS,
} from '#domain/pending-changes/pending-changes-model.ts'
import {
  createPreviewLink,
  listPreviewLinks,
  revokePreviewLink,
} from '#domain/pending-changes/previews.server.ts'
import { lines, requiredLines } from '#platform/fields/rules.ts'
import { readRevision, refuseFields } from '#server/calls/bodies.ts'
import { type CallContext, call } from '#server/calls/call.ts'
import { apiError, invalid, notFound } from '#server/edge/refusals.ts'
import type { Services } from '#src/services.server.ts'
import { artistOf, LARGEST_RECORD_BYTES, logAs, setActionHeader } from './records.ts'

type Found = DraftName & { fieldNames: readonly string[] }

const NewDraft = z.strictObject({
  Fields: z.record(z.string(), z.unknown()),
  /** The revision of the record that the draft was written for. */
  BaseRevision: z.string().max(100),
})
const NewLink = z.strictObject({ Lasting: z.enum(['colleague', 'window']) })
const NUMBER = /^[1-9]\d{0,8}$/
const RECORD = '/drafts/:resource/:id'
const MOST_FIELDS = 100
const Acceptance = z.strictObject({
  EvenIfChanged: z.boolean().default(false),
  /** Without it, all fields of the proposal. */
  Fields: z.array(z.string().max(100)).max(MOST_FIELDS).optional(),
  /** The reason why the other fields are not accepted. */
  Sentence: lines(LONGEST_SENTENCE).default(''),
})
const Refusal = z.strictObject({ Sentence: requiredLines(LONGEST_SENTENCE) })

const REFUSALS = {
  'decided-already': 'Someone has decided this already.',
  changed: 'Someone has changed the record since this was proposed.',
  gone: 'The record was deleted, or belongs to another artist.',
} as const

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
      return { Drafts: all.map((draft) => ({ Id: draft.recordId, ...toEntity(draft) })) }
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
      const draft = await findChange(db, draftOf(record))
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
      const link = await createPreviewLink(services.database.db, record, {
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

export const proposalCalls = [
  call({
    method: 'POST',
    path: '/proposals/:id/accept',
    who: 'editor',
    summary: 'Writes what was proposed, in the name of who proposed it',
    body: Acceptance,
    refusals: [404, 409, 422],
    handler: (context, services, { body }) => {
      const { EvenIfChanged: evenIfChanged, Fields: accepted = 'all', Sentence: sentence } = body
      return decide(context, services, { evenIfChanged, accepted, sentence })
    },
  }),
  call({
    method: 'POST',
    path: '/proposals/:id/decline',
    who: 'editor',
    summary: 'Leaves the record as it is, and tells why',
    body: Refusal,
    isForm: true,
    refusals: [404, 409, 422],
    handler: (context, services, { body: { Sentence: sentence } }) =>
      decide(context, services, { evenIfChanged: false, accepted: [], sentence }),
  }),
  call({
    method: 'DELETE',
    path: '/proposals/:id',
    who: 'editor',
    artists: true,
    summary: 'Withdraws a proposal of one’s own that waits',
    refusals: [404],
    handler: async (context, { database }) => {
      const account = artistOf(context)
      const isGone = account && (await withdrawProposal(database.db, account.artistId, readId(context)))
      return isGone ? context.body(null, 204) : notFound(context, 'proposal')
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
  const saved = await saveDraft(services.database.db, record, {
    fields: Fields,
    baseRevision: BaseRevision,
    revision: revision === 'none' ? null : revision,
    staffName: context.get('staff').name,
    savedAt: services.clock.now(),
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

type Decision = Pick<Parameters<typeof decideProposal>[1], 'evenIfChanged' | 'accepted' | 'sentence'>

async function decide(context: CallContext, services: Services, decision: Decision) {
  const { database, clock, adminRecords } = services
  const actionId = randomUUID()
  const decided = await decideProposal(
    { db: database.db, clock, adminRecords },
    {
      ...{ ...decision, id: readId(context), by: context.get('staff') },
      logAs: (author, resource) => logAs(services, author, resource, actionId),
    },
  )
  if (decided.outcome === 'decided') void services.emails.run()
  await setActionHeader(context, services, actionId)
  return answerDecided(context, decided)
}

function readId(context: CallContext): number {
  const id = context.req.param('id') ?? ''
  return NUMBER.test(id) ? Number(id) : 0
}

function answerDecided(context: CallContext, decided: Decided) {
  if (decided.outcome === 'decided') return context.body(null, 204)
  if (decided.outcome === 'unknown') return notFound(context, 'proposal')
  if (decided.outcome === 'invalid') return invalid(context, decided.errors)
  return apiError(context, 409, decided.outcome.replace('-', '_'), REFUSALS[decided.outcome])
}
