import { contribute } from '#domain/collection/deciding/contribute.server.ts'
import {
  CommentFields,
  type Contribution,
  VoteFields,
} from '#domain/collection/deciding/read-contribution.ts'
import { findRound, openRound } from '#domain/collection/deciding/rounds.server.ts'
import { type Api, route } from '#server/api/route.ts'
import { ROUND, ROUND_COMMENTS, ROUND_VOTES } from '#site/api-paths.ts'
import { OpenedRoundAnswer, RoundAnswer, TakenPartAnswer } from '#site/deciding/deciding-answers.ts'
import type { Services } from '#src/services.server.ts'
import { InLanguage, refuseRound } from './refuse-round.ts'
import { guardRounds, placeOf, RoundId, readBody, roundRefusals, secretOf } from './round-calls.ts'

const state = route(
  { role: 'public' },
  {
    method: 'get',
    path: ROUND,
    summary: 'What readers of a shared collection think of it; with the owner’s secret also what is hidden',
    security: [{}, { bearer: [] }],
    request: { params: RoundId, query: InLanguage },
    responses: {
      200: { description: 'Votes and comments', content: { 'application/json': { schema: RoundAnswer } } },
      ...roundRefusals,
    },
  },
)

const opening = route(
  { role: 'public' },
  {
    method: 'post',
    path: ROUND,
    summary: 'Opens a round about a copy of a shared collection; the answer alone has the owner’s secret',
    request: { params: RoundId, query: InLanguage },
    responses: {
      201: { description: 'It is open', content: { 'application/json': { schema: OpenedRoundAnswer } } },
      ...roundRefusals,
    },
  },
)

/** Rounds in which readers of a shared collection vote and comment. */
export function addRoundsApi(api: Api, needs: Services): void {
  api.use(ROUND_MIDDLEWARE, guardRounds(needs))
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })

  api.openapi(state, async (context) => {
    const found = await findRound(placeOf(needs, context), secretOf(context))
    if (found.outcome !== 'found') return refuseRound(context, found)
    return context.json({ ...found.state, digest: found.digest }, 200)
  })

  api.openapi(opening, async (context) => {
    const { rateLimits } = needs
    const networkAddress = context.get('networkAddress')
    const opened = await openRound({ ...placeOf(needs, context), rateLimits, networkAddress })
    if (opened.outcome !== 'opened') return refuseRound(context, opened)
    const { id, secret, expiresAt } = opened
    return context.json({ id, secret, expires: expiresAt.toISOString() }, 201)
  })

  addContributing(api, needs, 'vote')
  addContributing(api, needs, 'comment')
}

/** Also of all that lies below. */
const ROUND_MIDDLEWARE = '/lightbox/:id/round/*'

const CALLS = {
  vote: { path: ROUND_VOTES, summary: 'Votes for an image, or takes the vote back', Fields: VoteFields },
  comment: { path: ROUND_COMMENTS, summary: 'Comments on an image', Fields: CommentFields },
} as const

function addContributing(api: Api, needs: Services, kind: Contribution['kind']): void {
  const { path, summary, Fields } = CALLS[kind]
  const content = { schema: Fields }
  api.openAPIRegistry.registerPath({
    method: 'post',
    path,
    summary,
    request: {
      params: RoundId,
      query: InLanguage,
      body: {
        required: true,
        content: { 'application/json': content, 'application/x-www-form-urlencoded': content },
      },
    },
    responses: {
      200: {
        description: 'It is stored, once for however often it is sent',
        content: { 'application/json': { schema: TakenPartAnswer } },
      },
      ...roundRefusals,
    },
  })
  api.post(path.replace('{id}', ':id'), async (context) => {
    const place = placeOf(needs, context)
    const { rateLimits, readModel } = needs
    const { catalogue } = readModel.current()
    const networkAddress = context.get('networkAddress')
    const values = await readBody(context)
    const taking = await contribute({ ...place, catalogue, rateLimits, networkAddress }, kind, values)
    if (taking.outcome !== 'done') return refuseRound(context, taking)
    const found = await findRound(place, null)
    if (found.outcome !== 'found') return refuseRound(context, found)
    return context.json({ person: taking.person, state: found.state }, 200)
  })
}
