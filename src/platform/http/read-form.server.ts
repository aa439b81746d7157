import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { type FormFile, type StoredPart, storePart } from './store-part.server.ts'

export type FormLimits = {
  fields: number
  fieldBytes: number
  files: number
  /** The excess is read and discarded, so that the fields after it are known. */
  fileBytes: number
  bodyBytes: number
}

/** A repeated field is a list of texts. A JSON body is its object. */
export type FormValues = Record<string, unknown>

export type FormReading =
  | { outcome: 'read'; values: FormValues; files: FormFile[]; excess: 'files' | 'bytes' | null }
  | { outcome: 'not-stored'; values: FormValues; error: unknown }
  | { outcome: 'too-large'; values: FormValues }
  | { outcome: 'unreadable' }

/** The longest fields fit, each character percent-encoded as `%F0%9F%90%8B`. */
const LARGEST_WITHOUT_FILES_BYTES = 256 * 1024
const LONGEST_FIELD_NAME_BYTES = 100
/** Parts without a name are no fields and no files, and each takes some microseconds. */
const MOST_PARTS = 1_000
/** Browsers send two or three. */
const MOST_HEADERS_OF_A_PART = 20
const MULTIPART = /^multipart\/form-data\b/i
const URL_ENCODED = /^application\/x-www-form-urlencoded\b/i
const JSON_TYPE = /^application\/json\b/i

/** Files are streamed to `folder()` and flushed to disk; only the fields are held in memory. */
export async function readForm(
  request: Request,
  limits: FormLimits,
  folder: () => Promise<string>,
): Promise<FormReading> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!request.body) return { outcome: 'unreadable' }
  if (Number(request.headers.get('Content-Length') ?? 0) > limits.bodyBytes)
    return { outcome: 'too-large', values: {} }
  if (!MULTIPART.test(type)) return readWithoutFiles(request.body, type, limits)
  const parser = openFormParser(type, limits)
  return parser ? readParts(request.body, parser, limits, folder) : { outcome: 'unreadable' }
}

function openFormParser(
  type: string,
  { fields, fieldBytes, files }: Pick<FormLimits, 'fields' | 'fieldBytes' | 'files'>,
): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fields,
        files,
        fieldSize: fieldBytes,
        fieldNameSize: LONGEST_FIELD_NAME_BYTES,
        parts: fields + MOST_PARTS,
        headerPairs: MOST_HEADERS_OF_A_PART,
      },
    })
  } catch {
    return null
  }
}

async function readParts(
  chunks: AsyncIterable<Uint8Array>,
  parser: BusboyInstance,
  limits: FormLimits,
  folder: () => Promise<string>,
): Promise<FormReading> {
  const values = openFieldValues()
  const storing: Promise<StoredPart>[] = []
  const space = { bytes: limits.fileBytes }
  const stopping = new AbortController()
  let isTooLarge = false
  let hasTooManyFiles = false
  parser.on('field', (name, value) => void values.add(name, value))
  const stop = () => {
    isTooLarge = true
    stopping.abort()
  }
  parser.on('fieldsLimit', stop)
  parser.on('partsLimit', stop)
  parser.on('filesLimit', () => {
    hasTooManyFiles = true
  })
  parser.on('file', (field, stream, name = '') => {
    const part = { field, name, stream, folder, number: storing.length, space }
    storing.push(storePart({ ...part, signal: stopping.signal }))
  })
  const body = upTo(limits.bodyBytes, chunks, () => {
    isTooLarge = true
  })
  const wasRead = await pipeline(body, parser, { signal: stopping.signal }).then(
    () => true,
    () => false,
  )
  if (!wasRead) stopping.abort()
  const parts = await Promise.all(storing)
  if (isTooLarge) return { outcome: 'too-large', values: values.all() }
  if (!wasRead) return { outcome: 'unreadable' }
  const excess = hasTooManyFiles ? 'files' : space.bytes < 0 ? 'bytes' : null
  return toReading(values.all(), parts, excess)
}

function toReading(
  values: FormValues,
  parts: readonly StoredPart[],
  excess: 'files' | 'bytes' | null,
): FormReading {
  const failed = parts.find((part) => part.outcome === 'failed')
  if (failed) return { outcome: 'not-stored', values, error: failed.error }
  const files = parts.flatMap((part) => (part.outcome === 'stored' && part.file ? [part.file] : []))
  return { outcome: 'read', values, files, excess }
}

async function readWithoutFiles(
  chunks: AsyncIterable<Uint8Array>,
  type: string,
  { fields }: FormLimits,
): Promise<FormReading> {
  let isTooLarge = false
  const body = upTo(LARGEST_WITHOUT_FILES_BYTES, chunks, () => {
    isTooLarge = true
  })
  const written = await text(body).catch(() => null)
  if (isTooLarge) return { outcome: 'too-large', values: {} }
  if (written === null) return { outcome: 'unreadable' }
  if (URL_ENCODED.test(type)) return readUrlEncoded(written, fields)
  const values = JSON_TYPE.test(type) ? readJson(written) : null
  if (!values) return { outcome: 'unreadable' }
  const count = Object.values(values).reduce<number>(
    (sum, value) => sum + (Array.isArray(value) ? value.length : 1),
    0,
  )
  if (count > fields) return { outcome: 'too-large', values: {} }
  return { outcome: 'read', values, files: [], excess: null }
}

function readUrlEncoded(form: string, most: number): FormReading {
  if (hasMorePairs(form, most)) return { outcome: 'too-large', values: {} }
  const values = openFieldValues()
  for (const [name, value] of new URLSearchParams(form)) values.add(name, value)
  return { outcome: 'read', values: values.all(), files: [], excess: null }
}

function hasMorePairs(form: string, most: number): boolean {
  let at = -1
  for (let pairs = 1; pairs <= most; pairs++) {
    at = form.indexOf('&', at + 1)
    if (at === -1) return false
  }
  return true
}

function readJson(document: string): FormValues | null {
  try {
    const value: unknown = JSON.parse(document)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

function openFieldValues() {
  const values = new Map<string, string[]>()
  return {
    add: (name: string, value: string) => {
      const former = values.get(name)
      if (former) former.push(value)
      else values.set(name, [value])
    },
    all: (): FormValues =>
      Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? all[0] : all])),
  }
}

async function* upTo(
  most: number,
  chunks: AsyncIterable<Uint8Array>,
  onTooMuch: () => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > most) {
      onTooMuch()
      throw new Error('The body is larger than this form can be.')
    }
    yield chunk
  }
}

const AROUND_FILE = { fields: 20, fieldBytes: 8 * 1024, files: 4 } as const

/** Each part begins with this. A picture has it by chance once at most. */
const BEFORE_PART = '\r\n--'

/** Copies the bytes once: `formData()` does so five times, which stops everything for 250 ms. */
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
