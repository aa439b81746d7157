import { createHash } from 'node:crypto'
import { writeSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { saveCollection } from '#domain/collection/saved-collections.server.ts'
import { openDeliveryChecks } from '#domain/delivery/receive-files.server.ts'
import { openIngestion } from '#domain/enquiries/ingest.server.ts'
import { openSpool } from '#domain/enquiries/spool.server.ts'
import { redirectsResource } from '#domain/redirects/redirects-resource.server.ts'
import { addStaff } from '#domain/staff/accounts.server.ts'
import { makeToken } from '#domain/staff/tokens.server.ts'
import { addWebhook } from '#domain/webhooks/webhooks.server.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { DAY_MS } from '#platform/durations.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { openFolderStore } from '#platform/files/folder-store.server.ts'
import { openLog } from '#platform/log.ts'
import { openRecords } from '#platform/records/open-records.server.ts'
import { runCommand } from '#platform/run-command.ts'
import { addOneArtist } from '#scripts/kill-test/add-one-artist.server.ts'
import { aSubmission } from '#tests/intake.ts'
import { deliver, propose } from './deliver-and-propose.server.ts'

// Run by the power test in its own process. It writes what visitors and staff have acknowledged, as the site does it, and
// prints each after the acknowledgement; of enquiries the record says when they have left the inbox. It ends by itself, or
// by killing itself when its argument is `killed`.

const STANDARD_OUTPUT = 1
const WRITTEN_OF_EACH = 12

const NOBODY = { id: 'a', name: 'Oda', email: 'oda@example.com' }
const WEBHOOK = {
  ...{ Name: 'Büro', Url: 'https://n8n.example', Active: true },
  Events: ['delivery.downloaded' as const],
}

const config = readConfig()

async function main(): Promise<void> {
  const log = openLog('warn')
  const database = await openDatabase(config, log)
  await migrate(database, MIGRATIONS)
  say('phase writing')
  const files = await openFolderStore(join(config.dataDirectory, 'files'))
  const intake = await openIntake(database, files)
  const decoder = { shrink: async () => ({ outcome: 'broken' as const }) }
  const checks = openDeliveryChecks({ db: database.db, files, decoder, log })
  await addWebhook({ db: database.db, clock: systemClock }, NOBODY, WEBHOOK)
  for (let number = 0; number < WRITTEN_OF_EACH; number++) {
    const name = `${process.pid}-${number}`
    await writeOne({ db: database.db, files, checks, say }, name)
    await intake(name)
    // Of itself the engine makes one only when it is opened and closed.
    if (number === WRITTEN_OF_EACH / 2) await checkpoint(database)
  }
  if (process.argv.includes('killed')) process.kill(process.pid, 'SIGKILL')
  say('phase closing')
  await checks.close()
  await database.close()
}

/** One of each: of visitors, of staff, of an artist, and of the command for accounts. */
async function writeOne(needs: Parameters<typeof deliver>[0], name: string): Promise<void> {
  const { db } = needs
  const artist = await db.transaction((tx) => addOneArtist(tx, `artist-${name}`))
  say(`artist ${artist}`)
  const now = new Date()
  const { id } = await saveCollection(db, { entries: [], language: 'de', now, keptDays: 90 })
  say(`collection ${id}`)
  const staff = await addStaff(db, { email: `${name}@example.com`, name }, now)
  if (!staff) throw new Error('The account is there already.')
  say(`account ${staff.email}`)
  const EndsAt = new Date(now.getTime() + DAY_MS).toISOString()
  const input = { Name: name, Scopes: ['news:read'], EndsAt }
  const token = await makeToken(db, staff, input, { userAgent: '', now })
  say(`token ${token?.id}`)
  await deliver(needs, staff, name)
  await propose(needs, artist, name)
  const redirects = openRecords(
    db,
    redirectsResource(() => false),
  )
  const redirect = { From: `/${name}`, To: '/kontakt', Permanent: true }
  const written = await redirects.create(redirect, { actionId: name, record: async () => {} })
  if (written.outcome !== 'written') throw new Error(`The redirect was answered with ${written.outcome}.`)
  say(`redirect /${name}`)
}

/** Returns a function that takes an enquiry in and ingests it. */
async function openIntake(
  database: OpenDatabase,
  files: FileStore,
): Promise<(name: string) => Promise<void>> {
  const inbox = openSpool(join(config.dataDirectory, 'spool'))
  const ingestion = openIngestion({
    spool: inbox,
    db: database.db,
    files,
    emails: { run: async () => {}, close: async () => {} },
    clock: systemClock,
    log: openLog('warn'),
    rewrite: async () => Promise.reject(new Error('There are no files.')),
    whenIdle: async () => {},
  })
  await ingestion.run()
  return async (name) => {
    const id = createHash('md5').update(name).digest('hex')
    await inbox.openDraft().commit(aSubmission({ id }))
    await ingestion.run()
  }
}

async function checkpoint({ db }: OpenDatabase): Promise<void> {
  say('phase checkpoint')
  await db.execute(sql`CHECKPOINT`)
  say('phase writing')
}

/** Synchronously, so that the record has it before the next write. */
function say(line: string): void {
  writeSync(STANDARD_OUTPUT, `${line}\n`)
}

await runCommand(main)
