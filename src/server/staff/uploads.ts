import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { staffPictureAddress } from '#domain/imaging/imaging-model.ts'
import { ownsPicture } from '#domain/pending-changes/own-records.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import type { Upload } from '#domain/uploads/uploads-model.ts'
import { addPictureFrom, replaceOriginal } from '#domain/uploads/use-upload.server.ts'
import { LARGEST_REQUEST_BYTES } from '#platform/http/receive-by-tus.server.ts'
import { type Call, type CallContext, call, PassedOn } from '#server/calls/call.ts'
import { invalid, notFound } from '#server/edge/refusals.ts'
import { STAFF_API } from '#site/api-paths.ts'
import type { Services } from '#src/services.server.ts'
import { answerWritten, artistOf, setActionHeader } from './records.ts'

const THUMBNAIL_WIDTH = 320

type FileInput = { bytes: Buffer<ArrayBuffer>; staff: Staff; name: string; uploadId: string }

const Use = z.object({ Upload: z.string() })

const PICTURE_HEADERS = { 'Content-Type': 'image/webp', 'X-Content-Type-Options': 'nosniff' }

type Receive = (context: CallContext, services: Services) => Promise<Response>

/**
 * The calls by which files are sent: the tus protocol without its DELETE. `path` is of all files, `file` of one, and
 * `metadata` names what Upload-Metadata holds.
 */
export function tusCalls(
  { path, file, metadata, ...may }: Pick<Call, 'path' | 'artists'> & { file: string; metadata: string },
  receive: Receive,
): Call[] {
  const sending = { ...may, who: 'editor', maxBody: LARGEST_REQUEST_BYTES } as const
  const handler = async (context: CallContext, services: Services) =>
    new PassedOn(await receive(context, services))
  return [
    call({
      ...{ ...sending, method: 'POST', path, handler },
      summary: `Announces a file by the tus protocol, with ${metadata}; the body may be its first part`,
    }),
    call({
      ...{ ...sending, method: 'PATCH', path: file, handler },
      summary: 'Sends a part of a file by the tus protocol',
    }),
    call({
      ...{ ...may, who: 'editor', method: 'GET', path: file, refusals: [404] },
      summary: 'HEAD gives how much of a file has arrived; its bytes are never served',
      handler: (context, services) =>
        context.req.raw.method === 'HEAD' ? handler(context, services) : notFound(context, 'call'),
    }),
  ]
}

const PICTURES = {
  ...{ path: '/uploads/files', file: '/uploads/files/:id', artists: true },
  metadata: 'filename, purpose (image or file) and, for images, artist (its id)',
}

export const uploadCalls = [
  ...tusCalls(PICTURES, (context, { uploads }) => uploads.receive(context.req.raw, context.get('staff'))),
  call({
    method: 'GET',
    path: '/uploads',
    who: 'reader',
    artists: true,
    summary: 'One’s own files, each arriving, checking, refused, duplicate, ready or taken',
    handler: async (context, { uploads, database }) => {
      const stored = await uploads.list(context.get('staff'))
      const artist = artistOf(context)
      const data = stored.map(async ({ upload, arrived }) => {
        const { duplicate } = upload
        // An artist learns that there is one, and which it is if it is a work of theirs.
        const isTold = !artist || !duplicate || (await ownsPicture(database.db, artist, duplicate.imageId))
        return toEntity(isTold ? upload : { ...upload, duplicate: null }, arrived)
      })
      return { data: await Promise.all(data) }
    },
  }),
  call({
    method: 'GET',
    path: '/uploads/:id/thumb',
    who: 'reader',
    artists: true,
    summary: 'A small picture of a file',
    refusals: [404],
    handler: async (context, { uploads }) => {
      const bytes = await uploads.thumbnail(context.get('staff'), context.req.param('id'))
      return bytes ? context.body(bytes, 200, PICTURE_HEADERS) : notFound(context, 'upload')
    },
  }),
  call({
    method: 'POST',
    path: '/uploads/:id/keep',
    who: 'editor',
    artists: true,
    summary: 'Takes a file that is a duplicate all the same',
    refusals: [404],
    handler: async (context, { uploads }) =>
      (await uploads.keep(context.get('staff'), context.req.param('id')))
        ? context.body(null, 204)
        : notFound(context, 'upload'),
  }),
  // The second is how tus cancels an upload: with the bytes goes what is known of them.
  ...(['/uploads/:id', '/uploads/files/:id'] as const).map((path) =>
    call({
      method: 'DELETE',
      path,
      who: 'editor',
      artists: true,
      summary: 'Removes a file',
      refusals: [404],
      handler: async (context, { uploads }) =>
        (await uploads.remove(context.get('staff'), context.req.param('id')))
          ? context.body(null, 204)
          : notFound(context, 'upload'),
    }),
  ),
  call({
    method: 'POST',
    path: '/pictures',
    who: 'editor',
    artists: true,
    summary: 'Makes a picture of a ready file',
    body: Use,
    isForm: true,
    refusals: [422],
    handler: async (context, services, { body }) => {
      const input = await parseInput(context, services, body.Upload)
      if (!input) return invalid(context, { Upload: 'unknown' })
      const picture = await addPictureFrom(storingOf(services), input)
      if (!picture) return invalid(context, { Upload: 'pattern' })
      await services.uploads.remove(input.staff, input.uploadId)
      return context.json(toPictureEntity(picture.id), 201)
    },
  }),
  call({
    method: 'POST',
    path: '/images/:id/original',
    who: 'editor',
    summary: 'Replaces an image’s original by a ready file',
    revision: true,
    body: Use,
    isForm: true,
    refusals: [400, 404, 409, 422],
    handler: async (context, services, { revision, body }) => {
      const images = services.adminRecords.get('images')
      const image = await images?.find(context.req.param('id'))
      if (!images || !image) return notFound(context, 'image')
      const imageId = Number(image.Id)
      const input = await parseInput(context, services, body.Upload)
      if (!input) return invalid(context, { Upload: 'unknown' })
      const actionId = randomUUID()
      const version = { imageId, revision, actionId }
      const written = await replaceOriginal({ ...storingOf(services), images }, version, input)
      if (!written) return invalid(context, { Upload: 'pattern' })
      if (written.outcome === 'written') await services.uploads.remove(input.staff, input.uploadId)
      await setActionHeader(context, services, actionId)
      return answerWritten(context, written)
    },
  }),
]

function storingOf({ database, files, clock, decoders }: Services) {
  return { db: database.db, files, clock, decoder: decoders.staff }
}

async function parseInput(
  context: CallContext,
  { uploads }: Services,
  uploadId: string,
): Promise<FileInput | null> {
  const staff = context.get('staff')
  const upload = await uploads.find(staff, uploadId)
  const bytes = upload && (await uploads.readReady(staff, upload.id))
  return bytes ? { bytes, staff, name: upload.name, uploadId: upload.id } : null
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

/** An upload that became a work shows the work's thumbnail. */
function thumbnailOf({ id, state, pictureId }: Upload): string | null {
  if (state === 'taken' && pictureId !== null) return toPictureEntity(pictureId).Thumb
  return state === 'duplicate' || state === 'ready' ? `${STAFF_API}/uploads/${id}/thumb` : null
}

function stateOf(isReady: boolean): 'ready' | 'waiting' {
  return isReady ? 'ready' : 'waiting'
}
