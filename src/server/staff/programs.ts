import type { Context } from 'hono'
import { includesRole, type StaffRole } from '#domain/staff/roles.ts'
import { isFreshSignIn } from '#domain/staff/staff-model.ts'
import { ALL_AREAS, MadeToken, mayEndAt, NewToken, TokenList } from '#domain/staff/token-model.ts'
import { endToken, listTokens, makeToken } from '#domain/staff/tokens.server.ts'
import { type Delivery, listDeliveries, resendDelivery } from '#domain/webhooks/deliveries.server.ts'
import { recordTest } from '#domain/webhooks/record-event.server.ts'
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  renewSecret,
} from '#domain/webhooks/webhooks.server.ts'
import { DeliveryList, ToldSecret, WebhookFields, WebhookList } from '#domain/webhooks/webhooks-model.ts'
import { type Call, call, isOfStaff } from '#server/calls/call.ts'
import { scopeOf } from '#server/calls/guards.ts'
import { apiError, invalid, notFound } from '#server/edge/refusals.ts'
import type { Services } from '#src/services.server.ts'

export function tokenCalls(allCalls: () => readonly Call[]): Call[] {
  return [
    call({
      method: 'GET',
      path: '/tokens',
      who: 'reader',
      tokens: 'never',
      summary: 'One’s own tokens, of an owner everybody’s, and the scopes that one can give',
      answer: TokenList,
      handler: async (context, { database }) => {
        const staff = context.get('staff')
        const data = await listTokens(database.db, staff)
        return { data, Scopes: listScopes(allCalls(), staff.role) }
      },
    }),
    call({
      method: 'POST',
      path: '/tokens',
      // Readers change nothing.
      who: 'editor',
      tokens: 'never',
      summary: 'Makes a token, which is told once',
      body: NewToken,
      isForm: true,
      answer: MadeToken,
      refusals: [403, 409, 422],
      handler: async (context, { database, clock, emails, tokenList }, { body }) => {
        const staff = context.get('staff')
        const known = listScopes(allCalls(), staff.role)
        const now = clock.now()
        if (body.Scopes.some((scope) => !known.includes(scope)))
          return invalid(context, { Scopes: 'unknown' })
        if (!mayEndAt(new Date(body.EndsAt), now)) return invalid(context, { EndsAt: 'pattern' })
        if (!isFreshSignIn(staff, now))
          return apiError(context, 403, 'sign_in_again', 'Please give your password again, or sign in anew.')
        const userAgent = context.req.header('User-Agent') ?? ''
        const made = await makeToken(database.db, staff, body, { userAgent, now })
        if (!made) return apiError(context, 409, 'too_many_tokens', 'Please end a token first.')
        await tokenList.note(made.token, true)
        void emails.run()
        return context.json({ Id: made.id, Token: made.token }, 201)
      },
    }),
    call({
      method: 'DELETE',
      path: '/tokens/:id',
      who: 'editor',
      tokens: 'never',
      summary: 'Ends a token',
      refusals: [404],
      handler: async (context, { database, clock }) => {
        const ended = await endToken(database.db, context.get('staff'), context.req.param('id'), clock.now())
        return ended ? context.body(null, 204) : notFound(context, 'token')
      },
    }),
  ]
}

/** The scopes of all calls that somebody with that role may make; first those of every area. */
export function listScopes(calls: readonly Call[], role: StaffRole): string[] {
  const open = calls.filter(({ who }) => isOfStaff(who) && includesRole(role, who)).map(scopeOf)
  const areas = [...new Set(open)].filter((scope) => scope !== null && scope !== 'never').sort()
  return [`${ALL_AREAS}:read`, `${ALL_AREAS}:write`, ...areas]
}

const WEBHOOK = '/webhooks/:id'
/** Owners decide where a program's data goes to, and never a program. */
const owner = { who: 'owner' } as const

