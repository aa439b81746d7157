import type { ServerResponse } from 'node:http'
import { type Context, Hono } from 'hono'
import {
  noteHandedOver,
  type Started,
  startDownload,
  takeBackByte,
} from '#domain/delivery/count-download.server.ts'
import { readPieces } from '#domain/delivery/lay-out-zip.server.ts'
import { type Download, openDownload } from '#domain/delivery/open-download.server.ts'
import { openThumbnail } from '#domain/delivery/thumbnails.server.ts'
import german from '#messages/delivery.de.json' with { type: 'json' }
import english from '#messages/delivery.en.json' with { type: 'json' }
import { type AcquireSlot, openNetworkQueue, type SlotRules } from '#platform/concurrency.ts'
import { BUSY_FOR_SECONDS } from '#platform/http/form-fields.ts'
import { networkOf } from '#platform/http/network.ts'
import { bothLanguages } from '#server/edge/refusals.ts'
import { type Bindings, type RequestVariables, readCookie } from '#server/edge/request.ts'
import { DELIVERY_COOKIE, DOWNLOAD_PATH, PASS_PARAMETER, THUMBNAIL_PATH } from '#site/further-paths.ts'
import type { Services } from '#src/services.server.ts'
import { choosePart, downloadHeaders, respondWithRange, streamPieces } from './downloads.ts'

type DeliveriesNeeds = Pick<Services, 'database' | 'files' | 'clock' | 'log' | 'origin'>
type DownloadEnv = { Bindings: Bindings; Variables: RequestVariables }
type DownloadContext = Context<DownloadEnv>

const REFUSALS = {
  unknown: [404, 'delivery_unknown_text'],
  ended: [410, 'delivery_ended_text'],
  forbidden: [403, 'delivery_forbidden'],
  spent: [410, 'delivery_spent'],
  busy: [503, 'delivery_busy'],
} as const satisfies Record<string, [number, keyof typeof german]>

/** Many requests at once may hand over so much each beyond what a download may give. */
const NOTED_AT_BYTES = 4 * 1024 * 1024
/** Each holds some 100 kB and reads from the disk or the bucket. An office behind one address shares its part. */
export const DOWNLOAD_SLOTS: SlotRules = { most: 100, perNetwork: 20, keptFree: 30 }

/** nginx would else take a gigabyte at once, and then nothing until its reader has that. */
const AT_READERS_SPEED = { 'X-Accel-Buffering': 'no' }
const UNLISTED = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
const KEPT_FOR_AN_HOUR = 'private, max-age=3600'
const THUMBNAIL_HEADERS = {
  ...downloadHeaders({ name: 'thumbnail.webp', contentType: 'image/webp' }),
  ...UNLISTED,
  'Cache-Control': KEPT_FOR_AN_HOUR,
}

/** The files of deliveries. Their addresses prove themselves, so that programs without cookies go on after a break. */
export function deliveryRoutes(needs: DeliveriesNeeds): Hono<DownloadEnv> {
  const app = new Hono<DownloadEnv>()
  const acquireSlot = openNetworkQueue(DOWNLOAD_SLOTS)
  app.get(DOWNLOAD_PATH, async (context) => {
    const secret = context.req.param('id') ?? ''
    const what = context.req.param('what') ?? ''
    const pass = context.req.query(PASS_PARAMETER) ?? ''
    const place = { db: needs.database.db, now: needs.clock.now() }
    const opened = await openDownload(place, { secret, what, pass })
    return opened.outcome === 'found'
      ? answer({ ...needs, acquireSlot }, context, opened.download)
      : refuse(opened.outcome)
  })
  app.get(THUMBNAIL_PATH, async (context) => {
    const secret = context.req.param('id') ?? ''
    const fileId = context.req.param('what') ?? ''
    const cookie = readCookie(context.req.header('Cookie') ?? '', DELIVERY_COOKIE)
    const place = { db: needs.database.db, files: needs.files, now: needs.clock.now() }
    const opened = await openThumbnail(place, { secret, fileId, cookie })
    return opened.outcome === 'found'
      ? respondWithRange(context, { ...opened, headers: THUMBNAIL_HEADERS })
      : refuse(opened.outcome)
  })
  return app
}

async function answer(
  {
    database: { db },
    clock,
    files,
    log,
    origin,
    acquireSlot,
  }: DeliveriesNeeds & { acquireSlot: AcquireSlot },
  context: DownloadContext,
  download: Download,
): Promise<Response> {
  const headers = { ...downloadHeaders(download), ...UNLISTED, ...AT_READERS_SPEED }
  const part = choosePart(context, { ...download, headers })
  if (part instanceof Response) return part
  if (context.req.method === 'HEAD') return new Response(null, part)
  const request = { ...download, first: part.first, last: part.last }
  const release = await acquireSlot(networkOf(context.get('networkAddress')))
  if (!release) return refuse('busy')
  let started: Started = null
  try {
    started = await startDownload({ db, origin }, download.row, request, clock.now())
  } finally {
    if (!started) release()
  }
  if (!started) return refuse('spent')
  const { downloadId } = started
  let [first, unnoted] = [part.first, 0]
  const note = (endedAt?: Date) => {
    const noted = { first, bytes: unnoted }
    first += unnoted
    unnoted = 0
    return noteHandedOver(db, downloadId, noted, endedAt)
  }
  const tell = (error: unknown) => log.error({ error: String(error) }, 'delivery.not-noted')
  const counted = countBytes(readPieces(files, download.pieces, part), async (bytes) => {
    unnoted += bytes
    if (unnoted >= NOTED_AT_BYTES && !(await note())) throw new Error('The download gave all that it may.')
  })
  const connection = context.env?.outgoing
  const onEnd = () => {
    release()
    const noted = note(clock.now())
    noted.catch(tell)
    if (first > part.last)
      onLost(connection, () => void noted.then(() => takeBackByte(db, downloadId, part.last)).catch(tell))
  }
  const body = streamPieces(counted, { onEnd, connection, log, failureEvent: 'delivery.failed' })
  return new Response(body, part)
}

/** A piece counts when the next one is asked for: then it was taken. */
async function* countBytes(
  pieces: AsyncGenerator<Uint8Array<ArrayBuffer>, undefined>,
  onTaken: (bytes: number) => Promise<void>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  for await (const piece of pieces) {
    yield piece
    await onTaken(piece.length)
  }
}

/** The system loses what it was still to send. A client that has asked for something else meanwhile does not count. */
function onLost(connection: ServerResponse | undefined, callback: () => void): void {
  const socket = connection?.socket
  const bytesRead = socket?.bytesRead
  socket?.once('close', (isBroken) => {
    if (isBroken && socket.bytesRead === bytesRead) callback()
  })
}

function refuse(reason: keyof typeof REFUSALS): Response {
  const [status, key] = REFUSALS[reason]
  const headers: Record<string, string> = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...UNLISTED,
    ...(reason === 'busy' ? { 'Retry-After': String(BUSY_FOR_SECONDS) } : {}),
  }
  return new Response(bothLanguages(german[key], english[key]), { status, headers })
}
