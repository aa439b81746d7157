import { mkdir, open, readFile, rename, statfs, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { z } from 'zod'

/** The space that is left for the database on the same disk. */
const ROOM_LEFT_BYTES = 256 * 1024 * 1024

/** Whether so many bytes more fit; `disk` is a folder on the disk of the file store, null for a bucket. */
export async function hasRoomFor(disk: string | null, bytes: number): Promise<boolean> {
  if (disk === null) return true
  return (await freeBytes(disk)) - bytes > ROOM_LEFT_BYTES
}

/** Returns how much a user without privileges may still write on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Makes a rename in the folder survive a power cut; fsync of the file alone does not. */
export async function fsyncDirectory(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export async function writeNote(path: string, value: object): Promise<void> {
  // With PostgreSQL and S3 nothing else needs the folder.
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, JSON.stringify(value))
  await rename(`${path}.part`, path)
}

export async function readNote<Value>(path: string, schema: z.ZodType<Value>): Promise<Value | null> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return null
  }
}
