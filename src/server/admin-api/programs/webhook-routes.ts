import type { Context } from 'hono'
import { DeliveryList, ToldSecret, WebhookFields, WebhookList } from '#domain/webhooks/model.ts'
import { recordTest } from '#domain/webhooks/record-event.server.ts'
import { type Delivery, listDeliveries, resendDelivery } from '#domain/webhooks/sending/deliveries.server.ts'
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  renewSecret,
} from '#domain/webhooks/webhooks.server.ts'
import { inPascalCase } from '#platform/records/in-pascal-case.ts'
import { route } from '#server/admin-api/staff-route.ts'
import { apiError, invalid, notFound } from '#server/errors/errors.ts'
import type { Services } from '#src/services.server.ts'

const WEBHOOK = '/webhooks/:id'
/** Where a program's data goes to is for owners to decide, and never for a program. */
const owner = { role: 'owner' } as const

export const webhookRoutes = [
  route({
    ...{ method: 'GET', path: '/webhooks', ...owner },
    summary: 'The programs that are told of events',
    answer: WebhookList,
    handler: async (context, { database }) => context.json({ data: await listWebhooks(database.db) }),
  }),
  route({
    ...{ method: 'POST', path: '/webhooks', ...owner },
    summary: 'Adds one; answers the secret that signs, which is told once',
    body: WebhookFields,
    isForm: true,
    answer: ToldSecret,
    handler: async (context, services, { body }) => {
      if (!services.webhooks.hosts.isAllowed(new URL(body.Url))) return invalid(context, { Url: 'pattern' })
      const added = await addWebhook(storing(services), context.get('staff'), body)
      if (!added) return apiError(context, 409, 'too_many_webhooks', 'Please remove a webhook first.')
      await services.webhooks.announce()
      return context.json({ Id: added.id, Secret: added.secret }, 201)
    },
  }),
  route({
    ...{ method: 'PUT', path: WEBHOOK, ...owner },
    summary: 'Changes one',
    body: WebhookFields,
    isForm: true,
    handler: async (context, services, { body }) => {
      if (!services.webhooks.hosts.isAllowed(new URL(body.Url))) return invalid(context, { Url: 'pattern' })
      const { id } = context.req.param()
      const isChanged = await changeWebhook(storing(services), context.get('staff'), id, body)
      await services.webhooks.announce()
      return answerDone(context, isChanged)
    },
  }),
  route({
    ...{ method: 'DELETE', path: WEBHOOK, ...owner },
    summary: 'Removes one, with all that waits for it',
    handler: async (context, services) => {
      const { id } = context.req.param()
      return answerDone(context, await removeWebhook(storing(services), context.get('staff'), id))
    },
  }),
  route({
    ...{ method: 'POST', path: `${WEBHOOK}/secret`, ...owner },
    summary: 'Another secret, told once; the former one signs as well for a day',
    answer: ToldSecret,
    handler: async (context, services) => {
      const { id } = context.req.param()
      const secret = await renewSecret(storing(services), context.get('staff'), id)
      return secret ? context.json({ Id: id, Secret: secret }) : notFound(context, 'webhook')
    },
  }),
  route({
    ...{ method: 'POST', path: `${WEBHOOK}/test`, ...owner },
    summary: 'Sends an event to try it by',
    handler: async (context, { database, clock }) =>
      answerDone(context, await recordTest(database.db, context.req.param('id'), clock.now())),
  }),
  route({
    ...{ method: 'GET', path: `${WEBHOOK}/deliveries`, ...owner },
    summary: 'What it was sent, newest first, with each attempt',
    answer: DeliveryList,
    handler: async (context, { database }) => {
      const deliveries = await listDeliveries(database.db, context.req.param('id'))
      return context.json({ data: deliveries.map(toEntity) })
    },
  }),
  route({
    ...{ method: 'POST', path: `${WEBHOOK}/deliveries/:delivery/resend`, ...owner },
    summary: 'Sends one of these again, under its id',
    handler: async (context, { database, clock }) => {
      const { id, delivery } = context.req.param()
      return answerDone(context, await resendDelivery(database.db, id, delivery, clock.now()))
    },
  }),
]

function storing({ database, clock }: Services) {
  return { db: database.db, clock }
}

function answerDone(context: Context, isDone: boolean): Response {
  return isDone ? context.body(null, 204) : notFound(context, 'webhook')
}

function toEntity({ id, kind, payload, state, queuedAt, nextAttemptAt, attempts }: Delivery) {
  return inPascalCase({
    ...{ id, kind, payload, state, queuedAt, attempts: attempts.map(inPascalCase) },
    nextAttemptAt: state === 'queued' ? nextAttemptAt : null,
  })
}
