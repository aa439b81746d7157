import { tryRestore } from '#domain/backup/drill.server.ts'
import { showProgress } from '#platform/command-line/progress.ts'
import { runDeclared } from '#platform/run-command.ts'
import { refuseOtherFile } from './archive-file.ts'
import { COMMANDS } from './commands.mjs'

await runDeclared(COMMANDS, 'drill', async ({ file }) => {
  await refuseOtherFile(file)
  const started = performance.now()
  const { tables, rows, originals } = await showProgress((onProgress) =>
    tryRestore({ path: file, onProgress }),
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    `${file} can be restored: ${rows} rows in ${tables} tables and ${originals} originals are as they were, in ${seconds} s.\n`,
  )
})
