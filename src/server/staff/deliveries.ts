import { z } from 'zod'
import {
  type ChangeNeeds,
  findSecret,
  noteChange,
  setPassword,
} from '#domain/delivery/change-delivery.server.ts'
import { addOriginal, removeFile } from '#domain/delivery/receive-files.server.ts'
import { endDelivery, sendDelivery } from '#domain/delivery/send-delivery.server.ts'
import { linkPassword } from '#platform/fields/kinds.ts'
import { password } from '#platform/fields/rules.ts'
import { readRevision } from '#server/calls/bodies.ts'
import { type CallContext, call } from '#server/calls/call.ts'
import { apiError, invalid, notFound } from '#server/edge/refusals.ts'
import { paths } from '#site/paths.ts'
import type { Services } from '#src/services.server.ts'
import { answerStale } from './records.ts'
import { tusCalls } from './uploads.ts'

const Original = z.object({ Image: z.int().positive() })
const Password = z.object({ Password: password(linkPassword) })

const at = '/deliveries/:id{[1-9][0-9]{0,8}}'
const ofFile = `${at}/files/:file{[1-9][0-9]{0,8}}`
const editing = { who: 'editor' } as const

const NOT_SENT = {
  'no-files': ['no_files', 'This delivery has no whole file yet.'],
  ended: ['ended', 'This delivery has ended.'],
  'just-sent': ['just_sent', 'This was sent less than a minute ago.'],
} as const

export const deliveryCalls = [
  call({
    ...{ ...editing, method: 'GET', path: `${at}/link` },
    summary: 'The address for the client',
    refusals: [404],
    handler: async (context, { database, origin, adminRecords }) => {
      const record = await adminRecords.get('deliveries')?.find(context.req.param('id'))
      const secret = record && (await findSecret(database.db, numberOf(context)))
      if (!record || !secret) return notFound(context, 'record')
      const language = record.Language === 'en' ? 'en' : 'de'
      return { Link: origin + paths.delivery(language, secret) }
    },
  }),
  call({
    ...{ ...editing, method: 'PUT', path: `${at}/password`, body: Password, isForm: true },
    summary: 'Sets the password; an empty one removes it',
    refusals: [404, 503],
    handler: async (context, services, { body }) => {
      const needs = { ...needsOf(context, services), linkPasswords: services.linkPasswords }
      const setting = await setPassword(needs, numberOf(context), body.Password)
      if (setting.outcome === 'busy') {
        context.header('Retry-After', String(setting.retryAfterSeconds))
        return apiError(context, 503, 'busy', 'Too many passwords are being set; please try again.')
      }
      return setting.outcome === 'done' ? context.body(null, 204) : notFound(context, 'record')
    },
  }),
  call({
    ...{ ...editing, method: 'POST', path: `${at}/send` },
    summary: 'Sends the link to the client, once for each Idempotency-Key; If-Match may name the revision',
    refusals: [404, 409],
    handler: async (context, services) => {
      const { req } = context
      const revision = req.header('If-Match') === undefined ? null : (readRevision(context) ?? '')
      const wanted = { revision, key: req.header('Idempotency-Key') ?? null }
      const sending = await sendDelivery(needsOf(context, services), numberOf(context), wanted)
      if (sending.outcome === 'sent') {
        void services.emails.run()
        return context.body(null, 204)
      }
      if (sending.outcome === 'unknown') return notFound(context, 'record')
      if (sending.outcome === 'stale') return answerStale(context, sending.current)
      const [code, message] = NOT_SENT[sending.outcome]
      return apiError(context, 409, code, message)
    },
  }),
  call({
    ...{ ...editing, method: 'POST', path: `${at}/end` },
    summary: 'Ends a delivery now',
    refusals: [404],
    handler: async (context, services) =>
      (await endDelivery(needsOf(context, services), numberOf(context)))
        ? context.body(null, 204)
        : notFound(context, 'record'),
  }),
  ...tusCalls({ path: `${at}/files`, file: ofFile, metadata: 'filename' }, (context, { receiveDelivery }) =>
    receiveDelivery(context.req.raw, { staff: context.get('staff'), deliveryId: numberOf(context) }),
  ),
  call({
    ...{ ...editing, method: 'POST', path: `${at}/originals`, body: Original, isForm: true },
    summary: 'Adds a copy of the original of a work',
    refusals: [404, 422],
    handler: async (context, services, { body: { Image: imageId } }) => {
      const image = await services.adminRecords.get('images')?.find(String(imageId))
      if (!image) return invalid(context, { Image: 'unknown' })
      const needs = { ...needsOf(context, services), files: services.files }
      const work = { imageId, title: String(image.TitleDe || image.TitleEn) }
      const added = await addOriginal(needs, numberOf(context), work)
      if (added.outcome === 'unknown') return notFound(context, 'record')
      if (added.outcome !== 'added') return invalid(context, { File: added.outcome })
      void services.deliveryChecks.trigger()
      await noteChange(needs, numberOf(context), { File: added.name })
      return context.json({ Id: added.id }, 201)
    },
  }),
  call({
    ...{ ...editing, method: 'DELETE', path: ofFile },
    summary: 'Removes a file',
    refusals: [404],
    handler: async (context, services) => {
      const needs = needsOf(context, services)
      const name = await removeFile(needs.db, numberOf(context), numberOf(context, 'file'))
      if (name === null) return notFound(context, 'file')
      await noteChange(needs, numberOf(context), { File: { from: name } })
      return context.body(null, 204)
    },
  }),
]

function needsOf(context: CallContext, { database, clock }: Services): ChangeNeeds {
  return { db: database.db, now: clock.now(), staff: context.get('staff') }
}

function numberOf(context: CallContext, name = 'id'): number {
  return Number(context.req.param(name))
}
