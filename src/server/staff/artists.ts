import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { listShares, readOwnEnquiries, shareEnquiry } from '#domain/enquiries/own-enquiries.server.ts'
import { acceptProposal, type Decided, declineProposal } from '#domain/proposals/decide-proposals.server.ts'
import { LONGEST_SENTENCE } from '#domain/proposals/proposals-model.ts'
import { withdrawProposal } from '#domain/proposals/store-proposals.server.ts'
import { recordChange } from '#domain/staff/changes.server.ts'
import { requiredLines } from '#platform/fields/rules.ts'
import { type CallContext, call } from '#server/calls/call.ts'
import { apiError, invalid, notFound } from '#server/edge/refusals.ts'
import type { Services } from '#src/services.server.ts'
import { artistOf, logAs, recordsFor, setActionHeader } from './records.ts'

/** `Nothing` takes back what was shared. */
const Share = z.strictObject({ Shared: z.enum(['nothing', 'text', 'contact']) })
const Works = z.array(z.int())
const SHARES = '/enquiries/:id/shares'

/** Artists learn of enquiries their number, and what staff share of one. */
export const ownCalls = [
  call({
    method: 'GET',
    path: '/own-enquiries',
    // Tokens are not for artists.
    tokens: 'never',
    who: 'reader',
    artists: true,
    summary: 'For an artist: how many enquiries named them or a work, and those that staff share',
    refusals: [404],
    handler: async (context, services) => {
      const account = artistOf(context)
      const artists = services.adminRecords.get('artists')
      const artist =
        account && artists && (await recordsFor(context, services, artists).find(String(account.artistId)))
      if (!artist) return notFound(context, 'artist')
      const named = { artistId: account.artistId, works: Works.parse(artist.Order) }
      const own = await readOwnEnquiries(services.database.db, named)
      return { Total: own.Months.reduce((sum, { Count }) => sum + Count, 0), ...own }
    },
  }),
  call({
    method: 'GET',
    path: SHARES,
    who: 'reader',
    summary: 'Artists who may read an enquiry',
    refusals: [404],
    handler: async (context, { database, adminRecords }) => {
      const { id } = context.req.param()
      if (!(await adminRecords.get('enquiries')?.find(id))) return notFound(context, 'record')
      const shares = await listShares(database.db, id)
      const data = shares.map(({ artistId, withContact }) => ({
        ArtistId: artistId,
        Shared: withContact ? 'contact' : 'text',
      }))
      return { data }
    },
  }),
  call({
    method: 'PUT',
    path: `${SHARES}/:artist`,
    who: 'editor',
    summary: 'Lets an artist read an enquiry, with or without who sent it, or no longer',
    body: Share,
    refusals: [404],
    handler: async (context, { database, adminRecords, clock }, { body: { Shared: to } }) => {
      const { id, artist } = context.req.param()
      const enquiry = await adminRecords.get('enquiries')?.find(id)
      const found = await adminRecords.get('artists')?.find(artist)
      if (!enquiry || !found) return notFound(context, 'record')
      await database.db.transaction(async (tx) => {
        const given = { enquiryId: id, artistId: Number(found.Id) }
        await shareEnquiry(tx, given, to === 'nothing' ? null : to === 'contact')
        const details = { SharedWith: { from: null, to: `${found.Name}: ${to}` } }
        const change = { action: 'change', resource: 'enquiries', recordId: id, details } as const
        await recordChange(tx, context.get('staff'), { ...change, changedAt: clock.now() })
      })
      return context.body(null, 204)
    },
  }),
]

const NUMBER = /^[1-9]\d{0,8}$/
const Acceptance = z.strictObject({ EvenIfChanged: z.boolean().default(false) })
const Refusal = z.strictObject({ Sentence: requiredLines(LONGEST_SENTENCE) })

const REFUSALS = {
  'decided-already': 'Someone has decided this already.',
  changed: 'Someone has changed the record since this was proposed.',
  gone: 'The record was deleted, or belongs to another artist.',
} as const

export const proposalCalls = [
  call({
    method: 'POST',
    path: '/proposals/:id/accept',
    who: 'editor',
    summary: 'Writes what was proposed, in the name of who proposed it',
    body: Acceptance,
    refusals: [404, 409, 422],
    handler: async (context, services, { body: { EvenIfChanged: evenIfChanged } }) => {
      const actionId = randomUUID()
      const decided = await acceptProposal(needsOf(services), {
        ...{ id: readId(context), by: context.get('staff'), evenIfChanged },
        logAs: (author, resource) => logAs(services, author, resource, actionId),
      })
      await setActionHeader(context, services, actionId)
      return answerDecided(context, decided)
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
    handler: async (context, services, { body: { Sentence: sentence } }) => {
      const decision = { id: readId(context), by: context.get('staff'), sentence }
      const decided = await declineProposal(needsOf(services), decision)
      if (decided.outcome === 'decided') void services.emails.run()
      return answerDecided(context, decided)
    },
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

function needsOf({ database, clock, adminRecords }: Services) {
  return { db: database.db, clock, adminRecords }
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
