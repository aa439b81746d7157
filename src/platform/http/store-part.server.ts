import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { addAbortSignal, type Readable } from 'node:stream'

export type FormFile = {
  field: string
  /** As the browser says; never part of a path. */
  name: string
  path: string
  bytes: number
  /** SHA-256 in hexadecimal digits. */
  digest: string
}

/** Null stands for the empty part that browsers send where nobody chose a file. */
export type StoredPart = { outcome: 'stored'; file: FormFile | null } | { outcome: 'failed'; error: unknown }

type Part = {
  field: string
  name: string
  stream: Readable
  folder: () => Promise<string>
  /** Name of the file in the folder. */
  number: number
  /** What all files together may still take; goes below zero when it was too much. */
  room: { bytes: number }
  signal: AbortSignal
}

/**
 * Writes one file of a form and flushes it to the disk, as long as there is room for it. The part is read to its end in
 * any case, so that the fields behind it are known even when the disk is full.
 */
export async function storePart(part: Part): Promise<StoredPart> {
  const { field, name, stream, folder, number, room, signal } = part
  const hash = createHash('sha256')
  let bytes = 0
  const target = await openTarget(folder, number)
  try {
    for await (const chunk of addAbortSignal(signal, stream)) {
      bytes += chunk.length
      room.bytes -= chunk.length
      hash.update(chunk)
      if (room.bytes >= 0) await target.write(chunk)
    }
  } catch (error) {
    target.fail(error)
  }
  const { path, failure } = await target.close()
  if (failure) return { outcome: 'failed', error: failure }
  const isEmpty = !name && bytes === 0
  return {
    outcome: 'stored',
    file: isEmpty ? null : { field, name, path, bytes, digest: hash.digest('hex') },
  }
}

/** A file that remembers what went wrong first and takes no more from then on. */
async function openTarget(folder: () => Promise<string>, number: number) {
  let failure: unknown = null
  const fail = (error: unknown) => {
    failure ??= error
  }
  const path = await folder().then((place) => `${place}/${number}`, fail)
  const handle = path ? await open(path, 'wx').catch(fail) : null
  return {
    fail,
    write: async (chunk: Uint8Array) => {
      if (!failure) await handle?.write(chunk).catch(fail)
    },
    close: async () => {
      if (!failure) await handle?.sync().catch(fail)
      await handle?.close().catch(fail)
      return { path: path ?? '', failure }
    },
  }
}
