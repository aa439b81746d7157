// As `src/main.ts`, for the browser tests: the whole site with the demo catalogue. The differences: pictures are
// plain placeholders that take no time to draw, the database is a migrated one in memory, nothing is left of the run
// before, and the demo is not indexed behind the tests: its vectors come with the model, and what tests upload is indexed
// when it is taken in.
import { openAsBlob, rmSync } from 'node:fs'
import { sizeOf } from 'demo-art/describe'
import { recipeOf } from '#demo/demo-picture.ts'
import { drawMissing } from '#demo/drawing-file-store.ts'
import { seedWhenEmpty } from '#demo/open-demo.ts'
import { deliveries } from '#domain/delivery/tables.server.ts'
import { takeStaffCommands } from '#domain/staff/staff-commands.server.ts'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { openPglite } from '#platform/database/pglite/open-pglite.server.ts'
import { DAY_MS } from '#platform/durations.ts'
import { openLog } from '#platform/log.ts'
import { runCommand } from '#platform/run-command.ts'
import { waitForShutdownSignal } from '#platform/shutdown-signal.ts'
import { pinTickShape } from '#platform/workaround-tick-shape.ts'
import { listen } from '#server/listen.ts'
import { builtWebsite } from '#server/pages/website.ts'
import { openServices } from '#src/services.server.ts'
import { makeTemplate, templateFile } from '#tests/databases/template.ts'
import { drawPlainly } from '#tests/draw-plainly.ts'
import { BROWSER_DATA, DELIVERY_SECRET } from './site-under-test.ts'

/** The two browsers need the processors more than the server does. */
const AT_ONCE = 1

async function main(): Promise<void> {
  rmSync(BROWSER_DATA, { recursive: true, force: true })
  await makeTemplate()
  const config = readConfig({ ...process.env, DATA_DIR: BROWSER_DATA })
  const services = await openServices({
    config,
    log: openLog(config.logLevel),
    concurrency: AT_ONCE,
    decorateFiles: (files) => drawMissing(files, drawSheet),
    database: await openPglite('memory', await openAsBlob(templateFile())),
  })
  try {
    await seedWhenEmpty(services, () => {})
    await addDelivery(services.database.db)
    const server = await listen({ services, ...builtWebsite('build') })
    const endCommands = await takeStaffCommands(`http://localhost:${server.port}`, services)
    await waitForShutdownSignal()
    await Promise.all([server.close(), endCommands()])
  } finally {
    await services.close()
    services.log.flush()
  }
}

/** Without files and a password: what is sent is tested where staff make one. */
async function addDelivery(db: Database): Promise<void> {
  const client = { recipientName: 'Katrin Lorenzen', recipientEmail: 'lorenzen@maler.example' }
  const endsAt = new Date(Date.now() + DAY_MS)
  await db
    .insert(deliveries)
    .values({ ...client, secret: DELIVERY_SECRET, title: 'Walbuch', language: 'de', endsAt })
}

/** A plain sheet in the proportions of the picture that the key names. */
async function drawSheet(key: string, leastWidth?: number): Promise<Buffer<ArrayBuffer> | null> {
  const recipe = recipeOf(key)
  return recipe && drawPlainly(key, leastWidth, sizeOf(recipe))
}

pinTickShape()
await runCommand(main)
