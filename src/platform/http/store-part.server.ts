import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { addAbortSignal, type Readable } from 'node:stream'

export type FormFile = {
  field: string
  /** The browser sent it, so it is never used in a path. */
  name: string
  path: string
  bytes: number
  /** It is SHA-256 in hexadecimal digits. */
  digest: string
}

/** `file` is null for the empty part that browsers send when no file was chosen. */
export type StoredPart = { outcome: 'stored'; file: FormFile | null } | { outcome: 'failed'; error: unknown }

type Part = {
  field: string
  name: string
  stream: Readable
  folder: () => Promise<string>
  number: number
  /** All parts share the bytes that are left for files; they are negative beyond the limit. */
  space: { bytes: number }
  signal: AbortSignal
}

/** The part is always read to its end, so that later fields are known even when the disk is full. */
export async function storePart(part: Part): Promise<StoredPart> {
  const { field, name, stream, folder, number, space, signal } = part
  const hash = createHash('sha256')
  let bytes = 0
  const target = await openTarget(folder, number)
  try {
    for await (const chunk of addAbortSignal(signal, stream)) {
      bytes += chunk.length
      space.bytes -= chunk.length
      hash.update(chunk)
      if (space.bytes >= 0) await target.write(chunk)
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
