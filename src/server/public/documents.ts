import type { Context } from 'hono'
import { z } from 'zod'
import { findSavedCollection } from '#domain/collection/saved-collections.server.ts'
import { drawHandOut } from '#domain/hand-outs/draw-hand-out.server.ts'
import {
  collectionHandOut,
  collectionTable,
  type HandOut,
  MOST_PORTFOLIO_WORKS,
  portfolioHandOut,
} from '#domain/hand-outs/hand-out.ts'
import {
  LAYOUTS,
  LONGEST_COVER_NOTE,
  LONGEST_TITLE,
  toCoverNote,
  toCoverTitle,
} from '#domain/hand-outs/hand-outs-model.ts'
import { contactIn } from '#domain/settings/contact.server.ts'
import { openNetworkQueue, type SlotRules } from '#platform/concurrency.ts'
import { networkOf } from '#platform/http/network.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import { type Call, type CallContext, call } from '#server/calls/call.ts'
import { passOf } from '#server/calls/guards.ts'
import { apiError, notFound } from '#server/edge/refusals.ts'
import { streamPieces } from '#server/routes/downloads.ts'
import { ARTIST_PDF, COLLECTION_CSV, COLLECTION_PDF } from '#site/api-paths.ts'
import type { Services } from '#src/services.server.ts'
import { refuseCollection, SavedCollectionId } from './collection.ts'
import { Id } from './requests.ts'

/** One for each processor of a small machine, more would only share them; and one for a network that has none. */
const SLOTS: SlotRules = { most: 3, perNetwork: 2, keptFree: 1 }
/** The last in line waits as long as people wait for a file. */
const WAITING: SlotRules = { most: 20, perNetwork: 8, keptFree: 6 }
/** Far beyond what 500 new pictures take; then a slow reader has had its turn. */
const LONGEST_TURN_MS = 120_000
/** Sooner than elsewhere, because there are few places: a file that nobody reads is broken off. */
export const PDF_UNREAD_MS = 30_000
const RETRY_AFTER_SECONDS = 15

const FILE_NAMES: Record<Language, string> = { de: 'zeichner-auswahl', en: 'zeichner-collection' }

const Wishes = z.object({
  lang: z.enum(LANGUAGES).optional(),
  layout: z.enum(LAYOUTS).default('sheet'),
  title: z.string().transform(toCoverTitle).pipe(z.string().max(LONGEST_TITLE)).default(''),
  note: z.string().transform(toCoverNote).pipe(z.string().max(LONGEST_COVER_NOTE)).default(''),
})

