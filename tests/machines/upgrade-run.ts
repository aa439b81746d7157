// `npm run test:upgrade`: two instances behind nginx are replaced one after the other by a version with one more migration, while
// visitors and staff go on, with the pictures in one folder as in compose.yml. Ends with 1 when anybody saw an error, or something
// acknowledged is lost.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { StartupError } from '#platform/config.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from '#scripts/commands.mjs'
import { failOn, say } from '#tests/long-run.ts'
import { countEmails, listMissing } from './acknowledged.ts'
import { listAssets, makeNextVersion } from './next-version.ts'
import { hasNginx } from './nginx.ts'
import { type Instance, type Machines, openMachines } from './open-machines.ts'
import { findPostgresPrograms } from './postgres-server.ts'
import { readUntil } from './read-until.ts'
import { openEditing, openPages, openTabs, searchPictures, searchWords } from './upgrade-visits.ts'
import { beginVisits, type Visits } from './visitors.ts'

/** In each state that the upgrade goes through. */
const SOME_VISITS = 300
/** As a backup reads all tables, while the migration wants to change them. */
const READ_FOR_MS = 4_000
const ASKED_EVERY_MS = 20
const SENT_WITHIN_MS = 120_000

async function main(): Promise<void> {
  if (!hasNginx() || !findPostgresPrograms())
    throw new StartupError('This needs nginx and PostgreSQL: apt-get install nginx-light postgresql.')
  say('Building the next version ...')
  await using next = await makeNextVersion()
  await using machines = await openMachines('folder')
  const { ask } = machines
  const editing = await openEditing(machines)
  const own = listAssets('.')
  const visits = await beginVisits(machines, [
    openPages(ask),
    openTabs(ask, own),
    searchWords(ask),
    editing.edit,
    openPages(ask),
    await searchPictures(ask),
  ])
  const faults = await upgrade(machines, visits, next.folder)
  const { answered, failed, acknowledged, slowest } = await visits.end()
  const emails = await untilSent(machines)
  const lost = [...(await listMissing(machines, acknowledged)), ...(await editing.listLost())]
  say(
    `${answered} visits, ${failed.length} failed, the slowest (${slowest.what}) took ${Math.round(slowest.ms)} ms`,
  )
  say(`${acknowledged.length} enquiries, ${editing.count()} changes by staff, ${lost.length} lost`)
  say(`e-mails: ${emails.queued} due, ${emails.received} received, ${emails.twice} of them twice`)
  const onlyOld = own.filter((address) => !listAssets(next.folder).includes(address))
  failOn([
    ...faults,
    ...[...Map.groupBy(failed, (one) => one)].map(([what, times]) => `${times.length} x ${what}`),
    ...lost.map((one) => `${one} is lost`),
    ...(emails.received !== emails.queued || emails.twice > 0
      ? ['e-mails are missing, or went out twice']
      : []),
    ...(onlyOld.length === 0 ? ['both versions have the same scripts'] : []),
    ...(await listRefused(machines.instances[0], onlyOld)),
  ])
}

/** Returns what went otherwise than it should. */
async function upgrade({ instances, database }: Machines, visits: Visits, next: string): Promise<string[]> {
  const [one, other] = instances
  const faults: string[] = []
  await visits.more(SOME_VISITS)
  faults.push(...(await stop(one)))
  await visits.more(SOME_VISITS)
  const reading = database.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT count(*) FROM news, images`)
    await wait(READ_FOR_MS)
  })
  const began = performance.now()
  await one.start(next)
  say(`the first one is of the next version, migrated and back after ${secondsSince(began)} s`)
  await reading
  await visits.more(SOME_VISITS)
  faults.push(...(await stop(other)))
  await visits.more(SOME_VISITS)
  const again = await other.start().catch((error: Error) => error.message)
  if (!again?.includes('belongs to another version')) faults.push(`the old version started again: ${again}`)
  await other.start(next)
  say('both are of the next version')
  await visits.more(SOME_VISITS)
  return faults
}

/** `/readyz` says that it goes before it does, so that a balancer that asks for it sends nobody there. */
async function stop(instance: Instance): Promise<string[]> {
  const began = performance.now()
  const ending = instance.end('SIGTERM')
  const seen: number[] = []
  while (seen.at(-1) !== 0) {
    seen.push(
      await instance.ask('/readyz').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    await wait(ASKED_EVERY_MS)
  }
  await ending
  say(`one stopped in order within ${secondsSince(began)} s`)
  return seen.includes(503) ? [] : ['an instance went without saying so at /readyz']
}

/** What the new version does not give to a page of the old one. */
async function listRefused({ ask }: Instance, addresses: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(addresses.map(async (address) => ({ address, ...(await ask(address)) })))
  return answers.filter(({ status }) => status !== 200).map(({ address, status }) => `${address}: ${status}`)
}

function untilSent(machines: Machines) {
  const read = () => countEmails(machines)
  return readUntil(read, (emails) => emails.received >= emails.queued, SENT_WITHIN_MS)
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1_000).toFixed(1)
}

await runDeclared(COMMANDS, 'test:upgrade', main)
