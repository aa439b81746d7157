// What reads bytes or text of strangers, each with the inputs that cost it most. The worker of `linear-readers.module.test.ts`
// counts how much work each does.

import { type HeapProfiler, Session } from 'node:inspector/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { extract, pack } from 'tar-stream'
import { readNarrowing } from '#domain/catalogue/narrowing/narrowing.ts'
import { NarrowingParameters } from '#domain/catalogue/narrowing/narrowing-parameters.ts'
import { readContribution } from '#domain/collection/deciding/contribute.server.ts'
import { ENQUIRY } from '#domain/enquiries/forms/enquiry.ts'
import { withoutLinks, withoutLinksInName } from '#domain/enquiries/forms/links.ts'
import { readMetadata } from '#domain/imaging/read-metadata.server.ts'
import { openLists } from '#domain/import-export/lists/lists.server.ts'
import { readList } from '#domain/import-export/read-list.server.ts'
import { readWords } from '#domain/search/words/read-words.ts'
import { toSchema } from '#platform/fields/rules.ts'
import { fileNameFor, plainName } from '#platform/files/file-name.ts'
import { chooseEncoding, matchesTag } from '#platform/http/encoding.ts'
import { isOwnPath, isWebAddress } from '#platform/http/link-address.ts'
import { networkOf } from '#platform/http/network.ts'
import { readForm, readFormFile } from '#platform/http/read-form.server.ts'
import { isPass } from '#platform/http/signed-pass.server.ts'
import { cleanLine, cleanLines } from '#platform/i18n/clean-text.ts'
import { toSlug } from '#platform/i18n/slug.ts'
import { spellingsOf } from '#platform/i18n/spellings.ts'
import { readAddress } from '#platform/mail/email-address.ts'
import { toSearchPattern } from '#platform/records/search-pattern.ts'
import { spanPath } from '#platform/telemetry/tracing.ts'
import { chooseLanguage, networkAddressOf, readCookie } from '#server/edge/request.ts'
import { readCspReports } from '#server/routes/csp-reports.ts'
import { readRange } from '#server/routes/downloads.ts'

/** Makes inputs of this many bytes, and returns what reads all of them. */
type Reader = (size: number) => (() => unknown) | Promise<() => unknown>

/** Counts that do not depend on the machine: blocks of JavaScript that ran, and bytes that were allocated. */
type Work = { blocks: number; bytes: number }
type Counted = { small: Work; large: Work }
export type Answer = { readers: Record<string, Counted>; square: Counted }

const SMALL_BYTES = 2 * 1024
const LARGE_BYTES = 4 * SMALL_BYTES
/** Runs first, so that what is loaded or compiled once is no work of the reader. No cache knows its inputs later. */
const FIRST_BYTES = 500
const SAMPLED_EVERY_BYTES = 256

type Writer = (size: number) => string

/** Text that is nothing but repetitions of these. */
const PIECES = [
  'a',
  'ä',
  '🐋',
  ' ',
  '-',
  '.',
  ',',
  ';',
  '|',
  '&',
  '=',
  '%',
  '@',
  '/',
  '\\',
  '"',
  "'",
  '(',
  '<',
  '\t',
  '\r\n',
  '\0',
]
const PAIRS = [
  'a ',
  'a,',
  'a.',
  'a-',
  'a@',
  'a;',
  'a=b;',
  'a&',
  'a=b&',
  'a/',
  'www.a ',
  '%61',
  '="',
  ',"',
  'a\n',
  '; q=0,',
]

function repeat(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / Buffer.byteLength(piece)))
}

/** A reader of text, with all kinds of repetitions. */
function ofText(read: (text: string) => unknown): Reader {
  return ofInputs(
    [...PIECES, ...PAIRS].map((piece) => (size) => repeat(piece, size)),
    read,
  )
}

function ofInputs(writers: readonly Writer[], read: (text: string) => unknown): Reader {
  return (size) => {
    const texts = writers.map((write) => write(size))
    return async () => {
      for (const text of texts) await read(text)
    }
  }
}

/** Nothing stops them early: what holds here holds below any limit. */
const WITHOUT_LIMITS = { fields: 1e9, fieldBytes: 1e9, files: 1e9, fileBytes: 1e9, bodyBytes: 1e9 }

function sendForm(type: string, body: string) {
  const request = new Request('http://site.example', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  })
  return readForm(request, WITHOUT_LIMITS, () => Promise.reject(new Error('No file is stored.')))
}

