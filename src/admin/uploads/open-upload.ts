import type { Upload, UploadOptions } from 'tus-js-client'
import { STAFF_API } from '#site/api-paths.ts'

export type Destination = { purpose: 'image' | 'file'; artistId: number | null }
type UploadListeners = Required<Pick<UploadOptions, 'onProgress' | 'onSuccess' | 'onError'>>

const ENDPOINT = `${STAFF_API}/uploads/files`
/** Most bytes that a broken connection loses; also works behind proxies that only forward complete requests. */
const PART_BYTES = 5 * 1024 * 1024
const RETRY_AFTER_MS = [0, 1_000, 3_000, 10_000, 30_000]

/** Prepares an upload, which resumes when the same file was partly sent before. */
export async function openUpload(
  file: File,
  { purpose, artistId }: Destination,
  listeners: UploadListeners,
): Promise<Upload> {
  // The protocol is loaded with the first file.
  const { Upload } = await import('tus-js-client')
  const artist = artistId === null ? {} : { artist: String(artistId) }
  const upload = new Upload(file, {
    endpoint: ENDPOINT,
    chunkSize: PART_BYTES,
    retryDelays: RETRY_AFTER_MS,
    // tus's own rule does not retry after 408.
    onShouldRetry: (error) => isWorthRetrying(error.originalResponse?.getStatus() ?? 0),
    metadata: { filename: file.name, purpose, ...artist },
    removeFingerprintOnSuccess: true,
    ...listeners,
  })
  const before = (await upload.findPreviousUploads()).find(
    ({ metadata }) => metadata.purpose === purpose && metadata.artist === artist.artist,
  )
  if (before) upload.resumeFromPreviousUpload(before)
  return upload
}

/** Refusals are final, except for a part that came too slowly, or one that overlapped another write. */
function isWorthRetrying(status: number): boolean {
  return status < 400 || status >= 500 || [408, 409, 423].includes(status)
}
