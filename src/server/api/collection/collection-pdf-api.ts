import { createRoute, z } from '@hono/zod-openapi'
import { drawContactSheet } from '#domain/collection/contact-sheet/contact-sheet.server.ts'
import { findSavedCollection } from '#domain/collection/saved-collections.server.ts'
import { contactIn } from '#domain/settings/contact.server.ts'
import { openSemaphore, type ReleasePermit } from '#platform/concurrency/semaphore.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import type { Log } from '#platform/log.ts'
import type { Api, ApiNeeds } from '#server/api/api-needs.ts'
import { refused } from '#server/api/describe.ts'
import { apiError } from '#server/errors/errors.ts'
import { COLLECTION_PDF } from '#site/api-paths.ts'
import { paths } from '#site/paths.ts'
import { refuseCollection, SavedCollectionId } from './collection-api.ts'

/** One for each processor of a small machine; more would only share them. */
const SHEETS_AT_ONCE = 2
/** The last in line waits as long as people wait for a file. */
const LONGEST_LINE = 20
/** Far beyond what 500 new pictures take; then a reader that does not read has had its turn. */
const LONGEST_TURN_MS = 120_000
const RETRY_AFTER_SECONDS = 15
const FILE_NAMES: Record<Language, string> = { de: 'zeichner-auswahl.pdf', en: 'zeichner-collection.pdf' }

const sheet = createRoute({
  method: 'get',
  path: COLLECTION_PDF,
  summary:
    'A contact sheet of a collection that was saved for sharing, in its own language unless asked for another',
  request: { params: SavedCollectionId, query: z.object({ lang: z.enum(LANGUAGES).optional() }) },
  responses: {
    200: {
      description: 'A4, numbered, with artist, title, link and note of each picture',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    400: refused(400),
    404: refused(404),
    410: refused(410),
    503: refused(503),
  },
})

/** Saved collections on paper. */
export function addCollectionPdfApi(
  api: Api,
  { readModel, database, clock, variants, origin, log }: ApiNeeds,
): void {
  const acquirePermit = openSemaphore({
    permits: SHEETS_AT_ONCE,
    longestQueue: LONGEST_LINE,
    longestHoldMs: LONGEST_TURN_MS,
  })
  const { host } = new URL(origin)

  api.openapi(sheet, async (context) => {
    const now = clock.now()
    const { id } = context.req.valid('param')
    const { catalogue, settings } = readModel.current()
    const found = await findSavedCollection(database.db, catalogue, id, now)
    context.header('Cache-Control', 'no-store')
    if (found.outcome !== 'found') return refuseCollection(context, found.outcome)
    const { collection } = found
    const language = context.req.valid('query').lang ?? collection.language
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${FILE_NAMES[language]}"`,
    }
    if (context.req.method === 'HEAD') return context.body(null, 200, headers)
    const turn = acquirePermit()
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
    const linkTo = ({ id: imageId, artistCode }: { id: number; artistCode: string }) => {
      const path = paths.artist(language, artistCode)
      return { shown: host + path, address: `${origin}${path}?bild=${imageId}` }
    }
    const { images, withdrawn } = collection
    const contact = contactIn(settings, language)
    const content = { images, withdrawn, language, now, linkTo, contact, host }
    const pieces = drawContactSheet(content, { variants, log })
    return context.body(streamIn(pieces, leave, log), 200, headers)
  })
}

type Bytes = Uint8Array<ArrayBuffer>

/** Each piece is made when the one before was taken. The turn is over with the last one, or when the client is gone. */
function streamIn(
  pieces: AsyncGenerator<Bytes, undefined>,
  leave: ReleasePermit,
  log: Log,
): ReadableStream<Bytes> {
  return new ReadableStream<Bytes>(
    {
      pull: async (controller) => {
        try {
          const { value } = await pieces.next()
          if (value) return controller.enqueue(value)
          controller.close()
        } catch (error) {
          // The answer has begun: all that can still be said is that it broke off.
          log.error({ error: describeError(error) }, 'sheet.failed')
          controller.error(error)
        }
        leave()
      },
      cancel: async () => {
        leave()
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

function describeError(error: unknown) {
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
}