const BOUNDARY = 'grenze'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`
const inParts = (part: string, size: number) =>
  `--${BOUNDARY}\r\n${repeat(`${part}\r\n--${BOUNDARY}\r\n`, size)}\r\n--${BOUNDARY}--`
const partOf = (head: string, content = '') => `Content-Disposition: form-data; ${head}\r\n\r\n${content}`

const MULTIPART_INPUTS: readonly Writer[] = [
  // Empty fields of one name.
  (size) => inParts(partOf('name="a"'), size),
  // Empty files.
  (size) => inParts(partOf('name="file"; filename=""'), size),
  // Parts without a head.
  (size) => inParts('\r\n', size),
  // One huge name.
  (size) => inParts(partOf(`name="${repeat('a', size)}"`), 1),
  // One huge head.
  (size) => inParts(`${repeat('a: b\r\n', size)}${partOf('name="a"')}`, 1),
  // One huge line.
  (size) => inParts(partOf('name="a"', repeat('a', size)), 1),
  // Beginnings of boundaries.
  (size) => inParts(partOf('name="a"', repeat('\r\n--grenz', size)), 1),
  // Line breaks.
  (size) => inParts(partOf('name="a"', repeat('\r\n', size)), 1),
  // Parameters without end.
  (size) => inParts(partOf(repeat('a="b\\"', size)), 1),
]

const JSON_INPUTS: readonly Writer[] = [
  // A deep list.
  (size) => `{"images":${repeat('[', size / 2)}${repeat(']', size / 2)}}`,
  // A deep object.
  (size) => `${repeat('{"a":', size)}1${repeat('}', size / 5)}`,
  // A list of numbers.
  (size) => `{"images":[${repeat('1,', size)}1]}`,
  // A list of nothing.
  (size) => `{"message":[${repeat('null,', size)}null]}`,
  // One name.
  (size) => `{${repeat('"a":1,', size)}"a":1}`,
  // Many names.
  (size) => `{${Array.from({ length: size / 8 }, (_, at) => `"${at}":1`).join()}}`,
  // One huge name.
  (size) => `{"${repeat('a', size)}":1}`,
  // One huge text.
  (size) => `{"message":"${repeat('\\u0000', size)}"}`,
]

async function withXmp(xmp: string): Promise<Uint8Array> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
  return picture.withXmp(xmp).jpeg().toBuffer()
}

function rdf(content: string): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" rdf:about="">${content}</rdf:Description></rdf:RDF></x:xmpmeta>`
}

const XMP_INPUTS: readonly Writer[] = [
  // Keywords.
  (size) => rdf(`<dc:subject><rdf:Bag>${repeat('<rdf:li>a</rdf:li>', size)}</rdf:Bag></dc:subject>`),
  // One keyword with commas.
  (size) => rdf(`<dc:subject><rdf:Bag><rdf:li>${repeat('a,', size)}</rdf:li></rdf:Bag></dc:subject>`),
  // A long title.
  (size) => rdf(`<dc:title><rdf:Alt><rdf:li>${repeat('a@', size)}</rdf:li></rdf:Alt></dc:title>`),
  // Spaces in a title.
  (size) => rdf(`<dc:title><rdf:Alt><rdf:li>${repeat(' ', size)}a</rdf:li></rdf:Alt></dc:title>`),
  // Open elements.
  (size) => repeat('<a>', size),
  // Attributes of one element.
  (size) => `<a ${Array.from({ length: size / 8 }, (_, at) => `a${at}=""`).join(' ')}/>`,
  // Comments.
  (size) => repeat('<!---->', size),
  // Entities.
  (size) => rdf(repeat('&amp;', size)),
  // Tags that do not end.
  (size) => repeat('<', size),
]

async function archiveOf(size: number): Promise<Buffer> {
  const archive = pack()
  for (let at = 0; at * 512 < size; at++) archive.entry({ name: 'a' }, '')
  archive.finalize()
  return buffer(archive)
}

async function readTar(bytes: Buffer): Promise<number> {
  const entries = Readable.from([bytes]).pipe(extract())
  let count = 0
  for await (const entry of entries) {
    entry.resume()
    count += 1
  }
  return count
}

const lists = openLists({ now: () => new Date('2026-03-01T00:00:00Z') })
function sendList(ending: 'csv' | 'json', text: string) {
  return readList(lists.artists, { name: 'artists', ending, bytes: Buffer.from(text) })
}

const REPORT =
  '{"type":"csp-violation","body":{"documentURL":"http://a","blockedURL":"b","effectiveDirective":"c"}}'
const NOW = new Date('2026-03-01T00:00:00Z')
const enquiry = toSchema(ENQUIRY)
const BODY = { identity: Buffer.from('a'), br: Buffer.from('a'), gzip: Buffer.from('a') }
const languageOf = (signs: object) =>
  chooseLanguage({ userAgent: 'Mozilla/5.0', cookie: null, acceptLanguage: null, ...signs })

