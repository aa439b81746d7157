// `npm run schema:keep`: writes the archive by which later versions try to restore a backup of today's schema.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backUp } from '#domain/backup/back-up.server.ts'
import { knownHashes, MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openPglite } from '#platform/database/pglite/open-pglite.server.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from '#scripts/commands.mjs'
import { openTestFolder } from '#tests/run-program.ts'
import { archiveOf } from './archives.ts'
import { fillEveryTable } from './fill-every-table.ts'

await runDeclared(COMMANDS, 'schema:keep', async () => {
  await using place = await openTestFolder()
  const database = await openPglite('memory')
  await migrate(database, MIGRATIONS)
  const files = await openFileStore({ kind: 'folder' }, join(place.folder, 'files'))
  await fillEveryTable({ database, files })
  const path = archiveOf(knownHashes().length - 1)
  await rm(path, { force: true })
  const { rows, tables } = await backUp({ database, files }, path, new Date())
  await database.close()
  process.stdout.write(`${path} keeps today's schema: ${rows} rows from ${tables} tables.\n`)
})
