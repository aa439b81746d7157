import type { FileStore } from '#platform/files/file-store.ts'

/** A stretch of what is sent: bytes that are here, or a whole stored file. */
export type Piece = { bytes: number; from: Uint8Array<ArrayBuffer> | string }

/** As much is handed over at once. */
const HANDED_BYTES = 64 * 1024

export function sizeOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { bytes }) => sum + bytes, 0)
}

/**
 * The bytes from the first to the last of all pieces one after the other, both included. Each is read when it is asked for, and
 * nothing stays open between.
 * @throws Error when a stored file is gone or too short.
 */
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
      for (let given = 0; given < read.length; given += HANDED_BYTES)
        yield read.subarray(given, given + HANDED_BYTES)
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
