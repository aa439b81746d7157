import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setImmediate as others } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { StartupError } from '#platform/config.ts'
import { CHECKSUMS } from './archive-format.ts'

export type AddEntry = (name: string, bytes: Uint8Array) => Promise<void>

/** Originals are compressed already, and rows shrink to a sixth at any level, so the fastest one is used. */
const GZIP_LEVEL = 3
/**
 * An original is the same bytes in every archive, head included, so that a copy by restic takes only those that are
 * new.
 */
const NO_TIME = new Date(0)
const OWNER_ONLY = 0o600
/** Hashing so much takes a millisecond or two; then others who use this process, such as visitors, have their turn. */
const HASHED_AT_ONCE_BYTES = 1024 * 1024

/** Writes `path.part`, flushes it to disk and renames it. Throws a StartupError when either file exists already. */
export async function writeArchive(path: string, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  if (existsSync(path)) throw new StartupError(`${path} already exists; name a new file for the backup.`)
  const part = `${path}.part`
  const file = await open(part, 'wx', OWNER_ONLY).catch((error: NodeJS.ErrnoException) => {
    throw refusalToOpen(part, error)
  })
  try {
    const tar = pack()
    const written = pipeline(tar, createGzip({ level: GZIP_LEVEL }), file.createWriteStream({ flush: true }))
    const filled = fillWithChecksums(fill, addTo(tar)).then(
      () => tar.finalize(),
      (error) => tar.destroy(error),
    )
    await Promise.all([written, filled])
    await rename(part, path)
    await fsyncDirectory(dirname(path))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function fillWithChecksums(fill: (add: AddEntry) => Promise<void>, add: AddEntry): Promise<void> {
  const checksums: Record<string, string> = {}
  await fill(async (name, bytes) => {
    checksums[name] = await hashInTurns(bytes)
    await add(name, bytes)
  })
  await add(CHECKSUMS, Buffer.from(JSON.stringify(checksums)))
}

async function hashInTurns(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (let at = 0; at < bytes.length; at += HASHED_AT_ONCE_BYTES) {
    hash.update(bytes.subarray(at, at + HASHED_AT_ONCE_BYTES))
    await others()
  }
  return hash.digest('hex')
}

function addTo(tar: ReturnType<typeof pack>): AddEntry {
  return (name, bytes) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const entry = tar.entry({ name, size: bytes.length, mtime: NO_TIME }, (error) =>
      error ? reject(error) : resolve(),
    )
    entry.once('error', reject)
    entry.end(bytes)
    return promise
  }
}

function refusalToOpen(part: string, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EEXIST') {
    return new StartupError(
      `${part} is there already: another backup is writing it, or was cut off; remove it if none is running.`,
    )
  }
  if (error.code === 'ENOSPC') return error
  return new StartupError(`The backup cannot be written to ${part} (${error.code ?? error.message}).`)
}

async function fsyncDirectory(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
