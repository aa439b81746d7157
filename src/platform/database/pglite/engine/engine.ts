import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#platform/config.ts'
import { isUnfinished } from '#platform/database/pglite/unfinished-database.ts'

/** The PostgreSQL that PGlite is made from; it reads no folder of another one. A test compares it with the package. */
export const ENGINE_MAJOR = 18

export type FormerEngine = {
  /** The version of `@electric-sql/pglite`. */
  version: string
  integrity: string
}

/**
 * The last PGlite that reads the folders of a former PostgreSQL. Whoever takes in the next one adds 18 here, with the
 * package and the hash that package-lock.json had. No version of ours wrote 17; `npm run upgrade:engine` is tried with it.
 */
export const FORMER_ENGINES: ReadonlyMap<number, FormerEngine> = new Map([
  [
    17,
    {
      version: '0.4.6',
      integrity:
        'sha512-qmlmfN8UyKCee35qkV0r/MBp+Znl8FjBz7OpoglNvww3GJpw0/DLP0o1ZymvLNmcD5DTLOQdzKPtF8Hd3mdl1w==',
    },
  ],
])

/** Null where no database is. NaN for a folder that is something else. */
export function readMajor(directory: string): number | null {
  const file = join(directory, 'PG_VERSION')
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : null
}

/** An upgrade makes the new folder here. It takes the place of the former one when it is whole. */
export function upgradedFolder(directory: string): string {
  return `${directory}.upgraded`
}

/**
 * Checks a folder before it is opened, since opening could damage it.
 * @throws StartupError for the folder of another PostgreSQL, and for one whose upgrade was cut off between two names.
 */
export function refuseOtherEngine(directory: string): void {
  const major = readMajor(directory)
  if (isUnfinished(directory)) return
  if (major === null && existsSync(upgradedFolder(directory)))
    throw new StartupError(
      `The upgrade of the embedded database in ${directory} was cut off; run npm run upgrade:engine once more.`,
    )
  if (major === null || Number.isNaN(major) || major === ENGINE_MAJOR) return
  const before = `The embedded database in ${directory} is one of PostgreSQL ${major} and this version has ${ENGINE_MAJOR}; nothing was changed,`
  if (FORMER_ENGINES.has(major)) throw new StartupError(`${before} run npm run upgrade:engine once.`)
  throw new StartupError(
    `${before} write a backup with the version that made it (npm run backup -- FILE), and restore that with this one into an empty DATA_DIR (npm run restore -- FILE).`,
  )
}
