import { readdir } from 'node:fs/promises'
import { FOR_STAFF, openDecoder } from '#domain/imaging/decoding/decoder.server.ts'
import { importLists } from '#domain/import-export/import-lists.server.ts'
import { LIST_NAMES } from '#domain/import-export/list-names.ts'
import {
  listUnknownFiles,
  openPictureFolder,
  readListFiles,
} from '#domain/import-export/picture-sources.server.ts'
import type { ListFile } from '#domain/import-export/read-list.server.ts'
import { isRefused } from '#domain/import-export/report.ts'
import { writeCounts, writeLine } from '#domain/import-export/report-text.ts'
import { systemClock } from '#platform/clock.ts'
import { type OnProgress, showProgress } from '#platform/command-line/progress.ts'
import { StartupError } from '#platform/config.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openLog } from '#platform/log.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from './commands.mjs'
import { watchImport } from './import-progress.ts'
import { withStores } from './open-stores.server.ts'

const KNOWN = `Lists are called ${LIST_NAMES.map((name) => `${name}.csv`).join(', ')}, or .json instead.`
const STAFF = { id: 'command', name: 'npm run import', email: '' }

await runDeclared(COMMANDS, 'import', async ({ folder, check }) => {
  await readdir(folder)
  const lists = await readListFiles(folder)
  const unknown = await listUnknownFiles(folder)
  if (unknown.length > 0) process.stderr.write(`Left out: ${unknown.join(', ')}. ${KNOWN}\n`)
  if (lists.length === 0) throw new StartupError(`There are no lists in ${folder}. ${KNOWN}`)
  const report = await showProgress((onProgress) => importFolder(folder, lists, check, onProgress))
  for (const line of report.lines) process.stdout.write(`${writeLine(line)}\n`)
  process.stdout.write(`${writeCounts(report)}\n`)
  if (isRefused(report.lines)) throw new StartupError('Not everything could be imported; see above.')
})

function importFolder(folder: string, lists: readonly ListFile[], isTrial: boolean, onProgress: OnProgress) {
  return withStores(async ({ database, files }) => {
    await migrate(database, MIGRATIONS)
    const decoder = openDecoder(openLog('warn'), FOR_STAFF)
    const { watch, source } = watchImport(openPictureFolder(folder, decoder), onProgress)
    const needs = { db: database.db, files, clock: systemClock, staff: STAFF, source }
    return importLists(needs, lists, isTrial, watch).finally(decoder.close)
  })
}
