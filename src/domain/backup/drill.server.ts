import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OnProgress } from '#platform/command-line/progress.ts'
import { StartupError } from '#platform/config.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openPglite } from '#platform/database/pglite/open-pglite.server.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { Checksums, MANIFEST } from './archive-format.ts'
import { backUp, type Stores, type Summary } from './back-up.server.ts'
import { readArchive } from './read-archive.server.ts'
import { restoreBackup } from './restore-backup.server.ts'

/**
 * Restores a backup below `below`, backs that up again, compares every entry by its hash, and then upgrades it. It
 * takes some three times the room of the backup. Throws a StartupError when anything was not restored as it was.
 */
export async function tryRestore({
  path,
  below = tmpdir(),
  onProgress,
}: {
  path: string
  below?: string
  onProgress?: OnProgress
}): Promise<Summary> {
  const folder = await mkdtemp(join(below, 'restore-'))
  try {
    const database = await openPglite(join(folder, 'db'))
    try {
      const files = await openFileStore({ kind: 'folder' }, join(folder, 'files'))
      return await restoreAndCompare({ database, files }, path, join(folder, 'again.tar.gz'), onProgress)
    } finally {
      await database.close()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function restoreAndCompare(
  place: Stores,
  path: string,
  again: string,
  onProgress?: OnProgress,
): Promise<Summary> {
  await restoreBackup(place, path, onProgress)
  const summary = await backUp(place, again, new Date(), onProgress)
  const [before, after] = [await checksumsOf(path), await checksumsOf(again)]
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    if (name === MANIFEST || before.get(name) === after.get(name)) continue
    throw new StartupError(`The backup ${path} was restored, but ${name} is not what it was.`)
  }
  await migrate(place.database, MIGRATIONS)
  return summary
}

async function checksumsOf(path: string): Promise<Map<string, string>> {
  for await (const entry of readArchive(path))
    if (entry.kind === 'checksums')
      return new Map(Object.entries(Checksums.parse(JSON.parse(entry.bytes.toString()))))
  return new Map()
}
