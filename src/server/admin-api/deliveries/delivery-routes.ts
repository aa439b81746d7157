import type { Context } from 'hono'
import { z } from 'zod'
import {
  addDeliveryFile,
  addDeliveryOriginal,
  findSecret,
  removeDeliveryFile,
  sendDelivery,
  setPassword,
} from '#domain/delivery/change-delivery.server.ts'
import { LARGEST_FILE_BYTES, PART_BYTES } from '#domain/delivery/model.ts'
import { type AddedFile, receivePart } from '#domain/delivery/receiving/receive-files.server.ts'
import { hasRoomFor } from '#platform/files/has-room-for.server.ts'
import { LINK_PASSWORD } from '#platform/rate-limits/try-password.server.ts'
import { LARGEST_NUMBER } from '#platform/records/kinds.ts'
import { requiredLine } from '#platform/records/rules.ts'
import { route, type StaffContext } from '#server/admin-api/staff-route.ts'
import { apiError, invalid, notFound } from '#server/errors/errors.ts'
import { paths } from '#site/paths.ts'
import type { Services } from '#src/services.server.ts'

const LONGEST_NAME = 200
const File = z.object({ Name: requiredLine(LONGEST_NAME), Bytes: z.int().nonnegative() })
const Original = z.object({ Image: z.int().positive() })
const Password = z.object({
  Password: z.union([z.literal(''), z.string().min(LINK_PASSWORD.shortest).max(LINK_PASSWORD.longest)]),
})
const NUMBER = /^\d{1,15}$/

const at = '/deliveries/:id'

/** What staff do with a delivery besides editing the record: its files, its password, its link. */
export const deliveryRoutes = [
  route({
    ...{ method: 'GET', path: `${at}/link`, role: 'editor' },
    summary: 'The address for the client',
    handler: async (context, { database, origin, adminRecords }) => {
      const record = await adminRecords.get('deliveries')?.find(context.req.param('id'))
      const secret = record && (await findSecret(database.db, numberOf(context, 'id')))
      if (!record || !secret) return notFound(context, 'record')
      const language = record.Language === 'en' ? 'en' : 'de'
      return context.json({ Link: origin + paths.delivery(language, secret) })
    },
  }),
  route({
    ...{ method: 'PUT', path: `${at}/password`, role: 'editor' },
    summary: 'Sets the password; an empty one removes it',
    handler: async (context, services) => {
      const given = Password.safeParse(await context.req.json().catch(() => null))
      if (!given.success) return invalid(context, { Password: `shortest:${LINK_PASSWORD.shortest}` })
      const isSet = await setPassword(
        needsOf(context, services),
        numberOf(context, 'id'),
        given.data.Password,
      )
      return isSet ? context.body(null, 204) : notFound(context, 'record')
    },
  }),
  route({
    ...{ method: 'POST', path: `${at}/send`, role: 'editor' },
    summary: 'Sends the link to the client',
    handler: async (context, services) => {
      if (!(await sendDelivery(needsOf(context, services), numberOf(context, 'id'))))
        return notFound(context, 'record')
      void services.emails.run()
      return context.body(null, 204)
    },
  }),
  route({
    ...{ method: 'POST', path: `${at}/files`, role: 'editor' },
    summary: 'Announces a file, which is then sent in parts',
    handler: async (context, services) => {
      const given = File.safeParse(await context.req.json().catch(() => null))
      if (!given.success) return invalid(context, { Name: 'required' })
      const { Name: name, Bytes: bytes } = given.data
      const { config } = services
      const disk = config.files.kind === 'folder' ? config.dataDirectory : null
      if (!(await hasRoomFor(disk, bytes)))
        return apiError(context, 503, 'full', 'The disk has no room for this.')
      const added = await addDeliveryFile(needsOf(context, services), numberOf(context, 'id'), {
        name,
        bytes,
      })
      return answerAdded(context, added)
    },
  }),
  route({
    ...{ method: 'PUT', path: `${at}/files/:file/parts/:start`, role: 'editor' },
    summary: 'Stores a part of a file, from that byte; the answer says how many bytes have arrived',
    maxBody: PART_BYTES,
    handler: async (context, services) => {
      const place = { deliveryId: numberOf(context, 'id'), fileId: numberOf(context, 'file') }
      const part = {
        start: numberOf(context, 'start', LARGEST_FILE_BYTES),
        bytes: new Uint8Array(await context.req.arrayBuffer()),
      }
      const { database, files } = services
      const received = await receivePart({ db: database.db, files }, place, part)
      if (received.outcome === 'unknown') return notFound(context, 'file')
      void services.deliveryChecks.trigger()
      return context.json({ Arrived: received.arrived })
    },
  }),
  route({
    ...{ method: 'POST', path: `${at}/originals`, role: 'editor' },
    summary: 'Adds a copy of the original of a work',
    handler: async (context, services) => {
      const given = Original.safeParse(await context.req.json().catch(() => null))
      const imageId = given.data?.Image
      const image = imageId && (await services.adminRecords.get('images')?.find(String(imageId)))
      if (!imageId || !image) return invalid(context, { Image: 'unknown' })
      const title = String(image.TitleDe || image.TitleEn)
      const needs = { ...needsOf(context, services), files: services.files }
      const added = await addDeliveryOriginal(needs, numberOf(context, 'id'), { imageId, title })
      void services.deliveryChecks.trigger()
      return answerAdded(context, added)
    },
  }),
  route({
    ...{ method: 'DELETE', path: `${at}/files/:file`, role: 'editor' },
    summary: 'Removes a file',
    handler: async (context, services) =>
      (await removeDeliveryFile(
        needsOf(context, services),
        numberOf(context, 'id'),
        numberOf(context, 'file'),
      ))
        ? context.body(null, 204)
        : notFound(context, 'file'),
  }),
]

function needsOf(context: StaffContext, { database, clock }: Services) {
  return { db: database.db, now: clock.now(), staff: context.get('staff') }
}

/** 0, which nothing has, for what is no id. */
function numberOf(context: Context, name: string, largest = LARGEST_NUMBER): number {
  const text = context.req.param(name) ?? ''
  return NUMBER.test(text) && Number(text) <= largest ? Number(text) : 0
}

function answerAdded(context: Context, added: AddedFile): Response {
  if (added.outcome === 'added') return context.json({ Id: added.id }, 201)
  return added.outcome === 'unknown' ? notFound(context, 'record') : invalid(context, { File: added.outcome })
}
