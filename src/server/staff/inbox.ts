import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { acceptApplication } from '#domain/enquiries/accepting/accept-application.server.ts'
import { Acceptance } from '#domain/enquiries/accepting/accepting-model.ts'
import { listColleagues } from '#domain/enquiries/editing/colleagues.server.ts'
import { markRead } from '#domain/enquiries/editing/inbox-resources.server.ts'
import { findEnquiryFile } from '#domain/enquiries/enquiries.server.ts'
import { findSignature, Signature, saveSignature } from '#domain/enquiries/replies/reply-texts.server.ts'
import { type ReplyOutcome, sendReply } from '#domain/enquiries/replies/send-reply.server.ts'
import { readFields } from '#server/calls/bodies.ts'
import { call } from '#server/calls/call.ts'
import { mayAs, refuseRole } from '#server/calls/guards.ts'
import { apiError, invalid, notFound, tooMany } from '#server/edge/refusals.ts'
import { TOO_MANY_LINKS, takeLink } from './colleagues.ts'
import { LARGEST_RECORD_BYTES, logAs, setActionHeader } from './records.ts'

/** Pixels: for a grid, and for looking at one in the whole window. */
const PREVIEW_SIDES = ['480', '1600']
/** An enquiry's files never change; only this browser may cache them, since access needs a session. */
const KEPT_FOR_A_DAY = 'private, max-age=86400'
const BUSY_FOR_SECONDS = '5'
const POSITION = /^\d{1,4}$/
const KINDS = { enquiries: 'enquiry', applications: 'application' } as const

export const inboxCalls = [
  call({
    method: 'GET',
    path: '/inbox',
    who: 'reader',
    summary: 'Who answers enquiries, and with which signature',
    handler: async (context, { database }) => ({
      Me: context.get('staff').id,
      Colleagues: await listColleagues(database.db),
      Signature: await findSignature(database.db, context.get('staff')),
    }),
  }),
  call({
    method: 'PUT',
    path: '/inbox/signature',
    who: 'editor',
    tokens: 'never',
    summary: 'One’s own signature in both languages',
    body: Signature,
    isForm: true,
    handler: async (context, { database }, { body }) => {
      await saveSignature(database.db, context.get('staff'), body)
      return context.body(null, 204)
    },
  }),
  // Pictures that visitors sent are decoded where nothing else runs, and only what comes out of it is shown.
  call({
    method: 'GET',
    path: '/enquiries/:id/files/:position/preview/:side',
    who: 'reader',
    summary: 'A picture that came with an enquiry, made smaller',
    refusals: [404, 503],
    handler: async (context, { database, files, decoders }) => {
      const { id, position, side } = context.req.param()
      if (!POSITION.test(position) || !PREVIEW_SIDES.includes(side)) return notFound(context, 'file')
      const file = await findEnquiryFile(database.db, id, Number(position))
      const bytes = file?.contentType.startsWith('image/') ? await files.read(file.key) : null
      if (!bytes) return notFound(context, 'file')
      const shrunk = await decoders.staff.shrink(bytes, Number(side))
      if (shrunk.outcome === 'broken') return notFound(context, 'file')
      if (shrunk.outcome === 'busy') return refuseBusy(context)
      return context.body(shrunk.value, 200, {
        'Content-Type': 'image/webp',
        'Cache-Control': KEPT_FOR_A_DAY,
      })
    },
  }),
  call({
    method: 'POST',
    path: '/applications/:id/acceptance',
    who: 'editor',
    summary: 'Makes an artist of an applicant, with the samples as works that nobody sees yet',
    body: Acceptance,
    refusals: [403, 404, 409, 429, 503],
    handler: async (context, services, { body }) => {
      const staff = context.get('staff')
      if (body.Invite && !mayAs(context, 'owner')) return refuseRole(context)
      const wait = body.Invite ? await takeLink(services, staff.id) : 0
      if (wait) return tooMany(context, wait, TOO_MANY_LINKS)
      const by = { staff, actionId: randomUUID() }
      const { database, files, clock, decoders, colleagues } = services
      const needs = { db: database.db, files, clock, decoder: decoders.staff, colleagues }
      const accepted = await acceptApplication(needs, by, context.req.param('id'), body)
      switch (accepted.outcome) {
        case 'accepted': {
          void services.emails.run()
          await setActionHeader(context, services, by.actionId)
          const { outcome: _, ...answer } = accepted
          return answer
        }
        case 'accepted-already': {
          const error = { code: 'accepted_already', message: 'This application has been accepted already.' }
          return context.json({ error, ArtistId: accepted.artistId }, 409)
        }
        case 'known': {
          const error = { code: 'known', message: 'There is an artist of that name or address already.' }
          const { Artists, Account } = accepted
          return context.json({ error, Artists, Account }, 409)
        }
        case 'busy':
          return refuseBusy(context)
        case 'not-owner':
          return refuseRole(context)
        case 'unknown':
          return notFound(context, 'record')
      }
    },
  }),
  ...(['enquiries', 'applications'] as const).flatMap((list) => [
    // A call of its own, so that neither a list nor a script that reads a record counts as reading it.
    call({
      method: 'POST',
      path: `/${list}/:id/opened`,
      // A reader does not answer, so the enquiry stays unread when a reader opens it.
      who: 'editor',
      summary: 'It has been read',
      handler: async (context, services) => {
        const log = logAs(services, context.get('staff'), list)
        await markRead(services.database.db, { kind: KINDS[list], id: context.req.param('id') }, log)
        return context.body(null, 204)
      },
    }),
    call({
      method: 'POST',
      path: `/${list}/:id/replies`,
      who: 'editor',
      summary: 'Sends a reply',
      maxBody: LARGEST_RECORD_BYTES,
      refusals: [404, 409, 422],
      handler: async (context, services) => {
        const { database, clock, emails } = services
        const staff = context.get('staff')
        const sending = { db: database.db, now: clock.now(), log: logAs(services, staff, list), staff }
        const which = { kind: KINDS[list], id: context.req.param('id') }
        const outcome = await sendReply(sending, which, await readFields(context))
        if (outcome.outcome === 'queued') void emails.run()
        return answerReply(context, outcome)
      },
    }),
  ]),
]

function refuseBusy(context: Context) {
  context.header('Retry-After', BUSY_FOR_SECONDS)
  return apiError(context, 503, 'busy', 'Too many pictures are being made; please try again.')
}

function answerReply(context: Context, sent: ReplyOutcome) {
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
