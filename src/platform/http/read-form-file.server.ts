import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MOST_PARTS, openFormParser } from './read-form.server.ts'

/** Nothing but a file is of use; what else may stand around it. */
const AROUND_FILE = { fields: 20, fieldBytes: 8 * 1024, files: 4 } as const

/** Each part begins with this. A picture has it by chance once at most. */
const BEFORE_PART = '\r\n--'

/**
 * The bytes of the first file of that field in a multipart body that is in memory; null where there is none, or the body
 * cannot be read. Copies them once: `formData()` does so five times and `node:stream/consumers` four times, which stops
 * everything for a quarter of a second.
 */
export async function readFormFile(
  body: Buffer,
  type: string,
  field: string,
): Promise<Buffer<ArrayBuffer> | null> {
  const parser = openFormParser(type, AROUND_FILE)
  if (!parser || hasTooManyParts(body)) return null
  const files: Promise<Buffer<ArrayBuffer> | null>[] = []
  parser.on('file', (name, stream) => {
    if (name !== field || files.length > 0) stream.resume()
    else files.push(readWhole(stream).catch(() => null))
  })
  const wasRead = await pipeline(Readable.from([body]), parser).then(
    () => true,
    () => false,
  )
  return wasRead ? ((await files[0]) ?? null) : null
}

async function readWhole(stream: Readable): Promise<Buffer<ArrayBuffer>> {
  return Buffer.concat(await stream.toArray())
}

function hasTooManyParts(body: Buffer): boolean {
  let parts = 0
  for (let at = body.indexOf(BEFORE_PART); at !== -1 && parts <= MOST_PARTS; parts++)
    at = body.indexOf(BEFORE_PART, at + BEFORE_PART.length)
  return parts > MOST_PARTS
}
