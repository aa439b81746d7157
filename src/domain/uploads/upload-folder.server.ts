import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#platform/log.ts'
import { Upload } from './model.ts'

/** The uploads' folder: for each file its bytes, the protocol's metadata, and our record. */
export type UploadFolder = {
  path: string
  list: () => Upload[]
  find: (id: string) => Upload | null
  /** Flushed to the disk before it ends, so that a restart continues from there. */
  put: (upload: Upload) => Promise<void>
  /** What was received so far. */
  readBytes: (id: string) => Promise<Buffer<ArrayBuffer>>
  /** How many bytes were received; 0 when there are none. */
  countBytes: (id: string) => Promise<number>
  /** The bytes only; the record stays. */
  removeBytes: (id: string) => Promise<void>
  remove: (id: string) => Promise<void>
  hasRoomFor: (bytes: number) => Promise<boolean>
}

const RECORD = '.upload'
/** For the database on the same disk. */
const ROOM_LEFT_BYTES = 256 * 1024 * 1024

/** Reads the records of a former process; bytes without a record are removed. */
export async function openUploadFolder(path: string, log: Log): Promise<UploadFolder> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  const known = await readRecords(path, log)
  await removeStrays(path, known)

  async function removeBytes(id: string): Promise<void> {
    await rm(join(path, id), { force: true })
    await rm(join(path, `${id}.json`), { force: true })
  }

  return {
    path,
    list: () => [...known.values()],
    find: (id) => known.get(id) ?? null,
    put: async (upload) => {
      // The sender's request and the background job may write at the same time.
      const draft = join(path, `${upload.id}${RECORD}.${randomUUID()}.part`)
      await writeFile(draft, JSON.stringify(upload), { flush: true })
      await rename(draft, join(path, `${upload.id}${RECORD}`))
      known.set(upload.id, upload)
    },
    readBytes: (id) => readFile(join(path, id)),
    countBytes: (id) =>
      stat(join(path, id)).then(
        ({ size }) => size,
        () => 0,
      ),
    removeBytes,
    remove: async (id) => {
      known.delete(id)
      await rm(join(path, `${id}${RECORD}`), { force: true })
      await removeBytes(id)
    },
    hasRoomFor: async (bytes) => {
      const { bavail, bsize } = await statfs(path)
      return bavail * bsize - bytes > ROOM_LEFT_BYTES
    },
  }
}

async function readRecords(path: string, log: Log): Promise<Map<string, Upload>> {
  const known = new Map<string, Upload>()
  for (const name of await readdir(path)) {
    if (!name.endsWith(RECORD)) continue
    const reading = Upload.safeParse(parseOrNull(await readFile(join(path, name), 'utf8')))
    if (reading.success) known.set(reading.data.id, reading.data)
    else log.warn({ name }, 'upload.record-unreadable')
  }
  return known
}

async function removeStrays(path: string, known: Map<string, Upload>): Promise<void> {
  for (const name of await readdir(path)) {
    const id = name.split('.')[0] ?? ''
    if (!known.has(id) || name.endsWith('.part')) await rm(join(path, name), { force: true, recursive: true })
  }
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
