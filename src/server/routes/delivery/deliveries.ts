import { type Context, Hono } from 'hono'
import { noteHandedOver, startDownload } from '#domain/delivery/visiting/count-download.server.ts'
import { type Download, openDownload } from '#domain/delivery/visiting/open-download.server.ts'
import { readPieces } from '#domain/delivery/zip/pieces.server.ts'
import { matchesTag } from '#platform/http/etag.ts'
import { bothLanguages } from '#server/errors/error-page.ts'
import { rangeHeader } from '#server/http/answer-in-parts.ts'
import { readRange } from '#server/http/byte-range.ts'
import { downloadHeaders } from '#server/http/download-headers.ts'
import { streamPieces } from '#server/http/stream-pieces.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import { DOWNLOAD_PATH, PASS_PARAMETER } from '#site/paths/delivery-paths.ts'
import type { Services } from '#src/services.server.ts'

type Needs = Pick<Services, 'database' | 'files' | 'clock' | 'log' | 'origin'>
type DownloadContext = Context<{ Variables: RequestVariables }>

const REFUSALS = {
  unknown: [404, 'Diese Datei gibt es hier nicht.', 'There is no such file here.'],
  ended: [
    410,
    'Diese Lieferung ist beendet. Bitte wenden Sie sich an die Agentur.',
    'This delivery has ended. Please contact the agency.',
  ],
  forbidden: [
    403,
    'Dieser Download-Link gilt nicht mehr. Bitte öffnen Sie die Seite der Lieferung noch einmal.',
    'This download link is no longer valid. Please open the page of the delivery again.',
  ],
  spent: [
    410,
    'Alle erlaubten Downloads sind verbraucht. Bitte wenden Sie sich an die Agentur.',
    'All permitted downloads have been used. Please contact the agency.',
  ],
} as const

/** The files of deliveries. Their addresses prove themselves, so that programs without cookies go on after a break. */
export function deliveryRoutes(needs: Needs): Hono<{ Variables: RequestVariables }> {
  const app = new Hono<{ Variables: RequestVariables }>()
  app.get(DOWNLOAD_PATH, async (context) => {
    const secret = context.req.param('id') ?? ''
    const what = context.req.param('what') ?? ''
    const pass = context.req.query(PASS_PARAMETER) ?? ''
    const place = { db: needs.database.db, now: needs.clock.now() }
    const opened = await openDownload(place, { secret, what, pass })
    return opened.outcome === 'found' ? answer(needs, context, opened.download) : refuse(opened.outcome)
  })
  return app
}

async function answer(needs: Needs, context: DownloadContext, download: Download): Promise<Response> {
  const { tag, size, pieces } = download
  const headers = {
    ...downloadHeaders(download),
    ETag: `"${tag}"`,
    'Accept-Ranges': 'bytes',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  }
  if (matchesTag(context.req.header('If-None-Match'), tag))
    return new Response(null, { status: 304, headers })
  const range = readRange(rangeHeader(context, tag), size)
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } })
  const { first, last } = range ?? { first: 0, last: size - 1 }
  const sent = { ...headers, 'Content-Length': String(last - first + 1) }
  if (context.req.method === 'HEAD') return new Response(null, { headers: sent })
  const { database, clock, files, log, origin } = needs
  const started = await startDownload(
    { db: database.db, origin },
    download.row,
    { ...download, firstByte: first },
    clock.now(),
  )
  if (!started) return refuse('spent')
  let handedOver = 0
  const counted = countBytes(readPieces(files, pieces, { first, last }), (bytes) => {
    handedOver += bytes
  })
  const body = streamPieces(counted, {
    onEnd: () =>
      void noteHandedOver(database.db, started.downloadId, handedOver, clock.now()).catch((error) =>
        log.error({ error: String(error) }, 'delivery.not-noted'),
      ),
    log,
    failureEvent: 'delivery.failed',
  })
  if (!range) return new Response(body, { headers: sent })
  const part = { ...sent, 'Content-Range': `bytes ${first}-${last}/${size}` }
  return new Response(body, { status: 206, headers: part })
}

/** A piece counts when the next one is asked for: then it was taken. */
async function* countBytes(
  pieces: AsyncGenerator<Uint8Array<ArrayBuffer>, undefined>,
  onTaken: (bytes: number) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  for await (const piece of pieces) {
    yield piece
    onTaken(piece.length)
  }
}

function refuse(reason: keyof typeof REFUSALS): Response {
  const [status, de, en] = REFUSALS[reason]
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  }
  return new Response(bothLanguages(de, en), { status, headers })
}
