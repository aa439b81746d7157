import { readConfig } from './platform/config.ts'
import { runCommand } from './platform/run-command.ts'
import './platform/workaround-large-package.ts'
import { pinTickShape } from './platform/workaround-tick-shape.ts'

/** A wrong setting is reported before the rest of the program is loaded, which takes ten times as long. */
async function main(): Promise<void> {
  const config = readConfig()
  if (process.argv.includes('--check')) return
  const { runSite } = await import('./run-site.server.ts')
  pinTickShape()
  await runSite(config)
}

await runCommand(main)
