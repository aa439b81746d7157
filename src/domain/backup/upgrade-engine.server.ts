import { spawnSync } from 'node:child_process'
import { existsSync, renameSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { drizzle } from 'drizzle-orm/pglite'
import { StartupError } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import { lockDirectory } from '#platform/database/directory-lock.server.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
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
import { backUp, type Summary } from './back-up.server.ts'
import { restoreBackup } from './restore-backup.server.ts'

type Upgrade = Summary & { formerDirectory: string }

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
      const formerDirectory = `${directory}.postgres-${major}`
      // An earlier attempt left this folder, if somebody put the former one back.
      if (existsSync(formerDirectory))
        throw new StartupError(`${formerDirectory} is there already; move it away and try again.`)
      renameSync(directory, formerDirectory)
      // The two are never there at once: without `db`, the next start finds that the upgrade was cut off.
      fsyncPath(dataDirectory)
      putInPlace(directory)
      return { ...summary, formerDirectory }
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

const NAME = '@electric-sql/pglite'
/** npm takes another registry's address where one is set. */
const REGISTRY = 'https://registry.npmjs.org'

/** @throws StartupError when the registry is not reachable, or the package is not the one of the hash. */
export async function installEngine(folder: string, { version, integrity }: FormerEngine): Promise<void> {
  const dependencies = { [NAME]: version }
  const resolved = `${REGISTRY}/${NAME}/-/pglite-${version}.tgz`
  const locked = {
    lockfileVersion: 3,
    packages: { '': { dependencies }, [`node_modules/${NAME}`]: { version, resolved, integrity } },
  }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(locked))
  if (runNpm(folder, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']) === 0) return
  throw new StartupError(
    `${NAME} ${version} could not be installed, which reads the former database; nothing was changed. Is the npm registry reachable?`,
  )
}

function runNpm(folder: string, parameters: readonly string[]): number | null {
  const itself = process.env.npm_execpath
  const [command, first] = itself ? [process.execPath, [itself]] : ['npm', []]
  return spawnSync(command, [...first, ...parameters], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status
}

/** Opens a database with an engine that `installEngine` installed. It is not safe from a power cut: open a copy. */
export async function openFormerEngine(folder: string, directory: string): Promise<OpenDatabase> {
  const files = pathToFileURL(join(folder, 'node_modules', NAME, 'dist/')).href
  // Both versions have the parts of the package that are used here; the types are those of today's version.
  const { PGlite }: typeof import('@electric-sql/pglite') = await import(`${files}index.js`)
  const { pg_trgm }: typeof import('@electric-sql/pglite/contrib/pg_trgm') = await import(
    `${files}contrib/pg_trgm.js`
  )
  const { unaccent }: typeof import('@electric-sql/pglite/contrib/unaccent') = await import(
    `${files}contrib/unaccent.js`
  )
  const client = new PGlite({ dataDir: directory, extensions: { pg_trgm, unaccent } })
  await client.waitReady
  return {
    db: drizzle(client),
    engine: 'pglite',
    description: 'former embedded database (PGlite)',
    listen: (channel, onNotify) => client.listen(channel, onNotify),
    withLock: (_lock, work) => work(),
    close: () => client.close(),
  }
}
