import { z } from 'zod'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { openUpload, sentenceOfStatus, statusOf } from './open-upload.ts'
import { pictureTarget, refuseEarly } from './picture-target.ts'
import { listUploads, removeUpload, sentenceOfRefusal } from './upload-list.ts'

export type PictureCall = { path: string; revision?: string }

/** `sentence` is a message key. */
type PictureSent = { outcome: 'taken'; id: number } | { outcome: 'refused'; sentence: string }
type Arrived = { outcome: 'arrived'; uploadId: string } | Extract<PictureSent, { outcome: 'refused' }>

const Picture = z.object({ Id: z.number() })

const POLL_EVERY_MS = 500
/** Many other uploads may be checked first, so this waits for ten minutes. */
const MOST_POLLS = 1_200

/** `onProgress` gets the share that was sent, from 0 to 1. Aborting `signal` drops the file. */
export async function sendPicture(
  file: File,
  call: PictureCall,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<PictureSent> {
  const early = await refuseEarly(file)
  if (early !== null) return refused(early)
  const arrived = await send(file, onProgress)
  if (arrived.outcome === 'refused') return arrived
  const { uploadId } = arrived
  const problem = await untilChecked(uploadId, signal)
  if (problem !== null || signal.aborted) {
    await removeUpload(uploadId)
    return refused(problem ?? 'uploads.not_taken')
  }
  const taken = await take(uploadId, call)
  // A refused upload must not stay in the list of waiting ones.
  if (taken.outcome === 'refused') await removeUpload(uploadId)
  return taken
}

export async function take(uploadId: string, { path, revision }: PictureCall): Promise<PictureSent> {
  const request = jsonRequest({ method: 'POST', body: { Upload: uploadId }, revision })
  const response = await askStaff(path, Picture, request)
  return response.outcome === 'answered'
    ? { outcome: 'taken', id: response.answer.Id }
    : refused(sentenceOfStatus(response.status))
}

async function send(file: File, onProgress: (share: number) => void): Promise<Arrived> {
  const { promise, resolve } = Promise.withResolvers<Arrived>()
  const upload = await openUpload(file, pictureTarget({ purpose: 'file', artistId: null }), {
    onProgress: (sent, all) => onProgress(all === 0 ? 0 : sent / (all ?? file.size)),
    onSuccess: () => resolve({ outcome: 'arrived', uploadId: upload.url?.split('/').at(-1) ?? '' }),
    onError: (error) => resolve(refused(sentenceOfStatus(statusOf(error)))),
  })
  upload.start()
  return promise
}

async function untilChecked(uploadId: string, signal: AbortSignal): Promise<string | null> {
  for (let polls = 0; polls < MOST_POLLS && !signal.aborted; polls += 1) {
    const upload = (await listUploads())?.find(({ Id }) => Id === uploadId)
    if (upload?.State === 'ready') return null
    if (upload?.State === 'refused') return sentenceOfRefusal(upload)
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS))
  }
  return 'uploads.not_taken'
}

function refused(sentence: string): Extract<PictureSent, { outcome: 'refused' }> {
  return { outcome: 'refused', sentence }
}
