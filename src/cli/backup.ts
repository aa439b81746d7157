import { setPriority } from 'node:os'
import { backUp, type Stores } from '#domain/backup/archive/back-up.server.ts'
import { noteBackup } from '#domain/backup/last-backup.server.ts'
import type { Config } from '#platform/config.ts'
import { runCommand } from '#platform/run-command.ts'
import { readFileArgument, withStores } from './open-stores.server.ts'

/** The site on the same machine comes first: beside it a backup gets a tenth of a processor that both want. */
const PRIORITY = 10
const USAGE = 'Usage: npm run backup -- FILE (a new file, for example zeichner.tar.gz).'

async function main(): Promise<void> {
  const path = readFileArgument(USAGE)
  // Before any thread is started that compresses: each takes over the priority.
  setPriority(PRIORITY)
  const started = performance.now()
  const { tables, rows, originals } = await withStores(backUpAndNote(path))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    `${path} holds ${rows} rows from ${tables} tables and ${originals} originals, written in ${seconds} s.\n`,
  )
}

/** Also records the backup for the admin's health page. */
function backUpAndNote(path: string) {
  return async (stores: Stores, { dataDirectory }: Config) => {
    const summary = await backUp(stores, path, new Date())
    const { rows, originals } = summary
    await noteBackup(dataDirectory, { finishedAt: new Date().toISOString(), rows, originals })
    return summary
  }
}

await runCommand(main)