export function documentCalls(): Call[] {
  const acquireSlot = openNetworkQueue(SLOTS, WAITING)
  return [
    call({
      method: 'GET',
      path: COLLECTION_PDF,
      who: 'link-holder',
      summary:
        'A collection that was saved for sharing as PDF, in its own language unless asked for another: a contact sheet, or one or two pictures a page; with a title or a note of one’s own on a cover',
      params: SavedCollectionId,
      query: Wishes,
      answered: SHEET,
      refusals: [400, 403, 404, 410, 503],
      handler: (context, services, { params, query }) =>
        answerSheet(context, services, acquireSlot, params.id, query),
    }),
    call({
      method: 'POST',
      path: COLLECTION_PDF,
      who: 'link-holder',
      summary: 'The same with the wishes in a form, for titles and notes too long for an address',
      params: SavedCollectionId,
      body: Wishes,
      bodyTypes: ['application/x-www-form-urlencoded'],
      answered: SHEET,
      refusals: [400, 403, 404, 410, 413, 503],
      handler: (context, services, { params, body }) =>
        answerSheet(context, services, acquireSlot, params.id, body),
    }),
    call({
      method: 'GET',
      path: ARTIST_PDF,
      who: 'public',
      summary: `The first ${MOST_PORTFOLIO_WORKS} works of an artist as PDF behind a cover with what buyers ask first: two a page, or one, or a contact sheet`,
      params: z.object({ ArtistId: Id }),
      query: z.object({ lang: z.enum(LANGUAGES).default('de'), layout: z.enum(LAYOUTS).default('two') }),
      answered: { type: 'application/pdf', description: 'A4, with title and links of each picture' },
      refusals: [400, 404, 503],
      handler: (context, services, { params, query: { lang: language, layout } }) => {
        const { readModel, clock, origin } = services
        const { catalogue, settings } = readModel.current()
        const artist = catalogue.artistsById.get(params.ArtistId)
        if (!artist) return notFound(context, 'artist')
        const works = catalogue.imagesByArtist.get(artist.id) ?? []
        const contact = contactIn(settings, language)
        const options = { language, layout, now: clock.now(), origin, contact }
        const handOut = portfolioHandOut(artist, works, options)
        return answerPdf(context, services, { acquireSlot, handOut, fileName: `${artist.code}.pdf` })
      },
    }),
    call({
      method: 'GET',
      path: COLLECTION_CSV,
      who: 'link-holder',
      summary:
        'A collection that was saved for sharing as a table, in its own language unless asked for another: number, artist, title, description, note, web address, format, technique',
      params: SavedCollectionId,
      query: z.object({ lang: z.enum(LANGUAGES).optional() }),
      answered: {
        type: 'text/csv',
        description:
          'CSV in UTF-8 with byte order mark, separated as spreadsheets of that language expect it',
      },
      refusals: [400, 403, 404, 410],
      handler: async (context, { readModel, database, clock, origin }, { params: { id }, query }) => {
        const { catalogue } = readModel.current()
        const found = await findSavedCollection(database.db, catalogue, id, clock.now(), passOf(context, id))
        context.header('Cache-Control', 'no-store')
        if (found.outcome !== 'found') return refuseCollection(context, found.outcome)
        const { collection } = found
        const language = query.lang ?? collection.language
        return context.body(collectionTable(collection, { catalogue, language, origin }), 200, {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${FILE_NAMES[language]}.csv"`,
        })
      },
    }),
  ]
}

const SHEET = {
  type: 'application/pdf',
  description: 'A4, numbered, with artist, title, links and note of each picture',
}

type AcquireSlot = ReturnType<typeof openNetworkQueue>

async function answerSheet(
  context: CallContext,
  services: Services,
  acquireSlot: AcquireSlot,
  id: string,
  { lang, layout, ...words }: z.infer<typeof Wishes>,
) {
  const { readModel, database, clock, origin } = services
  const now = clock.now()
  const { catalogue, settings } = readModel.current()
  const found = await findSavedCollection(database.db, catalogue, id, now, passOf(context, id))
  context.header('Cache-Control', 'no-store')
  if (found.outcome !== 'found') return refuseCollection(context, found.outcome)
  const { collection } = found
  const language = lang ?? collection.language
  const contact = contactIn(settings, language)
  const handOut = collectionHandOut(collection, words, { language, layout, now, origin, contact })
  return answerPdf(context, services, { acquireSlot, handOut, fileName: `${FILE_NAMES[language]}.pdf` })
}

type Pdf = {
  acquireSlot: AcquireSlot
  handOut: HandOut
  fileName: string
}

async function answerPdf(
  context: Context,
  { variants, log }: Pick<Services, 'variants' | 'log'>,
  { acquireSlot, handOut, fileName }: Pdf,
) {
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${fileName}"`,
  }
  context.header('Cache-Control', 'no-store')
  if (context.req.method === 'HEAD') return context.body(null, 200, headers)
  const turn = acquireSlot(networkOf(context.get('networkAddress')))
  if (!turn) {
    context.header('Retry-After', String(RETRY_AFTER_SECONDS))
    return apiError(
      context,
      503,
      'busy',
      'Too many PDFs are being made at once. Please try again in a moment.',
    )
  }
  const leave = await turn
  const longest = setTimeout(leave, LONGEST_TURN_MS).unref()
  const onEnd = () => {
    clearTimeout(longest)
    leave()
  }
  return context.body(
    streamPieces(drawHandOut(handOut, { variants, log }), {
      onEnd,
      connection: context.env?.outgoing,
      unreadMs: PDF_UNREAD_MS,
      log,
      failureEvent: 'sheet.failed',
    }),
    200,
    headers,
  )
}
