import { z } from '@hono/zod-openapi'
import {
  askForDigest,
  endDigest,
  endDigestAsOwner,
} from '#domain/collection/deciding/emails/owner-email.server.ts'
import {
  deleteComment,
  deleteRound,
  type OwnersPlace,
  setHidden,
  setOpen,
} from '#domain/collection/deciding/moderate.server.ts'
import type { Api } from '#server/api/route.ts'
import { ROUND, ROUND_COMMENT, ROUND_DIGEST, ROUND_DIGEST_END, ROUND_PERSON } from '#site/api-paths.ts'
import type { Services } from '#src/services.server.ts'
import { InLanguage, type RoundRefusal, refuseRound } from './refuse-round.ts'
import {
  placeOf,
  type RoundContext,
  RoundId,
  readBody,
  refuseTooMany,
  roundRefusals,
  secretOf,
} from './round-calls.ts'

type OwnersCall = {
  method: 'post' | 'patch' | 'delete'
  path: string
  summary: string
  Body?: z.ZodType
  run: (
    place: OwnersPlace,
    context: RoundContext,
    body: unknown,
  ) => Promise<{ outcome: 'done' } | RoundRefusal>
}

const Open = z.object({ isOpen: z.boolean() })
const Hidden = z.object({ hidden: z.boolean() })
const LONGEST_EMAIL = 1_000
const Digest = z.object({ email: z.string().max(LONGEST_EMAIL) })

/** What the owner of a round may do, by the secret in the header `Authorization: Bearer`. */
const OWNERS_CALLS: readonly OwnersCall[] = [
  {
    method: 'patch',
    path: ROUND,
    summary: 'Closes a round, which is then read-only, or opens it again',
    Body: Open,
    run: (place, _, body) => setOpen(place, Open.parse(body).isOpen),
  },
  {
    method: 'delete',
    path: ROUND,
    summary: 'Deletes a round and the collection that it is about',
    run: (place) => deleteRound(place),
  },
  {
    method: 'delete',
    path: ROUND_COMMENT,
    summary: 'Deletes a comment',
    run: (place, { req }) => deleteComment(place, req.param('comment') ?? ''),
  },
  {
    method: 'patch',
    path: ROUND_PERSON,
    summary: 'Hides what somebody said from all readers, or shows it again',
    Body: Hidden,
    run: (place, { req }, body) => setHidden(place, req.param('person') ?? '', Hidden.parse(body).hidden),
  },
  {
    method: 'post',
    path: ROUND_DIGEST,
    summary: 'Sends the owner an e-mail to confirm an address; then news follow, at most once a day',
    Body: Digest,
    run: (place, context, body) =>
      askForDigest(place, {
        email: Digest.parse(body).email,
        language: context.req.query('lang') === 'en' ? 'en' : 'de',
        networkAddress: context.get('networkAddress'),
      }),
  },
  {
    method: 'delete',
    path: ROUND_DIGEST,
    summary: 'Ends the e-mails to the owner, and forgets the address',
    run: (place) => endDigestAsOwner(place),
  },
]

export function addOwnerApi(api: Api, needs: Services): void {
  for (const call of OWNERS_CALLS) addOwnersCall(api, needs, call)
  addOneClickEnd(api, needs)
}

function addOwnersCall(api: Api, needs: Services, { method, path, summary, Body, run }: OwnersCall): void {
  const parts = [...path.matchAll(/{(\w+)}/g)].map(([, name = '']) => [name, z.string()] as const)
  api.openAPIRegistry.registerPath({
    method,
    path,
    summary,
    security: [{ bearer: [] }],
    request: {
      params: z.object(Object.fromEntries(parts)),
      query: InLanguage,
      ...(Body ? { body: { required: true, content: { 'application/json': { schema: Body } } } } : {}),
    },
    responses: { 204: { description: 'It is done' }, ...roundRefusals },
  })
  api.on(method.toUpperCase(), path.replace(/{(\w+)}/g, ':$1'), async (context) => {
    const secret = secretOf(context)
    if (secret === null) return refuseRound(context, { outcome: 'forbidden' })
    const refusal = await refuseTooMany(needs, context)
    if (refusal) return refusal
    const body = Body?.safeParse(await readBody(context))
    if (body?.success === false) return refuseRound(context, { outcome: 'malformed' })
    const result = await run({ ...placeOf(needs, context), secret }, context, body?.data)
    if (result.outcome !== 'done') return refuseRound(context, result)
    void needs.emails.run()
    return context.body(null, 204)
  })
}

/** Mail programs send this for a person who wants no more e-mails (RFC 8058). */
function addOneClickEnd(api: Api, needs: Services): void {
  api.openAPIRegistry.registerPath({
    method: 'post',
    path: ROUND_DIGEST_END,
    summary: 'Ends the e-mails to the owner, by the token of their link',
    request: { params: RoundId, query: InLanguage.extend({ token: z.string() }) },
    responses: { 204: { description: 'There are no more e-mails' }, ...roundRefusals },
  })
  api.post(ROUND_DIGEST_END.replace('{id}', ':id'), async (context) => {
    const refusal = await refuseTooMany(needs, context)
    if (refusal) return refusal
    const result = await endDigest(placeOf(needs, context), context.req.query('token') ?? '')
    return result.outcome === 'done' ? context.body(null, 204) : refuseRound(context, result)
  })
}
