import type { DetailedError, Upload, UploadOptions } from 'tus-js-client'
import { sentenceOf } from '#admin/api/call-admin-api.ts'
import { STAFF_API } from '#site/api-paths.ts'

export type Address = { path: string; metadata?: Readonly<Record<string, string>> }
type UploadListeners = Required<Pick<UploadOptions, 'onProgress' | 'onSuccess' | 'onError'>>

/** A broken connection loses at most so much. Some proxies only forward complete requests. */
const PART_BYTES = 5 * 1024 * 1024
const RETRY_AFTER_MS = [0, 1_000, 3_000, 10_000, 30_000]
const FIRST_REFUSAL = 400
const FIRST_FAULT = 500
const FULL = 507
/** After these the client rightly begins anew. */
const GONE = [404, 410]

export async function openUpload(
  file: File,
  { path, metadata: more = {} }: Address,
  listeners: UploadListeners,
): Promise<Upload> {
  const { Upload } = await import('tus-js-client')
  const metadata = { filename: file.name, ...more }
  const upload = new Upload(file, {
    endpoint: STAFF_API + path,
    chunkSize: PART_BYTES,
    retryDelays: RETRY_AFTER_MS,
    onShouldRetry: (error) => isWorthRetrying(statusOf(error)),
    // Else the client would begin anew when the session has ended, or the server restarts.
    onAfterResponse: (request, response) => {
      const status = response.getStatus()
      if (request.getMethod() === 'HEAD' && status >= FIRST_REFUSAL && !GONE.includes(status))
        throw new OffsetRefused(status)
    },
    metadata,
    removeFingerprintOnSuccess: true,
    ...listeners,
  })
  const before = (await upload.findPreviousUploads()).find((one) => isSame(one.metadata, metadata))
  if (before) upload.resumeFromPreviousUpload(before)
  return upload
}

class OffsetRefused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The offset was answered with ${status}.`)
    this.status = status
  }
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  return JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
}

/** Refusals are final, except for a part that came too slowly, or one that overlapped another write. */
function isWorthRetrying(status: number): boolean {
  if (status === FULL) return false
  return status < FIRST_REFUSAL || status >= FIRST_FAULT || [408, 409, 423].includes(status)
}

export function statusOf(error: Error): number {
  if (!isDetailed(error)) return 0
  const { causingError } = error
  return causingError instanceof OffsetRefused
    ? causingError.status
    : (error.originalResponse?.getStatus() ?? 0)
}

function isDetailed(error: Error | DetailedError): error is DetailedError {
  return 'originalResponse' in error
}

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'uploads.not_taken',
  422: 'uploads.not_taken',
  [FULL]: 'uploads.disk_full',
}

export function sentenceOfStatus(status: number): string {
  return SENTENCES[status] ?? sentenceOf(status)
}
