import { z } from 'zod'
import {
  type ChangeNeeds,
  findSecret,
  noteChange,
  sendDelivery,
  setPassword,
} from '#domain/delivery/change-delivery.server.ts'
import { PART_BYTES } from '#domain/delivery/delivery-model.ts'
import {
  type AddedFile,
  addFile,
  addOriginal,
  receivePart,
  removeFile,
} from '#domain/delivery/receive-files.server.ts'
import { linkPassword } from '#platform/fields/kinds.ts'
import { password, requiredLine } from '#platform/fields/rules.ts'
import { hasRoomFor } from '#platform/files/local-files.server.ts'
import { type CallContext, call } from '#server/calls/call.ts'
import { apiError, invalid, notFound } from '#server/edge/refusals.ts'
import { paths } from '#site/paths.ts'
import type { Services } from '#src/services.server.ts'

const LONGEST_NAME = 200
const File = z.object({ Name: requiredLine(LONGEST_NAME), Bytes: z.int().nonnegative() })
const Original = z.object({ Image: z.int().positive() })
const Password = z.object({ Password: password(linkPassword) })

const at = '/deliveries/:id{[1-9][0-9]{0,8}}'
const ofFile = `${at}/files/:file{[1-9][0-9]{0,8}}`
const editing = { who: 'editor' } as const

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
    summary: 'Sends the link to the client',
    refusals: [404],
    handler: async (context, services) => {
      const isSent = await sendDelivery(needsOf(context, services), numberOf(context))
      void services.emails.run()
      return isSent ? context.body(null, 204) : notFound(context, 'record')
    },
  }),
  call({
    ...{ ...editing, method: 'POST', path: `${at}/files`, body: File, isForm: true },
    summary: 'Announces a file, which is then sent in parts',
    refusals: [404, 422, 503],
    handler: async (context, services, { body: { Name: name, Bytes: bytes } }) => {
      const { files, dataDirectory } = services.config
      if (!(await hasRoomFor(files.kind === 'folder' ? dataDirectory : null, bytes)))
        return apiError(context, 503, 'full', 'The disk has no room for this.')
      const needs = needsOf(context, services)
      return answerAdded(context, needs, await addFile(needs, numberOf(context), { name, bytes }))
    },
  }),
  call({
    ...{ ...editing, method: 'PUT', path: `${ofFile}/parts/:start{[0-9]{1,11}}` },
    summary: 'Stores a part of a file, from that byte; the answer says how many bytes have arrived',
    maxBody: PART_BYTES,
    answer: z.object({ Arrived: z.int() }),
    refusals: [404],
    handler: async (context, { database: { db }, files, deliveryChecks }) => {
      const place = { deliveryId: numberOf(context), fileId: numberOf(context, 'file') }
      const bytes = new Uint8Array(await context.req.arrayBuffer())
      const start = numberOf(context, 'start')
      const arrived = await receivePart({ db, files }, place, { start, bytes })
      if (arrived === null) return notFound(context, 'file')
      void deliveryChecks.trigger()
      return { Arrived: arrived }
    },
  }),
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
      void services.deliveryChecks.trigger()
      return answerAdded(context, needs, added)
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

async function answerAdded(context: CallContext, needs: ChangeNeeds, added: AddedFile) {
  if (added.outcome === 'unknown') return notFound(context, 'record')
  if (added.outcome !== 'added') return invalid(context, { File: added.outcome })
  await noteChange(needs, numberOf(context), { File: added.name })
  return context.json({ Id: added.id }, 201)
}
