import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openTestFolder } from '#tests/run-program.ts'
import { templateFile } from './template.ts'

/** A data directory with a migrated, empty database. It lives as long as the test. */
export async function openDataFolder(): ReturnType<typeof openTestFolder> {
  const testFolder = await openTestFolder()
  addDatabase(testFolder.folder)
  return testFolder
}

/** Puts a migrated, empty database into a data directory, which halves the start of a program. */
export function addDatabase(folder: string): void {
  const database = join(folder, 'db')
  mkdirSync(database, { mode: 0o700 })
  // Names in the archive begin with a slash, which tar removes.
  const { status, stderr } = spawnSync('tar', ['-xf', templateFile(), '-C', database], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The template could not be unpacked: ${stderr}`)
}
