import { LARGEST_PICTURE_BYTES } from '#domain/search/limits.ts'
import type { SentPicture } from '#domain/search/receive-reference-picture.server.ts'
import { openSemaphore, withPermit } from '#platform/concurrency.ts'
import { readFormFile } from '#platform/http/read-form.server.ts'

export const FORM_AROUND_BYTES = 16 * 1024
/** A form is in memory three times while it is parsed, so few are parsed at once. */
const acquirePermit = openSemaphore({ permits: 4, longestQueue: 64, longestHoldMs: 20_000 })
/** A browser shows the answer only once it has sent all, so what is somewhat too large is taken in and dropped. */
const MOST_DROPPED_BYTES = 4 * LARGEST_PICTURE_BYTES

/** Null where too many wait. */
export function whenParsing<Result>(work: () => Promise<Result>): Promise<Result | null> {
  return withPermit(acquirePermit, work)
}

/** Copied once; `arrayBuffer()` does so twice, in one go. Null for what is larger, or breaks off. */
export async function readPictureBody(
  { body }: Request,
  largest = Number.POSITIVE_INFINITY,
): Promise<Buffer | null> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const piece of body ?? []) {
      bytes += piece.byteLength
      if (bytes > largest + MOST_DROPPED_BYTES) return null
      if (bytes <= largest) pieces.push(piece)
      else pieces.length = 0
    }
  } catch {
    return null
  }
  return bytes <= largest ? Buffer.concat(pieces) : null
}

export async function readPictureForm(body: Buffer, type: string): Promise<SentPicture | null> {
  const bytes = await readFormFile(body, type, 'file')
  return bytes && { kind: 'bytes', bytes }
}

/** The form of a page, whose size nothing has counted before. */
export async function readPageForm(request: Request): Promise<SentPicture | null> {
  const body = await readPictureBody(request, LARGEST_PICTURE_BYTES + FORM_AROUND_BYTES)
  if (!body) return null
  return whenParsing(() => readPictureForm(body, request.headers.get('Content-Type') ?? ''))
}
