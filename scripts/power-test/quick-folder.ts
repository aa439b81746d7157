import { existsSync, statfsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps what is in it in memory. */
const IN_MEMORY = '/dev/shm'
/** The record, a database and a copy of it. */
const NEEDED_BYTES = 700 * 1024 * 1024

/** A temporary folder, in memory where there is room: what was flushed is computed, and needs no disk to be slow. */
export async function openQuickFolder(): Promise<{ folder: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(hasRoom() ? IN_MEMORY : tmpdir(), 'power-test-'))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

function hasRoom(): boolean {
  if (!existsSync(IN_MEMORY)) return false
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize >= NEEDED_BYTES
}