const READERS: Readonly<Record<string, Reader>> = {
  'a form in pairs': ofText((text) => sendForm('application/x-www-form-urlencoded', text)),
  'a form in parts': ofInputs(MULTIPART_INPUTS, (text) => sendForm(MULTIPART, text)),
  'the type of a form': ofText((text) =>
    sendForm(`multipart/form-data; ${text.replace(/[^\x20-\x7e]/g, 'a')}`, ''),
  ),
  'a form in JSON': ofInputs(JSON_INPUTS, (text) => sendForm('application/json', text)),
  'a file of a form': ofInputs(MULTIPART_INPUTS, (text) =>
    readFormFile(Buffer.from(text), MULTIPART, 'file'),
  ),
  'fields of an enquiry': ofText((text) =>
    enquiry.safeParse({ name: text, email: text, company: text, message: text, telephone: text }),
  ),
  'a list of an enquiry': ofText((text) =>
    enquiry.safeParse({ images: text.slice(0, text.length / 64).split('') }),
  ),
  'words of readers': ofText((text) => readContribution('comment', { image: 1, name: text, text })),
  'a query of filters': ofText((text) => readNarrowing(new URLSearchParams(`farbe=${text}&technik=${text}`))),
  'filters that repeat': ofInputs(
    [(size) => repeat('farbe=ffffff&', size), (size) => repeat('technik=a&', size)],
    (text) => [
      readNarrowing(new URLSearchParams(text)),
      NarrowingParameters.safeParse({ farbe: text.split('&') }),
    ],
  ),
  cookies: ofText((text) => [readCookie(text, 'session'), languageOf({ cookie: text })]),
  'headers of language and agent': ofText((text) => languageOf({ userAgent: text, acceptLanguage: text })),
  'headers of encoding': ofText((text) => chooseEncoding(text, BODY)),
  'headers of tags': ofText((text) => matchesTag(text, 'a')),
  'headers of ranges': ofText((text) => [readRange(`bytes=${text}`, 1_000), readRange(text, 1_000)]),
  'headers of proxies': ofText((text) => networkOf(networkAddressOf('192.0.2.1', text, 1))),
  passes: ofText((text) => isPass('key', ['a'], text, NOW)),
  'reports of policies': ofInputs(
    [...JSON_INPUTS, (size) => `[${repeat(`${REPORT},`, size)}${REPORT}]`],
    (text) => readCspReports('application/reports+json', text),
  ),
  'lists as CSV': ofInputs(
    ['a', ',', '"', '\n', 'a;b\n', '"a\n'].map(
      (piece) => (size: number) => `Code;Name\n${repeat(piece, size)}`,
    ),
    (text) => sendList('csv', text),
  ),
  'lists as JSON': ofInputs(JSON_INPUTS, (text) => sendList('json', `[${text}]`)),
  'metadata of a picture': async (size) => {
    const pictures = await Promise.all(XMP_INPUTS.map((write) => withXmp(write(size))))
    return () => Promise.all(pictures.map(readMetadata))
  },
  'an archive': async (size) => {
    const bytes = await archiveOf(size)
    return () => readTar(bytes)
  },
  'words of a search': ofText((text) => {
    const words = text.slice(0, text.length / 16)
    return [readWords(words), spellingsOf(words), toSearchPattern(words)]
  }),
  'texts that are cleaned': ofText((text) => [cleanLine(text), cleanLines(text), toSlug(text, 80)]),
  'names of files': ofText((text) => [
    plainName(text),
    fileNameFor(text, 'image/png'),
    withoutLinksInName(text),
  ]),
  'links in texts': ofText((text) => [withoutLinks(text), isOwnPath(text), isWebAddress(text)]),
  'addresses of e-mail': ofText(readAddress),
  'paths of the log': ofText((text) => spanPath(`/${text}`)),
}

/** Takes the square, to show that it would be seen. */
const SQUARE: Reader = ofInputs([(size) => repeat('a&', size)], (text) => {
  let list: string[] = []
  for (const part of text.split('&')) list = [...list, part]
  return list
})

function bytesBelow({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number {
  return children.reduce((sum, child) => sum + bytesBelow(child), selfSize)
}

async function countReader(session: Session, prepare: Reader): Promise<Counted> {
  await (await prepare(FIRST_BYTES))()
  const small = await countWork(session, await prepare(SMALL_BYTES))
  return { small, large: await countWork(session, await prepare(LARGE_BYTES)) }
}

async function countWork(session: Session, read: () => unknown): Promise<Work> {
  await session.post('HeapProfiler.startSampling', {
    samplingInterval: SAMPLED_EVERY_BYTES,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  })
  await session.post('Profiler.takePreciseCoverage')
  await read()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const { profile } = await session.post('HeapProfiler.stopSampling')
  const counts = result.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
  return {
    blocks: counts.reduce((sum, { count }) => sum + count, 0),
    bytes: bytesBelow(profile.head),
  }
}

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
const readers: Record<string, Counted> = {}
for (const [reader, prepare] of Object.entries(READERS)) readers[reader] = await countReader(session, prepare)
const square = await countReader(session, SQUARE)
session.disconnect()
const answer: Answer = { readers, square }
parentPort?.postMessage(answer)
