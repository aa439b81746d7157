import type { Context } from 'hono'
import { z } from 'zod'
import {
  deleteComment,
  deleteRound,
  type OwnersPlace,
  type Place,
  setHidden,
  setOpen,
} from '#domain/collection/deciding/change-round.server.ts'
import {
  Comment,
  type Contribution,
  contribute,
  type ReadContribution,
  Vote,
} from '#domain/collection/deciding/contribute.server.ts'
import { ROUND_REFUSALS, translateDecidingIn } from '#domain/collection/deciding/deciding-messages.ts'
import {
  askForDigest,
  endDigest,
  endDigestAsOwner,
  sendOwnersLink,
} from '#domain/collection/deciding/emails/owner-email.server.ts'
import { findRound, openRound } from '#domain/collection/deciding/rounds.server.ts'
import { sentencesOf } from '#platform/fields/check.ts'
import { inLanguage, isLanguage, LANGUAGES } from '#platform/i18n/language.ts'
import { FORM_FIELDS_TYPE, JSON_TYPE, readBody } from '#server/calls/bodies.ts'
import { type Call, type CallContext, call } from '#server/calls/call.ts'
import { secretOf } from '#server/calls/guards.ts'
import { apiError, invalid, tooMany } from '#server/edge/refusals.ts'
import { passCookie } from '#server/edge/request.ts'
import { OpenedRoundAnswer, RoundAnswer, TakenPartAnswer } from '#site/api-answers.ts'
import {
  ROUND,
  ROUND_COMMENT,
  ROUND_COMMENTS,
  ROUND_DIGEST,
  ROUND_DIGEST_END,
  ROUND_OWNER_LINK,
  ROUND_PERSON,
  ROUND_VOTES,
} from '#site/api-paths.ts'
import { ROUND_PATH } from '#site/deciding-paths.ts'
import { ownerCookie } from '#site/further-paths.ts'
import { site } from '#site/site.server.ts'
import type { Services } from '#src/services.server.ts'

const LONGEST_PART = 100
const LONGEST_EMAIL = 1_000

export const RoundId = z.object({ id: z.string().max(LONGEST_PART) })
export const InLanguage = z.object({ lang: z.enum(['de', 'en']).default('de') })

