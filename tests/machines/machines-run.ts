// `npm run test:machines`: two instances behind nginx go through kills, restarts and minutes without database and storage while
// visitors go on. Ends with 1 when a visitor saw an error that is not excused below, or something acknowledged is lost.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { StartupError } from '#platform/config.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from '#scripts/commands.mjs'
import { failOn, say } from '#tests/long-run.ts'
import { countEmails, listMissing } from './acknowledged.ts'
import { handOver } from './hand-over.ts'
import { hasNginx } from './nginx.ts'
import { type Instance, type Machines, openMachines } from './open-machines.ts'
import { findPostgresPrograms } from './postgres-server.ts'
import { readUntil } from './read-until.ts'
import { beginVisits, MOST_IN_FLIGHT, type Visits } from './visitors.ts'

const AWAY_MS = 20_000
const SOME_VISITS = 100
/** From a change until it shows at both instances and through nginx. */
const SHOWN_WITHIN_MS = 1_000
const LOOK_EVERY_MS = 10
/** An e-mail that a killed instance had taken is taken again after ten minutes. */
const SENT_WITHIN_MS = 900_000

async function main({ rounds }: { rounds: number }): Promise<void> {
  if (!hasNginx() || !findPostgresPrograms())
    throw new StartupError('This needs nginx and PostgreSQL: apt-get install nginx-light postgresql.')
  await using machines = await openMachines()
  const visits = await beginVisits(machines)
  const shown: number[] = []
  for (let round = 1; round <= rounds; round++) {
    await goThrough(machines, visits)
    await handOver(machines, round)
    shown.push(await timeChange(machines, `Runde ${round}`))
    say(`round ${round}: a change showed everywhere after ${Math.round(shown.at(-1) ?? 0)} ms`)
  }
  const { answered, failed, acknowledged } = await visits.end()
  for (const [what, times] of Map.groupBy(failed, (one) => one)) say(`failed: ${times.length} x ${what}`)
  const missing = await untilStored(machines, acknowledged)
  const emails = await untilSent(machines)
  say(
    `${answered} requests, ${failed.length} failed, ${acknowledged.length} enquiries acknowledged, ${missing.length} missing`,
  )
  say(`e-mails: ${emails.due} due, ${emails.received} received, ${emails.twice} of them twice`)
  failOn([
    ...failed.filter((what) => !what.startsWith('POST')),
    ...(failed.length > rounds * MOST_IN_FLIGHT
      ? ['more failed than was under way on killed instances']
      : []),
    ...missing.map((id) => `${id} is lost`),
    ...(emails.received < emails.due || emails.twice > rounds
      ? ['e-mails are missing, or went out twice']
      : []),
    ...(Math.max(...shown) > SHOWN_WITHIN_MS ? ['a change showed late'] : []),
  ])
}

/** One killed and started again, both restarted one after the other, then database and storage away in turn. */
async function goThrough({ instances, databaseServer, storage }: Machines, visits: Visits): Promise<void> {
  const end = async (instance: Instance, signal: 'SIGKILL' | 'SIGTERM') => {
    await visits.more(SOME_VISITS)
    await instance.end(signal)
    await visits.more(SOME_VISITS)
    await instance.start()
  }
  await end(instances[0], 'SIGKILL')
  for (const instance of instances) await end(instance, 'SIGTERM')
  for (const thing of [databaseServer, storage]) {
    await visits.more(SOME_VISITS)
    await thing.stop()
    await wait(AWAY_MS)
    await thing.start()
  }
  await visits.more(SOME_VISITS)
}

async function timeChange({ instances, ask, database }: Machines, title: string): Promise<number> {
  await database.db.execute(
    sql`UPDATE news SET title_de = ${title} WHERE id = (SELECT min(id) FROM news WHERE NOT hidden)`,
  )
  const began = performance.now()
  const places = [...instances.map((instance) => instance.ask), ask]
  await Promise.all(
    places.map(async (place) => {
      for (;;) {
        const { body } = await place('/news', { headers: { 'Accept-Encoding': 'identity' } })
        if (String(body).includes(title)) return
        await wait(LOOK_EVERY_MS)
      }
    }),
  )
  return performance.now() - began
}

function untilStored(machines: Machines, acknowledged: readonly string[]): Promise<string[]> {
  const read = () => listMissing(machines, acknowledged)
  return readUntil(read, (missing) => missing.length === 0, SENT_WITHIN_MS)
}

function untilSent(machines: Machines) {
  const read = () => countEmails(machines)
  return readUntil(read, (emails) => emails.received >= emails.due, SENT_WITHIN_MS)
}

await runDeclared(COMMANDS, 'test:machines', main)
