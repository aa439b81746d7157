import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { exportLists } from '#domain/import-export/export-lists.server.ts'
import { StartupError } from '#platform/config.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { runCommand } from '#platform/run-command.ts'
import { readFileArgument, withStores } from './open-stores.server.ts'

const USAGE = 'Usage: npm run export -- FOLDER (a new or empty one).'

async function main(): Promise<void> {
  const folder = readFileArgument(USAGE)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new StartupError(`${folder} is not empty. ${USAGE}`)
  const { rows, pictures, missing } = await withStores(async ({ database, files }) => {
    await migrate(database, MIGRATIONS)
    return exportLists({ db: database.db, files }, async (name, bytes) => {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), bytes, { flag: 'wx' })
    })
  })
  process.stdout.write(`${folder} holds ${rows} rows and ${pictures} pictures.\n`)
  if (missing > 0) throw new StartupError(`${missing} originals are missing from the file store.`)
}

await runCommand(main)
