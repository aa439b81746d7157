import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#platform/config.ts'
import { isUnfinished } from './durable-folders.ts'

/** The PostgreSQL that PGlite is made from; it reads no folder of another one. A test compares it with the package. */
export const ENGINE_MAJOR = 18

export type FormerEngine = {
  version: string
  integrity: string
}

/** The last PGlite that reads each former format; the next upgrade adds 18. 17 is only for trying `upgrade:engine`. */
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

/** Opening could damage another PostgreSQL's folder. @throws StartupError for one, and for a cut-off upgrade. */
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
