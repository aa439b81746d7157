import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { openRound } from '#domain/collection/deciding/rounds.server.ts'
import { saveCollection } from '#domain/collection/saved-collections.server.ts'
import { systemClock } from '#platform/clock.ts'
import { rowsOf } from '#platform/database/database.ts'
import { openRateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { countEmails, listMissing } from '#tests/machines/acknowledged.ts'
import { type Ask, asFetch, ORIGIN } from '#tests/machines/ask.ts'
import { handOver } from '#tests/machines/hand-over.ts'
import { hasNginx } from '#tests/machines/nginx.ts'
import { type Machines, openMachines } from '#tests/machines/open-machines.ts'
import { findPostgresPrograms } from '#tests/machines/postgres-server.ts'
import { beginVisits, MOST_IN_FLIGHT, type Visits } from '#tests/machines/visitors.ts'
import { addFrieda, openVisitor, signIn } from '#tests/staff-visitor.ts'
import { aSheet } from '#tests/uploads.ts'

const CAN_RUN = hasNginx() && findPostgresPrograms() !== null
/** Between two events, so that visitors meet each state. */
const SOME_VISITS = 40
const STALE = ['/', '/en', '/news']
/** The inbox is tried again once in a while. */
const SOON = { timeout: 120_000 }
/** Half a minute on a quiet machine; a busy one waits for the inbox, and for what the killed instance had begun to send. */
const HANGS_MS = 600_000
const UPLOADS = '/illusde/api/admin/uploads'

/** Everything that was acknowledged is in the database, with two e-mails for each enquiry, and none went out twice. */
async function expectNothingLost(machines: Machines, acknowledged: string[]): Promise<void> {
  await expect.poll(() => listMissing(machines, acknowledged), SOON).toEqual([])
  const { due, queued, twice } = await countEmails(machines)
  expect([queued, twice]).toEqual([due, 0])
}

/** A kill, a restart in order, and both things away on which the instances depend. */
async function goThroughFaults({ instances, databaseServer, storage }: Machines, visits: Visits) {
  const [one, other] = instances
  await visits.more(SOME_VISITS)
  await one.end('SIGKILL')
  await visits.more(SOME_VISITS)
  await one.start()
  await visits.more(SOME_VISITS)
  await other.end('SIGTERM')
  await visits.more(SOME_VISITS)
  await other.start()
  for (const thing of [databaseServer, storage]) {
    await visits.more(SOME_VISITS)
    await thing.stop()
    await visits.more(SOME_VISITS)
    await thing.start()
  }
  await visits.more(SOME_VISITS)
}

test.runIf(CAN_RUN)(
  'two instances behind nginx: one is killed, one restarted, database and storage go and come, and nothing is lost (needs nginx and PostgreSQL)',
  async () => {
    await using machines = await openMachines()
    const { instances, ask } = machines
    const visits = await beginVisits(machines)
    await goThroughFaults(machines, visits)
    const { failed, acknowledged } = await visits.end()
    // A form that was under way on the killed one is not sent to the other as well.
    expect(failed.filter((what) => !what.startsWith('POST'))).toEqual([])
    expect(failed.length).toBeLessThanOrEqual(MOST_IN_FLIGHT)
    expect(acknowledged.length).toBeGreaterThan(10)
    await expectNothingLost(machines, acknowledged)

    await expectHeadersOfTheSite(machines)
    await expectEventsAtOnce(machines)
    await expectChangesEverywhere(machines)
    await uploadThroughBoth(machines)

    for (const path of STALE) expect((await ask(path)).status).toBe(200)
    await Promise.all(instances.map((instance) => instance.end('SIGKILL')))
    for (const path of STALE) expect((await ask(path)).status).toBe(200)
    expect((await ask('/nirgends')).status).toBe(502)
  },
  HANGS_MS,
)

test.runIf(CAN_RUN)(
  'two instances deliver, count and accept as one (needs nginx and PostgreSQL)',
  async () => {
    await using machines = await openMachines()
    await handOver(machines, 1)
  },
  HANGS_MS,
)

async function expectChangesEverywhere({ instances, ask, database }: Machines): Promise<void> {
  await database.db.execute(sql`UPDATE news SET title_de = 'Neu gehängt' WHERE title_de = 'Neu 1'`)
  for (const place of [...instances.map((instance) => instance.ask), ask])
    await expect.poll(() => textOf(place, '/news')).toContain('Neu gehängt')
}

async function textOf(ask: Ask, path: string, headers: Record<string, string> = {}): Promise<string> {
  return String((await ask(path, { headers: { 'Accept-Encoding': 'identity', ...headers } })).body)
}

const WITHIN_A_MINUTE = { timeout: 60_000, interval: 1_000 }

/** What visitors get through nginx is what the site says. */
async function expectHeadersOfTheSite({ ask, instances, database }: Machines): Promise<void> {
  // A page changes with each minute, in which these calls need not lie together.
  await vi.waitFor(async () => {
    const direct = await instances[0].ask('/')
    const page = await ask('/')
    for (const name of ['strict-transport-security', 'content-security-policy', 'etag', 'vary', 'link'])
      expect([name, page.headers[name]]).toEqual([name, direct.headers[name]])
    expect(page.headers['x-accel-expires']).toBeUndefined()
    expect(page.headers['content-encoding']).toBe('br')
    const { etag = '' } = page.headers
    expect((await ask('/', { headers: { 'If-None-Match': String(etag) } })).status).toBe(304)
  }, WITHIN_A_MINUTE)
  expect((await ask('/', { headers: { 'Accept-Language': 'en-GB' } })).headers.location).toBe('/en')

  const [image] = await rowsOf(database.db, sql`SELECT id FROM images WHERE NOT hidden ORDER BY id LIMIT 1`)
  const picture = `/dmedia/webp/640/${image?.id}.webp`
  const whole = await ask(picture)
  const part = await ask(picture, { headers: { Range: 'bytes=10-19' } })
  expect([part.status, part.body]).toEqual([206, whole.body.subarray(10, 20)])
  expect((await ask('/metrics')).status).toBe(404)
}

/** nginx passes each event on when it comes; another instance hears of it as well. */
async function expectEventsAtOnce({ ask, database }: Machines): Promise<void> {
  const { db } = database
  const [image] = await rowsOf(db, sql`SELECT id FROM images WHERE NOT hidden ORDER BY id LIMIT 1`)
  const now = new Date()
  const entries = [{ imageId: Number(image?.id), note: '' }]
  const { id } = await saveCollection(db, { entries, language: 'de', now, keptDays: 1 })
  const round = await openRound({
    ...{ db, id, now, networkAddress: '192.0.2.7' },
    rateLimits: openRateLimits(db, systemClock),
  })
  if (round.outcome !== 'opened') throw new Error('There is no round.')
  const stream = await ask.open(`/illusde/api/lightbox/${round.id}/events`)
  expect(stream.statusCode).toBe(200)
  stream.setEncoding('utf8')
  expect(String(await once(stream, 'data'))).toContain('retry:')
  await db.execute(sql`SELECT pg_notify('decision_round_changed', ${round.id})`)
  // On a busy machine a sign of life may come first.
  let event = ': '
  while (event.startsWith(':')) event = String(await once(stream, 'data'))
  expect(event).toContain('event: change')
  stream.destroy()
}

/** Each part goes to the other instance; one of them makes a hidden work of it, once. */
async function uploadThroughBoth({ instances, database, ask }: Machines): Promise<void> {
  const staff = openVisitor(ORIGIN, asFetch(ask))
  await addFrieda(database.db, staff)
  await signIn(staff)
  const bytes = await aSheet('#d62828')
  const [artist] = await rowsOf(database.db, sql`SELECT id FROM artists WHERE NOT hidden ORDER BY id LIMIT 1`)
  const encode = (text: unknown) => Buffer.from(String(text)).toString('base64')
  const usual = {
    Cookie: staff.cookie(),
    Origin: ORIGIN,
    'Sec-Fetch-Site': 'same-origin',
    'Tus-Resumable': '1.0.0',
  }
  const begun = await ask(`${UPLOADS}/files`, {
    method: 'POST',
    headers: {
      ...usual,
      'Content-Length': '0',
      'Upload-Length': String(bytes.length),
      'Upload-Metadata': `filename ${encode('beide-instanzen.png')},artist ${encode(artist?.id)}`,
    },
  })
  expect([begun.status, String(begun.body)]).toEqual([201, ''])
  const half = Math.floor(bytes.length / 2)
  const parts = [
    [instances[0], 0, half],
    [instances[1], half, bytes.length],
  ] as const
  for (const [instance, from, to] of parts) {
    const sent = await instance.ask(String(begun.headers.location), {
      method: 'PATCH',
      headers: {
        ...usual,
        'Upload-Offset': String(from),
        'Content-Type': 'application/offset+octet-stream',
      },
      body: bytes.subarray(from, to),
    })
    expect([sent.status, sent.headers['upload-offset']]).toEqual([204, String(to)])
  }
  const listed = async () => JSON.parse(await textOf(ask, UPLOADS, usual))
  await expect.poll(async () => (await listed()).data[0]?.State, SOON).toBe('taken')
  const works = await rowsOf(database.db, sql`SELECT id FROM images WHERE title_de ILIKE 'beide%instanzen'`)
  expect(works).toHaveLength(1)
}
