import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { staffPictureAddress } from '#domain/imaging/model.ts'
import type { SignedInStaff, Staff } from '#domain/staff/model.ts'
import type { Upload } from '#domain/uploads/model.ts'
import { addPictureFrom, replaceOriginal } from '#domain/uploads/use-upload.server.ts'
import type { AdminApi, AdminNeeds } from '#server/admin-api/admin-needs.ts'
import { readRevision } from '#server/admin-api/records/read-admin-request.ts'
import {
  answerWritten,
  refuseWithoutRevision,
  tellAction,
} from '#server/admin-api/records/resource-routes.ts'
import { invalid, notFound } from '#server/errors/errors.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import { STAFF_API } from '#site/paths/admin-api-path.ts'

const TUS_METHODS = ['POST', 'PATCH'] as const
const THUMBNAIL_WIDTH = 320

type StaffContext = Context<{ Variables: RequestVariables & { staff: SignedInStaff } }>
type GivenFile = { bytes: Buffer<ArrayBuffer>; staff: Staff; name: string; uploadId: string }

const Use = z.object({ Upload: z.string() })

/**
 * Uploads. Below /uploads/files is the tus protocol with the metadata `filename`, `purpose` (image or file) and for
 * images `artist` (its id). Complete files are checked in the background; `GET /uploads` gives the state of each:
 * arriving, checking, refused, duplicate, ready or taken.
 */
export function addUploads(api: AdminApi, needs: AdminNeeds): void {
  const { uploads } = needs
  api.on([...TUS_METHODS], ['/uploads/files', '/uploads/files/:id'], (context) =>
    uploads.receive(context.req.raw, context.get('staff')),
  )
  // HEAD gives the offset of an upload; its original bytes are never served.
  api.get('/uploads/files/:id', async (context) =>
    context.req.raw.method === 'HEAD'
      ? uploads.receive(context.req.raw, context.get('staff'))
      : notFound(context, 'call'),
  )
  api.get('/uploads', async (context) => {
    const own = await uploads.list(context.get('staff'))
    return context.json({ data: own.map(({ upload, arrived }) => toEntity(upload, arrived)) })
  })
  api.get('/uploads/:id/thumb', async (context) => {
    const bytes = await uploads.thumbnail(context.get('staff'), context.req.param('id'))
    return bytes ? context.body(bytes, 200, PICTURE_HEADERS) : notFound(context, 'upload')
  })
  api.post('/uploads/:id/keep', async (context) =>
    (await uploads.keep(context.get('staff'), context.req.param('id')))
      ? context.body(null, 204)
      : notFound(context, 'upload'),
  )
  // The second is how tus cancels an upload: with the bytes goes what is known of them.
  api.on('DELETE', ['/uploads/:id', '/uploads/files/:id'], async (context) =>
    (await uploads.remove(context.get('staff'), context.req.param('id') ?? ''))
      ? context.body(null, 204)
      : notFound(context, 'upload'),
  )
  addUses(api, needs)
}

const PICTURE_HEADERS = { 'Content-Type': 'image/webp', 'X-Content-Type-Options': 'nosniff' }

/** What a ready file can be used for. */
function addUses(api: AdminApi, needs: AdminNeeds): void {
  const { uploads, database, files, clock, decoders, adminRecords } = needs
  const dependencies = { db: database.db, files, clock, decoder: decoders.staff }

  api.post('/pictures', async (context) => {
    const given = await readGiven(context)
    if (!given) return invalid(context, { Upload: 'unknown' })
    const picture = await addPictureFrom(dependencies, given)
    if (!picture) return invalid(context, { Upload: 'pattern' })
    await uploads.remove(given.staff, given.uploadId)
    return context.json(toPictureEntity(picture.id), 201)
  })

  api.post('/images/:id/original', async (context) => {
    const revision = readRevision(context)
    if (revision === null) return refuseWithoutRevision(context)
    const images = adminRecords.get('images')
    const image = await images?.find(context.req.param('id'))
    if (!images || !image) return notFound(context, 'image')
    const imageId = Number(image.Id)
    const given = await readGiven(context)
    if (!given) return invalid(context, { Upload: 'unknown' })
    const actionId = randomUUID()
    const version = { imageId, revision, actionId }
    const written = await replaceOriginal({ ...dependencies, images }, version, given)
    if (!written) return invalid(context, { Upload: 'pattern' })
    if (written.outcome === 'written') await uploads.remove(given.staff, given.uploadId)
    await tellAction(context, needs, actionId)
    return answerWritten(context, written)
  })

  async function readGiven(context: StaffContext): Promise<GivenFile | null> {
    const staff = context.get('staff')
    const body = Use.safeParse(await context.req.json().catch(() => null))
    const upload = body.success ? await uploads.find(staff, body.data.Upload) : null
    const bytes = upload && (await uploads.readReady(staff, upload.id))
    return bytes ? { bytes, staff, name: upload.name, uploadId: upload.id } : null
  }
}

function toPictureEntity(id: number) {
  return { Id: id, Thumb: staffPictureAddress(id, THUMBNAIL_WIDTH) }
}

function toEntity(upload: Upload, arrived: number) {
  const { id, name, bytes, purpose, artistId, state, refusal, duplicate, pictureId, prepared } = upload
  return {
    Id: id,
    Name: name,
    Bytes: bytes,
    Arrived: arrived,
    Purpose: purpose,
    ArtistId: artistId,
    State: state,
    Refusal: refusal,
    ChangedAt: upload.changedAt,
    Duplicate: duplicate && {
      ImageId: duplicate.imageId,
      How: duplicate.how,
      Thumb: toPictureEntity(duplicate.imageId).Thumb,
    },
    Thumb: thumbnailOf(upload),
    ImageId: pictureId,
    Variants: stateOf(prepared.variants),
    Vectors: stateOf(prepared.vectors),
  }
}

/** Of what became a work it is the work's own. */
function thumbnailOf({ id, state, pictureId }: Upload): string | null {
  if (state === 'taken' && pictureId !== null) return toPictureEntity(pictureId).Thumb
  return state === 'duplicate' || state === 'ready' ? `${STAFF_API}/uploads/${id}/thumb` : null
}

function stateOf(isReady: boolean): 'ready' | 'waiting' {
  return isReady ? 'ready' : 'waiting'
}
