import { parseArgs } from 'node:util'
import { FOR_STAFF, openDecoder } from '#domain/imaging/decoding/decoder.server.ts'
import { importLists } from '#domain/import-export/import-lists.server.ts'
import { LIST_NAMES } from '#domain/import-export/list-names.ts'
import {
  listUnknownFiles,
  openPictureFolder,
  readListFiles,
} from '#domain/import-export/pictures/import-folder.server.ts'
import { isRefused } from '#domain/import-export/report.ts'
import { tellCounts, tellLine } from '#domain/import-export/report-text.ts'
import { systemClock } from '#platform/clock.ts'
import { StartupError } from '#platform/config.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openLog } from '#platform/log.ts'
import { runCommand } from '#platform/run-command.ts'
import { openImportProgress } from './importing/import-progress.ts'
import { withStores } from './open-stores.server.ts'

const USAGE = `Usage: npm run import -- FOLDER [--check] (docs/import-format.md says what lies in the folder; with --check
nothing is written).`
const KNOWN = `Lists are called ${LIST_NAMES.map((name) => `${name}.csv`).join(', ')}, or .json instead.`
/** The report alone goes to stdout. */
const TERMINAL = {
  write: (text: string) => void process.stderr.write(text),
  isTerminal: process.stderr.isTTY === true,
}
const TOLD_EVERY_MS = 1_000
/** The author in the change log. */
const STAFF = { id: 'command', name: 'npm run import', email: '' }

async function main(): Promise<void> {
  const { folder, isTrial } = readArguments()
  const lists = await readListFiles(folder)
  const unknown = await listUnknownFiles(folder)
  if (unknown.length > 0) TERMINAL.write(`Left out: ${unknown.join(', ')}. ${KNOWN}\n`)
  if (lists.length === 0) throw new StartupError(`There are no lists in ${folder}. ${KNOWN} ${USAGE}`)
  const report = await withStores(async ({ database, files }) => {
    await migrate(database, MIGRATIONS)
    const decoder = openDecoder(openLog('warn'), FOR_STAFF)
    const source = openPictureFolder(folder, decoder)
    const progress = openImportProgress({ ...TERMINAL, now: () => performance.now() })
    const readPicture = async (name: string) => {
      const bytes = await source.readPicture(name)
      progress.onPicture(name, bytes?.length ?? 0)
      return bytes
    }
    const ticking = setInterval(progress.tick, TOLD_EVERY_MS)
    const watch = { ...progress, signal: new AbortController().signal }
    const needs = { db: database.db, files, clock: systemClock, staff: STAFF }
    return importLists({ ...needs, source: { ...source, readPicture } }, lists, isTrial, watch).finally(
      () => {
        clearInterval(ticking)
        progress.end()
        return decoder.close()
      },
    )
  })
  for (const line of report.lines) process.stdout.write(`${tellLine(line)}\n`)
  process.stdout.write(`${tellCounts(report)}\n`)
  if (isRefused(report.lines)) throw new StartupError('Not everything could be imported; see above.')
}

function readArguments(): { folder: string; isTrial: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { check: { type: 'boolean', default: false } },
    })
    const [folder, ...more] = positionals
    if (folder !== undefined && more.length === 0) return { folder, isTrial: values.check }
  } catch {
    // An unknown option prints the usage, like a missing folder.
  }
  throw new StartupError(USAGE)
}

await runCommand(main)
