import type { FileStore } from '#platform/files/file-store.ts'

export type ZipEntry = { name: string; crc32: number; addedAt: Date; pieces: readonly Piece[] }

/** The format is described in APPNOTE.TXT of PKWARE, 4.3 and 4.5.3. */
const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END = 0x06054b50
const END_64 = 0x06064b50
const END_64_LOCATOR = 0x07064b50
const UTF_8_NAMES = 0x0800
const EXTRA_64 = 0x0001
const VERSION = 20
const VERSION_64 = 45
const MOST_32 = 0xffff_ffff
const MOST_16 = 0xffff
const END_64_REST = 44
const FIRST_YEAR = 1980

type Placed = ZipEntry & { size: number; offset: number }

/** The same files make the same bytes, so that the length is known before and any part can be sent again. */
export function layOutZip(entries: readonly ZipEntry[]): Piece[] {
  const pieces: Piece[] = []
  const placed: Placed[] = []
  let offset = 0
  for (const entry of entries) {
    const file = { ...entry, size: sizeOf(entry.pieces), offset }
    const header = localHeader(file)
    placed.push(file)
    pieces.push(asPiece(header), ...entry.pieces)
    offset += header.length + file.size
  }
  const directory = Buffer.concat(placed.map(centralHeader))
  return [...pieces, asPiece(directory), asPiece(ending(placed.length, directory.length, offset))]
}

function asPiece(from: Buffer<ArrayBuffer>): Piece {
  return { bytes: from.length, from }
}

function localHeader(file: Placed): Buffer<ArrayBuffer> {
  const name = Buffer.from(file.name)
  const isLarge = file.size >= MOST_32
  const size = isLarge ? MOST_32 : file.size
  const extra = isLarge ? extra64([file.size, file.size]) : Buffer.alloc(0)
  return Buffer.concat([
    words([LOCAL_HEADER, 4], [isLarge ? VERSION_64 : VERSION, 2], ...common(file, size)),
    words([name.length, 2], [extra.length, 2]),
    name,
    extra,
  ])
}

function centralHeader(file: Placed): Buffer<ArrayBuffer> {
  const name = Buffer.from(file.name)
  const [isLarge, isFar] = [file.size >= MOST_32, file.offset >= MOST_32]
  const size = isLarge ? MOST_32 : file.size
  const beyond = [...(isLarge ? [file.size, file.size] : []), ...(isFar ? [file.offset] : [])]
  const extra = beyond.length > 0 ? extra64(beyond) : Buffer.alloc(0)
  const version = extra.length > 0 ? VERSION_64 : VERSION
  return Buffer.concat([
    words([CENTRAL_HEADER, 4], [version, 2], [version, 2], ...common(file, size)),
    words([name.length, 2], [extra.length, 2], [0, 2], [0, 2], [0, 2], [0, 4]),
    words([isFar ? MOST_32 : file.offset, 4]),
    name,
    extra,
  ])
}

/** These are flags, method (stored), time, checksum and both sizes. */
function common({ addedAt, crc32 }: Placed, size: number): Word[] {
  return [[UTF_8_NAMES, 2], [0, 2], ...dosTime(addedAt), [crc32, 4], [size, 4], [size, 4]]
}

function dosTime(at: Date): Word[] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const years = Math.max(0, at.getUTCFullYear() - FIRST_YEAR)
  return [
    [time, 2],
    [(years << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 2],
  ]
}

function extra64(values: readonly number[]): Buffer<ArrayBuffer> {
  return words([EXTRA_64, 2], [values.length * 8, 2], ...values.map((value): Word => [value, 8]))
}

function ending(count: number, length: number, offset: number): Buffer<ArrayBuffer> {
  const isLarge = offset + length >= MOST_32 || count >= MOST_16
  const [count16, length32, offset32] = [
    Math.min(count, MOST_16),
    Math.min(length, MOST_32),
    Math.min(offset, MOST_32),
  ]
  const usual = words(
    [END, 4],
    [0, 2],
    [0, 2],
    [count16, 2],
    [count16, 2],
    [length32, 4],
    [offset32, 4],
    [0, 2],
  )
  if (!isLarge) return usual
  const end64 = Buffer.concat([
    words([END_64, 4], [END_64_REST, 8], [VERSION_64, 2], [VERSION_64, 2], [0, 4], [0, 4]),
    words([count, 8], [count, 8], [length, 8], [offset, 8]),
  ])
  return Buffer.concat([end64, words([END_64_LOCATOR, 4], [0, 4], [offset + length, 8], [1, 4]), usual])
}

/** The lowest byte comes first. */
type Word = readonly [value: number, bytes: 2 | 4 | 8]

function words(...values: readonly Word[]): Buffer<ArrayBuffer> {
  const buffer = Buffer.alloc(values.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of values) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at)
    else buffer.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return buffer
}

export type Piece = { bytes: number; from: Uint8Array<ArrayBuffer> | string }

const HANDED_BYTES = 64 * 1024

export function sizeOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Both ends are included. @throws when a stored file is gone or too short. */
export async function* readPieces(
  files: Pick<FileStore, 'readRange' | 'rangeBytes'>,
  pieces: readonly Piece[],
  { first, last }: { first: number; last: number },
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  let start = 0
  for (const { bytes, from } of pieces) {
    const end = Math.min(start + bytes, last + 1)
    for (let at = Math.max(start, first); at < end; at += files.rangeBytes) {
      const read = await readPiece(files, from, at - start, Math.min(at + files.rangeBytes, end) - start)
      for (let offset = 0; offset < read.length; offset += HANDED_BYTES)
        yield read.subarray(offset, offset + HANDED_BYTES)
    }
    start += bytes
    if (start > last) return
  }
}

async function readPiece(
  files: Pick<FileStore, 'readRange'>,
  from: Piece['from'],
  start: number,
  end: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof from !== 'string') return from.subarray(start, end)
  const bytes = await files.readRange(from, start, end - 1)
  if (!bytes) throw new Error(`The file store has lost ${from}, or its end.`)
  return bytes
}
