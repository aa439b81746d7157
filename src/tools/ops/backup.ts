import { runCommand } from '#base/run-command.ts'
import { backUp } from './back-up.server.ts'
import { readFileArgument, withHolding } from './open-holding.server.ts'

const USAGE =
  'Usage: npm run backup -- FILE (a new file, say zeichner.tar.gz). With the embedded database, stop the site first.'

async function main(): Promise<void> {
  const path = readFileArgument(USAGE)
  const started = performance.now()
  const { tables, rows, originals } = await withHolding((holding) => backUp(holding, path, new Date()))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    `${path} holds ${rows} rows of ${tables} tables and ${originals} originals, written in ${seconds} s.\n`,
  )
}

await runCommand(main)
