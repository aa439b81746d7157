import { tryRestore } from '#domain/backup/drill/try-restore.server.ts'
import { runCommand } from '#platform/run-command.ts'
import { readFileArgument } from './open-stores.server.ts'

const USAGE =
  'Usage: npm run drill -- FILE (a backup, which is restored into a temporary place and compared).'

async function main(): Promise<void> {
  const path = readFileArgument(USAGE)
  const started = performance.now()
  const { tables, rows, originals } = await tryRestore(path)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    `${path} can be restored: ${rows} rows in ${tables} tables and ${originals} originals are as they were, in ${seconds} s.\n`,
  )
}

await runCommand(main)