/** Nothing keeps an answer about a round, and only our own pages and programs may change it. */
const ofRound = {
  query: InLanguage,
  headers: { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' },
  refuse: refuseRound,
  refusals: [400, 403, 404, 409, 410, 422, 429],
} as const
const changing = { ...ofRound, from: 'no-other-site' } as const
const DECISIONS = { name: 'decisions', ...site.limits.requests.decisions }

export const roundCalls = [
  call({
    ...ofRound,
    method: 'GET',
    path: ROUND,
    params: RoundId,
    who: 'link-holder',
    readsSecret: true,
    summary: 'What readers of a shared collection think of it; with the owner’s secret also what is hidden',
    answer: RoundAnswer,
    answered: { description: 'Votes and comments' },
    handler: async (context, services) => {
      const secret = secretOf(context)
      const found = await findRound(placeOf(services, context), secret)
      if (found.outcome !== 'found') return refuseRound(context, found)
      const { expiresAt, ...about } = found.about
      if (secret !== null) rememberOwner(context, services, secret, expiresAt)
      return { ...found.state, ...about, expires: expiresAt.toISOString(), digest: found.digest }
    },
  }),
  call({
    ...changing,
    method: 'POST',
    path: ROUND,
    params: RoundId,
    who: 'link-holder',
    summary: 'Opens a round about a copy of a shared collection; the answer alone has the owner’s secret',
    answer: OpenedRoundAnswer,
    answered: { status: 201, description: 'It is open' },
    handler: async (context, services) => {
      const networkAddress = context.get('networkAddress')
      const { rateLimits } = services
      const opened = await openRound({ ...placeOf(services, context), rateLimits, networkAddress })
      if (opened.outcome !== 'opened') return refuseRound(context, opened)
      const { id, secret, expiresAt } = opened
      rememberOwner(context, services, secret, expiresAt, id)
      return { id, secret, expires: expiresAt.toISOString() }
    },
  }),
  contributingCall('vote', ROUND_VOTES, 'Votes for an image, or takes the vote back', Vote),
  contributingCall('comment', ROUND_COMMENTS, 'Comments on an image', Comment),
]

function contributingCall(
  kind: Contribution['kind'],
  path: string,
  summary: string,
  fields: typeof Vote | typeof Comment,
): Call {
  return call({
    ...changing,
    method: 'POST',
    path,
    params: RoundId,
    who: 'link-holder',
    summary,
    sends: { [JSON_TYPE]: fields, [FORM_FIELDS_TYPE]: fields },
    answer: TakenPartAnswer,
    answered: { description: 'It is stored, once for however often it is sent' },
    handler: async (context, services) => {
      const place = placeOf(services, context)
      const { rateLimits, readModel } = services
      const { catalogue } = readModel.current()
      const networkAddress = context.get('networkAddress')
      const values = await readBody(context, [JSON_TYPE, FORM_FIELDS_TYPE])
      const taking = await contribute({ ...place, catalogue, rateLimits, networkAddress }, kind, values)
      if (taking.outcome !== 'done') return refuseRound(context, taking)
      const found = await findRound(place, null)
      if (found.outcome !== 'found') return refuseRound(context, found)
      return { person: taking.person, state: found.state }
    },
  })
}

type Done = { outcome: 'done' } | RoundRefusal
type OwnersCall<Body> = {
  method: Call['method']
  path: string
  summary: string
  body?: z.ZodType<Body>
  run: (place: OwnersPlace, context: CallContext, body: Body) => Promise<Done>
}

export const roundOwnerCalls = [
  ownersCall({
    method: 'PATCH',
    path: ROUND,
    summary: 'Closes a round, which is then read-only, or opens it again',
    body: z.object({ isOpen: z.boolean() }),
    run: (place, _, { isOpen }) => setOpen(place, isOpen),
  }),
  ownersCall({
    method: 'DELETE',
    path: ROUND,
    summary: 'Deletes a round and the collection that it is about',
    run: (place) => deleteRound(place),
  }),
  ownersCall({
    method: 'DELETE',
    path: ROUND_COMMENT,
    summary: 'Deletes a comment',
    run: (place, { req }) => deleteComment(place, req.param('comment') ?? ''),
  }),
  ownersCall({
    method: 'PATCH',
    path: ROUND_PERSON,
    summary: 'Hides what somebody said from all readers, or shows it again',
    body: z.object({ hidden: z.boolean() }),
    run: (place, { req }, { hidden }) => setHidden(place, req.param('person') ?? '', hidden),
  }),
  ownersCall({
    method: 'POST',
    path: ROUND_DIGEST,
    summary: 'Sends the owner an e-mail to confirm an address; then news follow, at most once a day',
    body: z.object({ email: z.string().max(LONGEST_EMAIL) }),
    run: (place, context, { email }) =>
      askForDigest(place, {
        email,
        language: languageOf(context),
        networkAddress: context.get('networkAddress'),
      }),
  }),
  ownersCall({
    method: 'POST',
    path: ROUND_OWNER_LINK,
    summary: 'Sends the owner’s link to one address by e-mail',
    body: z.object({ email: z.string().max(LONGEST_EMAIL) }),
    run: (place, context, { email }) =>
      sendOwnersLink(place, {
        email,
        language: languageOf(context),
        networkAddress: context.get('networkAddress'),
      }),
  }),
  ownersCall({
    method: 'DELETE',
    path: ROUND_DIGEST,
    summary: 'Ends the e-mails to the owner, and forgets the address',
    run: (place) => endDigestAsOwner(place),
  }),
  // Mail programs send this to end e-mails (RFC 8058), by a token of their own, whatever the password.
  call({
    ...changing,
    method: 'POST',
    path: ROUND_DIGEST_END,
    params: RoundId,
    who: 'public',
    limit: DECISIONS,
    summary: 'Ends the e-mails to the owner, by the token of their link',
    query: InLanguage.extend({ token: z.string().default('') }),
    answered: { status: 204, description: 'There are no more e-mails' },
    handler: async (context, services, { query: { token } }) => {
      const result = await endDigest(placeOf(services, context), token)
      return result.outcome === 'done' ? context.body(null, 204) : refuseRound(context, result)
    },
  }),
]

function ownersCall<Body = undefined>({ run, ...described }: OwnersCall<Body>): Call {
  return call({
    ...changing,
    ...described,
    who: 'link-owner',
    limit: DECISIONS,
    answered: { status: 204, description: 'It is done' },
    handler: async (context, services, { body }) => {
      const place = { ...placeOf(services, context), secret: secretOf(context) ?? '' }
      const result = await run(place, context, body)
      if (result.outcome !== 'done') return refuseRound(context, result)
      void services.emails.run()
      return context.body(null, 204)
    },
  })
}

/** Only the pages of rounds get the cookie, and the same page need not wait for script to know its owner. */
function rememberOwner(
  context: CallContext,
  { origin }: Services,
  secret: string,
  until: Date,
  id = context.req.param('id') ?? '',
): void {
  for (const language of LANGUAGES) {
    const cookie = passCookie(ownerCookie(id), secret, {
      path: inLanguage(language, ROUND_PATH),
      origin,
      until,
    })
    context.header('Set-Cookie', cookie, { append: true })
  }
}

export function placeOf({ database, clock }: Services, context: Context): Place {
  return { db: database.db, id: context.req.param('id') ?? '', now: clock.now() }
}

type RoundRefusal =
  | { outcome: keyof typeof ROUND_REFUSALS }
  | Extract<ReadContribution, { outcome: 'invalid' }>
  | { outcome: 'too-many' | 'too-many-emails'; retryAfterSeconds: number }
  | { outcome: 'wrong-address' }

function languageOf({ req }: Context) {
  const lang = req.query('lang') ?? 'de'
  return isLanguage(lang) ? lang : 'de'
}

export function refuseRound(context: Context, refusal: RoundRefusal) {
  const t = translateDecidingIn(languageOf(context))
  switch (refusal.outcome) {
    case 'invalid':
      return invalid(context, sentencesOf(refusal.errors, t))
    case 'wrong-address':
      return invalid(context, { email: t('deciding_digest_wrong') })
    case 'too-many':
      return tooMany(context, refusal.retryAfterSeconds, t('deciding_too_many'))
    case 'too-many-emails':
      return tooMany(context, refusal.retryAfterSeconds, t('deciding_digest_too_many'))
    default: {
      const { status, code, says } = ROUND_REFUSALS[refusal.outcome]
      return apiError(context, status, code, t(says))
    }
  }
}