export const webhookCalls = [
  call({
    ...{ method: 'GET', path: '/webhooks', ...owner },
    summary: 'The programs that are told of events',
    answer: WebhookList,
    handler: async (_, { database }) => ({ data: await listWebhooks(database.db) }),
  }),
  call({
    ...{ method: 'POST', path: '/webhooks', ...owner },
    summary: 'Adds one; answers the secret that signs, which is told once',
    body: WebhookFields,
    isForm: true,
    answer: ToldSecret,
    refusals: [409, 422],
    handler: async (context, services, { body }) => {
      if (!services.webhooks.hosts.isAllowed(new URL(body.Url))) return invalid(context, { Url: 'pattern' })
      const added = await addWebhook(storing(services), context.get('staff'), body)
      if (!added) return apiError(context, 409, 'too_many_webhooks', 'Please remove a webhook first.')
      await services.webhooks.announce()
      return context.json({ Id: added.id, Secret: added.secret }, 201)
    },
  }),
  call({
    ...{ method: 'PUT', path: WEBHOOK, ...owner },
    summary: 'Changes one',
    body: WebhookFields,
    isForm: true,
    refusals: [404, 422],
    handler: async (context, services, { body }) => {
      if (!services.webhooks.hosts.isAllowed(new URL(body.Url))) return invalid(context, { Url: 'pattern' })
      const { id } = context.req.param()
      const isChanged = await changeWebhook(storing(services), context.get('staff'), id, body)
      await services.webhooks.announce()
      return answerDone(context, isChanged)
    },
  }),
  call({
    ...{ method: 'DELETE', path: WEBHOOK, ...owner },
    summary: 'Removes one, with all that waits for it',
    refusals: [404],
    handler: async (context, services) => {
      const { id } = context.req.param()
      return answerDone(context, await removeWebhook(storing(services), context.get('staff'), id))
    },
  }),
  call({
    ...{ method: 'POST', path: `${WEBHOOK}/secret`, ...owner },
    summary: 'Another secret, told once; the former one signs as well for a day',
    answer: ToldSecret,
    refusals: [404],
    handler: async (context, services) => {
      const { id } = context.req.param()
      const secret = await renewSecret(storing(services), context.get('staff'), id)
      return secret ? { Id: id, Secret: secret } : notFound(context, 'webhook')
    },
  }),
  call({
    ...{ method: 'POST', path: `${WEBHOOK}/test`, ...owner },
    summary: 'Sends an event to try it by',
    refusals: [404],
    handler: async (context, { database, clock }) =>
      answerDone(context, await recordTest(database.db, context.req.param('id'), clock.now())),
  }),
  call({
    ...{ method: 'GET', path: `${WEBHOOK}/deliveries`, ...owner },
    summary: 'What it was sent, newest first, with each attempt',
    answer: DeliveryList,
    handler: async (context, { database }) => {
      const deliveries = await listDeliveries(database.db, context.req.param('id'))
      return { data: deliveries.map(toEntity) }
    },
  }),
  call({
    ...{ method: 'POST', path: `${WEBHOOK}/deliveries/:delivery/resend`, ...owner },
    summary: 'Sends one of these again, under its id',
    refusals: [404],
    handler: async (context, { database, clock }) => {
      const { id, delivery } = context.req.param()
      return answerDone(context, await resendDelivery(database.db, id, delivery, clock.now()))
    },
  }),
]

function storing({ database, clock }: Services) {
  return { db: database.db, clock }
}

function answerDone(context: Context, isDone: boolean) {
  return isDone ? context.body(null, 204) : notFound(context, 'webhook')
}

function toEntity({ id, kind, payload, state, queuedAt, nextAttemptAt, attempts }: Delivery) {
  return {
    Id: id,
    Kind: kind,
    Payload: payload,
    State: state,
    QueuedAt: queuedAt,
    NextAttemptAt: state === 'queued' ? nextAttemptAt : null,
    Attempts: attempts.map(({ at, status, reason, answer, milliseconds }) => ({
      ...{ At: at, Status: status, Reason: reason, Answer: answer, Milliseconds: milliseconds },
    })),
  }
}
