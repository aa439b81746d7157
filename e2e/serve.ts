// As `src/main.ts`, for the browser tests: the whole site with the demo catalogue. The differences: pictures are plain
// sheets that take no time to draw, the database is in memory, and nothing is left of the run before.
import { rmSync } from 'node:fs'
import { sizeOf } from 'demo-art'
import { openServices } from '#agency/services.server.ts'
import { takeStaffCommands } from '#agency/staff/take-staff-commands.server.ts'
import { readConfig } from '#base/config.ts'
import { openPglite } from '#base/database/open-pglite.server.ts'
import { holdTickShape } from '#base/hold-tick-shape.ts'
import { openLog } from '#base/log.ts'
import { runCommand } from '#base/run-command.ts'
import { untilAskedToStop } from '#base/until-asked-to-stop.ts'
import { listen } from '#server/http-server.ts'
import { builtWebsite } from '#server/website.ts'
import { drawPlainly } from '#tests/draw-plainly.ts'
import { seedWhenEmpty } from '#tools/demo/seed-when-empty.ts'
import { BROWSER_DATA } from './site-under-test.ts'

/** The two browsers need the processors more than the server does. */
const AT_ONCE = 1

async function main(): Promise<void> {
  rmSync(BROWSER_DATA, { recursive: true, force: true })
  const config = readConfig({ ...process.env, DATA_DIR: BROWSER_DATA })
  const services = await openServices({
    config,
    log: openLog(config.logLevel),
    draw: (recipe, width) => drawPlainly(recipe, width, sizeOf(recipe)),
    concurrency: AT_ONCE,
    database: await openPglite('memory'),
  })
  try {
    await seedWhenEmpty(services, () => {})
    const server = await listen({ services, ...builtWebsite('build') })
    const endCommands = await takeStaffCommands(`http://localhost:${server.port}`, services)
    services.visual.keepDescribed()
    await untilAskedToStop()
    await Promise.all([server.close(), endCommands()])
  } finally {
    await services.close()
    services.log.flush()
  }
}

holdTickShape()
await runCommand(main)
