import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { exportLists } from '#domain/import-export/export-lists.server.ts'
import { showProgress } from '#platform/command-line/progress.ts'
import { StartupError } from '#platform/config.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from './commands.mjs'
import { withStores } from './open-stores.server.ts'

await runDeclared(COMMANDS, 'export', async ({ folder }) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new StartupError(`${folder} is not empty; name a new folder or an empty one.`)
  const add = async (name: string, bytes: Uint8Array) => {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), bytes, { flag: 'wx' })
  }
  const { rows, pictures, missing } = await withStores(async ({ database, files }) => {
    await migrate(database, MIGRATIONS)
    return showProgress((onProgress) => exportLists({ db: database.db, files }, add, onProgress))
  })
  process.stdout.write(`${folder} holds ${rows} rows and ${pictures} pictures.\n`)
  if (missing > 0) throw new StartupError(`${missing} originals are missing from the file store.`)
})
