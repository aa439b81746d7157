import { statfs } from 'node:fs/promises'

/** For the database on the same disk. */
const ROOM_LEFT_BYTES = 256 * 1024 * 1024

/** Whether so many bytes more fit; `disk` is a folder on the disk of the file store, null for a bucket. */
export async function hasRoomFor(disk: string | null, bytes: number): Promise<boolean> {
  if (disk === null) return true
  return (await freeBytes(disk)) - bytes > ROOM_LEFT_BYTES
}

/** How much a user without privileges may still write on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
