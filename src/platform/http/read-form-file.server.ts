import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { MOST_PARTS, openFormParser } from './read-form.server.ts'

/** Nothing but a file is of use; what else may stand around it. */
const AROUND_FILE = { fields: 20, fieldBytes: 8 * 1024, files: 4 } as const

/** Each part begins with this. A picture has it by chance once at most. */
const BEFORE_PART = '\r\n--'

/**
 * The bytes of the first file of that field in a multipart body that is in memory; null where there is none, or the body
 * cannot be read. Copies them once: `formData()` does so five times, and a picture then costs a whole garbage collection.
 */
export async function readFormFile(
  body: Uint8Array,
  type: string,
  field: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parser = openFormParser(type, AROUND_FILE)
  if (!parser || hasTooManyParts(Buffer.from(body.buffer, body.byteOffset, body.length))) return null
  const files: Promise<Uint8Array<ArrayBuffer> | null>[] = []
  parser.on('file', (name, stream) => {
    if (name !== field || files.length > 0) stream.resume()
    else files.push(buffer(stream).catch(() => null))
  })
  const wasRead = await pipeline(Readable.from([body]), parser).then(
    () => true,
    () => false,
  )
  return wasRead ? ((await files[0]) ?? null) : null
}

function hasTooManyParts(body: Buffer): boolean {
  let parts = 0
  for (let at = body.indexOf(BEFORE_PART); at !== -1 && parts <= MOST_PARTS; parts++)
    at = body.indexOf(BEFORE_PART, at + BEFORE_PART.length)
  return parts > MOST_PARTS
}
