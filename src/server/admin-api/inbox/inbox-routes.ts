import type { Context } from 'hono'
import { z } from 'zod'
import { listColleagues } from '#domain/enquiries/editing/colleagues.server.ts'
import { markRead } from '#domain/enquiries/editing/open-enquiry.server.ts'
import { findEnquiryFile } from '#domain/enquiries/enquiries.server.ts'
import { type ReplyOutcome, sendReply } from '#domain/enquiries/replies/send-reply.server.ts'
import { findSignature, Signature, saveSignature } from '#domain/enquiries/replies/signatures.server.ts'
import { fieldErrorsOf } from '#platform/records/field-errors.ts'
import type { AdminApi, AdminNeeds } from '#server/admin-api/admin-needs.ts'
import { readFields } from '#server/admin-api/records/read-admin-request.ts'
import { logAs, refuseBody } from '#server/admin-api/records/resource-routes.ts'
import { apiError, invalid, notFound } from '#server/errors/errors.ts'

/** Pixels: for a grid, and for looking at one in the whole window. */
const PREVIEW_SIDES = ['480', '1600']
/** What came with an enquiry never changes; only this browser may cache it, since access needs a session. */
const KEPT_FOR_A_DAY = 'private, max-age=86400'
const BUSY_FOR_SECONDS = '5'
const POSITION = /^\d{1,4}$/
const KINDS = { enquiries: 'enquiry', applications: 'application' } as const
const Kind = z.enum(['enquiries', 'applications'])

/** What staff do with enquiries and applications besides editing the record: they are opened, looked through, answered. */
export function addInbox(api: AdminApi, needs: AdminNeeds): void {
  const { database } = needs
  api.get('/inbox', async (context) =>
    context.json({
      Me: context.get('staff').id,
      Colleagues: await listColleagues(database.db),
      Signature: await findSignature(database.db, context.get('staff')),
    }),
  )
  api.put('/inbox/signature', async (context) => {
    const given = await readFields(context)
    if (!given) return refuseBody(context)
    const signature = Signature.safeParse(given)
    if (!signature.success) return invalid(context, { ...fieldErrorsOf(given, signature.error) })
    await saveSignature(database.db, context.get('staff'), signature.data)
    return context.body(null, 204)
  })
  addPreviews(api, needs)
  addOpened(api, needs)
  addReplies(api, needs)
}

/** Pictures in what visitors sent are decoded where nothing else runs, and only what comes out of it is shown. */
function addPreviews(api: AdminApi, { database, files, decoders }: AdminNeeds): void {
  api.get('/enquiries/:id/files/:position/preview/:side', async (context) => {
    const { id, position, side } = context.req.param()
    if (!POSITION.test(position) || !PREVIEW_SIDES.includes(side)) return notFound(context, 'file')
    const file = await findEnquiryFile(database.db, id, Number(position))
    const bytes = file?.contentType.startsWith('image/') ? await files.read(file.key) : null
    if (!bytes) return notFound(context, 'file')
    const shrunk = await decoders.staff.shrink(bytes, Number(side))
    if (shrunk.outcome === 'broken') return notFound(context, 'file')
    if (shrunk.outcome === 'busy') {
      context.header('Retry-After', BUSY_FOR_SECONDS)
      return apiError(context, 503, 'busy', 'Too many pictures are being made; please try again.')
    }
    return context.body(shrunk.value, 200, { 'Content-Type': 'image/webp', 'Cache-Control': KEPT_FOR_A_DAY })
  })
}

/** A call of its own, so that neither a list nor a script that reads a record counts as reading it. */
function addOpened(api: AdminApi, needs: AdminNeeds): void {
  api.post('/:kind/:id/opened', async (context, next) => {
    const kind = Kind.safeParse(context.req.param('kind')).data
    if (!kind) return next()
    const log = logAs(needs, context.get('staff'), kind)
    await markRead(needs.database.db, { kind: KINDS[kind], id: context.req.param('id') }, log)
    return context.body(null, 204)
  })
}

function addReplies(api: AdminApi, needs: AdminNeeds): void {
  const { database, clock, emails } = needs
  api.post('/:kind/:id/replies', async (context, next) => {
    const kind = Kind.safeParse(context.req.param('kind')).data
    if (!kind) return next()
    const staff = context.get('staff')
    const sending = { db: database.db, now: clock.now(), log: logAs(needs, staff, kind), staff }
    const which = { kind: KINDS[kind], id: context.req.param('id') }
    const outcome = await sendReply(sending, which, await readFields(context))
    if (outcome.outcome === 'queued') void emails.run()
    return answerReply(context, outcome)
  })
}

function answerReply(context: Context, sent: ReplyOutcome): Response {
  switch (sent.outcome) {
    case 'queued':
      return context.body(null, 204)
    case 'unknown':
      return notFound(context, 'record')
    case 'invalid':
      return invalid(context, { ...sent.errors })
    case 'answered-meanwhile': {
      const error = { code: 'answered_meanwhile', message: 'A colleague has answered in the meantime.' }
      return context.json({ error, by: sent.by }, 409)
    }
  }
}
