import { Upload, type UploadOptions } from 'tus-js-client'
import { STAFF_API } from '#platform/records/admin-api-path.ts'

export type Destination = { purpose: 'image' | 'file'; artistId: number | null }
type Heard = Required<Pick<UploadOptions, 'onProgress' | 'onSuccess' | 'onError'>>

const ENDPOINT = `${STAFF_API}/uploads/files`
/** A break loses at most so much, also behind proxies that take whole requests only. */
const PART_BYTES = 5 * 1024 * 1024
const RETRY_AFTER_MS = [0, 1_000, 3_000, 10_000, 30_000]

/** A file about to be sent, which goes on where it broke off when the same file was sent before. */
export async function openUpload(
  file: File,
  { purpose, artistId }: Destination,
  heard: Heard,
): Promise<Upload> {
  const artist = artistId === null ? {} : { artist: String(artistId) }
  const upload = new Upload(file, {
    endpoint: ENDPOINT,
    chunkSize: PART_BYTES,
    retryDelays: RETRY_AFTER_MS,
    // Its own rule gives up after a part that came too slowly.
    onShouldRetry: (error) => isWorthRetrying(error.originalResponse?.getStatus() ?? 0),
    metadata: { filename: file.name, purpose, ...artist },
    removeFingerprintOnSuccess: true,
    ...heard,
  })
  const before = (await upload.findPreviousUploads()).find(
    ({ metadata }) => metadata.purpose === purpose && metadata.artist === artist.artist,
  )
  if (before) upload.resumeFromPreviousUpload(before)
  return upload
}

/** Refusals are final, but for a part that came too slowly, or while another one was being written. */
function isWorthRetrying(status: number): boolean {
  return status < 400 || status >= 500 || [408, 409, 423].includes(status)
}
