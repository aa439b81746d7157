import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { acceptProposal, type Decided, declineProposal } from '#domain/proposals/decide-proposals.server.ts'
import { LONGEST_SENTENCE } from '#domain/proposals/model.ts'
import { withdrawProposal } from '#domain/proposals/store-proposals.server.ts'
import { requiredLines } from '#platform/records/rules.ts'
import { artistOf } from '#server/admin-api/access/own-records.ts'
import { logAs, tellAction } from '#server/admin-api/records/resource-routes.ts'
import { route, type StaffContext } from '#server/admin-api/staff-route.ts'
import { apiError, invalid, notFound } from '#server/errors/errors.ts'
import type { Services } from '#src/services.server.ts'

const NUMBER = /^[1-9]\d{0,8}$/
const Acceptance = z.strictObject({ EvenIfChanged: z.boolean().default(false) })
const Refusal = z.strictObject({ Sentence: requiredLines(LONGEST_SENTENCE) })

/** Why it cannot be decided so. */
const REFUSALS = {
  'decided-already': 'Someone has decided this already.',
  changed: 'Someone has changed the record since this was proposed.',
  gone: 'The record was deleted, or belongs to another artist.',
} as const

/** What becomes of what artists want changed. */
export const proposalRoutes = [
  route({
    method: 'POST',
    path: '/proposals/:id/accept',
    role: 'editor',
    summary: 'Writes what was proposed, in the name of who proposed it',
    body: Acceptance,
    handler: async (context, services, { body: { EvenIfChanged: evenIfChanged } }) => {
      const actionId = randomUUID()
      const decided = await acceptProposal(needsOf(services), {
        ...{ id: readId(context), by: context.get('staff'), evenIfChanged },
        logAs: (author, resource) => logAs(services, author, resource, actionId),
      })
      await tellAction(context, services, actionId)
      return answerDecided(context, decided)
    },
  }),
  route({
    method: 'POST',
    path: '/proposals/:id/decline',
    role: 'editor',
    summary: 'Leaves the record as it is, and tells why',
    body: Refusal,
    isForm: true,
    handler: async (context, services, { body: { Sentence: sentence } }) => {
      const decision = { id: readId(context), by: context.get('staff'), sentence }
      const decided = await declineProposal(needsOf(services), decision)
      if (decided.outcome === 'decided') void services.emails.run()
      return answerDecided(context, decided)
    },
  }),
  route({
    method: 'DELETE',
    path: '/proposals/:id',
    role: 'editor',
    own: true,
    summary: 'Withdraws a proposal of one’s own that waits',
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

/** None has the number 0. */
function readId(context: StaffContext): number {
  const id = context.req.param('id') ?? ''
  return NUMBER.test(id) ? Number(id) : 0
}

function answerDecided(context: StaffContext, decided: Decided): Response {
  if (decided.outcome === 'decided') return context.body(null, 204)
  if (decided.outcome === 'unknown') return notFound(context, 'proposal')
  if (decided.outcome === 'invalid') return invalid(context, decided.errors)
  return apiError(context, 409, decided.outcome.replace('-', '_'), REFUSALS[decided.outcome])
}
