import type { Context } from 'hono'
import { z } from 'zod'
import { newsHtml } from '#domain/editorial/news-html.ts'
import { orderHeroes } from '#domain/editorial/order-heroes.server.ts'
import { MOST_SORTED_HEROES } from '#domain/editorial/records.ts'
import { retryEmail } from '#domain/enquiries/editing/inbox-resources.server.ts'
import { findEnquiryFile } from '#domain/enquiries/enquiries.server.ts'
import { findStaffPicture } from '#domain/imaging/edit-pictures.server.ts'
import { allowedWidths, type Picture } from '#domain/imaging/imaging-model.ts'
import { ownsPicture } from '#domain/pending-changes/own-records.server.ts'
import { findAnything } from '#domain/quick-search/find-anything.server.ts'
import { readFields, refuseFields } from '#server/calls/bodies.ts'
import { call } from '#server/calls/call.ts'
import { apiError, notFound } from '#server/edge/refusals.ts'
import { downloadHeaders } from '#server/routes/downloads.ts'
import { answerChange, artistOf, LARGEST_RECORD_BYTES, logAs } from './records.ts'

/** Their addresses name the content; only this browser may cache them, since access needs a session. */
const KEPT_FOR_A_DAY = 'private, max-age=86400'
const NUMBER = /^[1-9]\d{0,8}$/
const POSITION = /^\d{1,4}$/
const HeroIds = z.array(z.int()).max(MOST_SORTED_HEROES)
const HeroOrder = z.strictObject({ Order: HeroIds, Former: HeroIds })
const Preview = z.strictObject({ Body: z.string() })

export const recordDetailCalls = [
  call({
    method: 'POST',
    path: '/news/preview',
    who: 'reader',
    summary: 'The text of a news item as visitors would see it',
    maxBody: LARGEST_RECORD_BYTES,
    body: Preview,
    handler: (_context, _services, { body }) => ({ Html: newsHtml(body.Body) }),
  }),
  call({
    method: 'GET',
    path: '/pictures/:id/:width',
    who: 'reader',
    artists: true,
    summary: 'A picture as WebP in one of its widths, also of what is hidden; for an artist one of their own',
    refusals: [404],
    handler: async (context, { database, readModel, variants }) => {
      const { id, width: requested } = context.req.param()
      const artist = artistOf(context)
      const isTheirs = NUMBER.test(id) && (!artist || (await ownsPicture(database.db, artist, Number(id))))
      if (!isTheirs) return notFound(context, 'picture')
      // Variants of pictures that visitors see exist already.
      const shown = readModel.current().pictures.get(Number(id))
      const picture = shown ?? (await findStaffPicture(database.db, Number(id)))
      const width = picture && allowedWidths(picture).find((allowed) => String(allowed) === requested)
      const bytes = picture && width && (await variants.get(picture, wanted(picture, width)))
      if (!bytes) return notFound(context, 'picture')
      return context.body(bytes, 200, { 'Content-Type': 'image/webp', 'Cache-Control': KEPT_FOR_A_DAY })
    },
  }),
  call({
    method: 'PUT',
    path: '/artists/:id/order',
    who: 'editor',
    summary: 'The order of all works of an artist',
    maxBody: LARGEST_RECORD_BYTES,
    revision: true,
    refusals: [400, 404, 409, 422],
    handler: async (context, services, { revision }) => {
      const { images: Order, ...rest } = (await readFields(context)) ?? {}
      const artists = services.adminRecords.get('artists')
      if (Order === undefined || Object.keys(rest).length > 0 || !artists) return refuseFields(context)
      const id = context.req.param('id')
      return answerChange(context, services, artists, (log) => artists.change(id, revision, { Order }, log))
    },
  }),
  call({
    method: 'POST',
    path: '/heroes/order',
    who: 'editor',
    summary:
      'The order of all heroes, the first of all at the beginning, while they still have the former one',
    body: HeroOrder,
    refusals: [400, 404, 409, 422],
    handler: async (context, services, { body: { Order: order, Former: former } }) => {
      const { db } = services.database
      const heroes = services.adminRecords.get('heroes')
      if (!heroes) return notFound(context, 'record')
      return answerChange(context, services, heroes, (log) => orderHeroes({ db, log }, { order, former }))
    },
  }),
  call({
    method: 'GET',
    path: '/enquiries/:id/files/:position',
    who: 'reader',
    summary: 'A file that came with an enquiry',
    refusals: [404],
    handler: async (context, { database, files }) => {
      const { id, position } = context.req.param()
      const file = POSITION.test(position) && (await findEnquiryFile(database.db, id, Number(position)))
      const bytes = file && (await files.read(file.key))
      return bytes ? context.body(bytes, 200, downloadHeaders(file)) : notFound(context, 'file')
    },
  }),
  call({
    method: 'POST',
    path: '/letters/:id/retry',
    who: 'editor',
    summary: 'Sends an email again that could not be sent',
    refusals: [404, 409],
    handler: async (context, services) => {
      const { database, clock, emails } = services
      const id = context.req.param('id')
      const log = logAs(services, context.get('staff'), 'letters')
      const outcome = await database.db.transaction(async (tx) => {
        const retried = await retryEmail(tx, id, clock.now())
        const details = { State: { from: 'failed', to: 'queued' } }
        if (retried === 'queued') await log.record(tx, { action: 'change', recordId: id, details })
        return retried
      })
      return answerRetry(context, outcome, () => void emails.run())
    },
  }),
]

function wanted({ frames }: Picture, width: number) {
  return { width, format: 'webp', moving: frames > 1 } as const
}

function answerRetry(context: Context, outcome: Awaited<ReturnType<typeof retryEmail>>, sendNow: () => void) {
  if (outcome === 'unknown') return notFound(context, 'letter')
  if (outcome === 'not-failed')
    return apiError(context, 409, 'not_failed', 'This letter was sent, or is on its way.')
  sendNow()
  return context.body(null, 204)
}

/** Longer words find nothing more. */
const LONGEST_WORDS = 100

const Query = z.strictObject({
  q: z.string().max(LONGEST_WORDS),
  language: z.enum(['de', 'en']).default('de'),
})

export const findCalls = [
  call({
    method: 'GET',
    path: '/find',
    // Colleagues are found by owners alone.
    who: 'reader',
    summary: 'Records of every kind whose names contain the words of ?q=, the best kind first',
    query: Query,
    handler: async (context, { readModel, adminRecords, colleagues }, { query }) => {
      const { q: words, language } = query
      const needs = { catalogue: () => readModel.current().catalogue, adminRecords, colleagues }
      const hits = await findAnything(needs, { words, language, role: context.get('staff').role })
      const data = hits.map(({ resource, id, title, more, thumb }) => ({
        Resource: resource,
        Id: id,
        Title: title,
        More: more,
        Thumb: thumb,
      }))
      return { data }
    },
  }),
]
