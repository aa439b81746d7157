import { existsSync, renameSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { backUp, type Summary } from '#domain/backup/archive/back-up.server.ts'
import { restoreBackup } from '#domain/backup/archive/restore-backup.server.ts'
import { StartupError } from '#platform/config.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { lockDirectory } from '#platform/database/open-database.server.ts'
import { fsyncPath } from '#platform/database/pglite/durable-folders.ts'
import {
  ENGINE_MAJOR,
  FORMER_ENGINES,
  type FormerEngine,
  readMajor,
  upgradedFolder,
} from '#platform/database/pglite/engine.ts'
import { openPglite } from '#platform/database/pglite/open-pglite.server.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { installEngine, openFormerEngine } from './former-engine.server.ts'

type Upgrade = Summary & { kept: string }

/**
 * Moves the rows of another PostgreSQL's embedded database into a new one, by a backup that the former engine writes
 * from a copy; the former folder stays beside it. Cut off at any point, it can be run again, and returns null when that
 * only finished it. Throws a StartupError when the site runs, nothing is to be done, or the former engine is not to be
 * had.
 */
export async function upgradeEngine(dataDirectory: string): Promise<Upgrade | null> {
  const lock = lockDirectory(dataDirectory)
  const directory = join(dataDirectory, 'db')
  try {
    if (isCutOff(directory)) {
      putInPlace(directory)
      return null
    }
    const { major, engine } = findFormer(directory)
    const place = await mkdtemp(join(dataDirectory, 'upgrade-'))
    try {
      await installEngine(place, engine)
      const summary = await moveRows(directory, place)
      const kept = `${directory}.postgres-${major}`
      // An earlier attempt left this folder, if somebody put the former one back.
      if (existsSync(kept)) throw new StartupError(`${kept} is there already; move it away and try again.`)
      renameSync(directory, kept)
      // The two are never there at once: without `db`, the next start finds that the upgrade was cut off.
      fsyncPath(dataDirectory)
      putInPlace(directory)
      return { ...summary, kept }
    } finally {
      await rm(place, { recursive: true })
    }
  } finally {
    lock.release()
  }
}

function findFormer(directory: string): { major: number; engine: FormerEngine } {
  const major = readMajor(directory)
  if (major === null || major === ENGINE_MAJOR)
    throw new StartupError(`There is nothing to upgrade in ${directory}.`)
  const engine = FORMER_ENGINES.get(major)
  if (engine) return { major, engine }
  throw new StartupError(`This version cannot upgrade PostgreSQL ${major} in ${directory}.`)
}

async function moveRows(directory: string, place: string): Promise<Summary> {
  const archive = join(place, 'rows.tar.gz')
  const copy = join(place, 'db')
  await cp(directory, copy, { recursive: true })
  // Only rows are moved: originals stay where they are.
  const files = await openFileStore({ kind: 'folder' }, join(place, 'files'))
  const former = await openFormerEngine(place, copy)
  await backUp({ database: former, files }, archive, new Date()).finally(former.close)
  const upgraded = upgradedFolder(directory)
  await rm(upgraded, { recursive: true, force: true })
  const database = await openPglite(upgraded)
  try {
    const summary = await restoreBackup({ database, files }, archive)
    await migrate(database, MIGRATIONS)
    return summary
  } finally {
    await database.close()
  }
}

function isCutOff(directory: string): boolean {
  return !existsSync(directory) && existsSync(upgradedFolder(directory))
}

function putInPlace(directory: string): void {
  renameSync(upgradedFolder(directory), directory)
  fsyncPath(dirname(directory))
}
