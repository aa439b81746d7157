import { Hono, type MiddlewareHandler } from 'hono'
import { type Picture, versionWithoutEnding } from '#domain/imaging/imaging-model.ts'
import { PREVIEW_PARAMETER, SECRET_AFTER_VERSION } from '#domain/pending-changes/pending-changes-model.ts'
import { openPreview, type Preview } from '#domain/pending-changes/previews.server.ts'
import type { Snapshot } from '#domain/published/snapshot.server.ts'
import type { CallContext, CallEnv } from '#server/calls/call.ts'
import { bothLanguages } from '#server/edge/refusals.ts'
import { mediaRoutes } from '#server/routes/media.ts'
import type { Services } from '#src/services.server.ts'

type Handler = MiddlewareHandler<CallEnv>

/** The response is only for people who have the address: nobody stores it, lists it, or passes it on. */
const SECRET_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}
const ENDED = bothLanguages(
  'Diese Vorschau gibt es nicht mehr. Bitte lassen Sie sich einen neuen Link schicken.',
  'This preview is no longer available. Please ask for a new link.',
)

/**
 * Pages with the secret of a preview in their address show what it opens, in the language of their address. They come
 * before redirects, which know published content only, and are the only ones that the staff's application may frame.
 */
export function previewPages({
  previews,
  answer,
}: {
  previews: Previews
  answer: (context: CallContext, content: Snapshot) => Promise<Response>
}): Handler {
  return async (context, next) => {
    const secret = context.req.query(PREVIEW_PARAMETER)
    if (secret === undefined || context.req.method !== 'GET') return next()
    const preview = await previews.open(secret)
    const response = preview
      ? await answer(context, preview.content)
      : new Response(ENDED, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    for (const [name, value] of Object.entries(SECRET_HEADERS)) response.headers.set(name, value)
    context.set('mayBeFramed', true)
    return response
  }
}

/** Pictures of a preview, whose addresses hold its secret behind their version; all others are the public ones. */
export function previewPictures(previews: Previews, variants: Services['variants']): Handler {
  return async (context, next) => {
    const [, ended = ''] = (context.req.query('v') ?? '').split(SECRET_AFTER_VERSION)
    const secret = versionWithoutEnding(ended)
    const pictures = secret ? await previews.picturesOf(secret) : null
    if (!pictures) return next()
    const app = new Hono().route('/', mediaRoutes({ ...finders(pictures), variants }))
    const response = await app.request(context.req.raw)
    for (const [name, value] of Object.entries(SECRET_HEADERS)) response.headers.set(name, value)
    return response
  }
}

function finders(pictures: readonly Picture[]) {
  return {
    findPicture: (id: number) => pictures.find((picture) => picture.id === id) ?? null,
    findPictureByFileName: (name: string) => pictures.find(({ fileName }) => fileName === name) ?? null,
  }
}

/** A page asks for all of its pictures at once; a link that was revoked shows none soon after. */
const PICTURES_KNOWN_MS = 10_000
const MOST_KNOWN = 100

type Previews = {
  open: (secret: string) => Promise<Preview | null>
  /** Its pictures, as the page that asks for them was read with them a moment ago. */
  picturesOf: (secret: string) => Promise<readonly Picture[] | null>
}

export function openPreviews({
  database,
  clock,
  readModel,
  adminRecords,
}: Pick<Services, 'database' | 'clock' | 'readModel' | 'adminRecords'>): Previews {
  const known = new Map<string, { at: number; pictures: Promise<readonly Picture[] | null> }>()
  const needs = { db: database.db, clock, content: readModel.current, records: adminRecords }
  function open(secret: string): Promise<Preview | null> {
    const preview = openPreview(needs, secret)
    known.delete(secret)
    for (const oldest of [...known.keys()].slice(0, Math.max(0, known.size + 1 - MOST_KNOWN)))
      known.delete(oldest)
    // Keeps only the pictures: the content would keep an outdated snapshot alive.
    const pictures = preview.then((opened) => opened?.pictures ?? null)
    known.set(secret, { at: clock.now().getTime(), pictures })
    pictures.catch(() => known.delete(secret))
    return preview
  }
  return {
    open,
    picturesOf: async (secret) => {
      const former = known.get(secret)
      const isKnown = former && clock.now().getTime() - former.at < PICTURES_KNOWN_MS
      return isKnown ? former.pictures : ((await open(secret))?.pictures ?? null)
    },
  }
}
