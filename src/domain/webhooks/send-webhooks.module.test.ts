import { sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { addStaff } from '#domain/staff/accounts.server.ts'
import { openPostgres } from '#platform/database/open-postgres.server.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/durations.ts'
import { openLog } from '#platform/log.ts'
import { emails } from '#platform/mail/queue/email-rows.server.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { type Answer, ENQUIRY, ODA, openReceiver, openTelling, START } from '#tests/webhooks.ts'
import { listDeliveries, resendDelivery, takeDelivery } from './deliveries.server.ts'
import { recordEvent, recordTest } from './record-event.server.ts'
import { addWebhook, changeWebhook, listWebhooks, removeWebhook, renewSecret } from './webhooks.server.ts'

const log = openLog('silent')
const FIELDS = {
  Name: 'Büro',
  Url: 'https://n8n.example/a',
  Events: ['enquiry.received' as const],
  Active: true,
}

describe.each(ENGINES)('on %s', (engine) => {
  test('what is told is signed so that another program’s reader accepts it, and no other secret signs so', async () => {
    await using database = await openTestDatabase(engine)
    await using receiver = await openReceiver()
    await using telling = await openTelling(database, undefined, { now: new Date() })
    const { id, secret } = await telling.add(receiver.url)
    await telling.tell()
    await expect.poll(() => receiver.got.length).toBe(1)
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.got
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({
      type: 'enquiry.received',
      data: ENQUIRY.data,
    })
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow()
    expect(() => new Webhook('whsec_QUJDREVGR0hJSktMTU5PUFFSU1RVVldY').verify(body, headers)).toThrow()
    expect(headers['content-type']).toBe('application/json')
    await telling.run()
    const [delivery] = await listDeliveries(database.db, id)
    expect(delivery).toMatchObject({ id: headers['webhook-id'], state: 'delivered', tries: 1 })
    expect(delivery?.attempts).toMatchObject([{ status: 204, reason: null }])
  })

  test('a new secret signs at once, and the former one as well for a day', async () => {
    await using database = await openTestDatabase(engine)
    await using receiver = await openReceiver()
    const time = { now: new Date() }
    await using telling = await openTelling(database, undefined, time)
    const { id, secret } = await telling.add(receiver.url)
    const renewed = await renewSecret({ db: database.db, clock: { now: () => time.now } }, ODA, id)
    await telling.tell()
    await expect.poll(() => receiver.got.length).toBe(1)
    for (const key of [secret, renewed ?? ''])
      expect(() =>
        new Webhook(key).verify(receiver.got[0]?.body ?? '', receiver.got[0]?.headers ?? {}),
      ).not.toThrow()
    await telling.run()
    time.now = new Date(time.now.getTime() + DAY_MS + 1)
    await telling.tell()
    await expect.poll(() => receiver.got.length).toBe(2)
    expect(receiver.got[1]?.headers['webhook-signature']?.split(' ')).toHaveLength(1)
  })

  test('what is not committed is not told', async () => {
    await using database = await openTestDatabase(engine)
    await using receiver = await openReceiver()
    await using telling = await openTelling(database)
    await telling.add(receiver.url)
    const failing = database.db.transaction(async (tx) => {
      await recordEvent(tx, { ...ENQUIRY, now: START })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    await telling.run()
    expect(receiver.got).toEqual([])
  })

  test.each<[string, Answer, { status: number | null; reason: string | null; state: string }]>([
    [
      'an error',
      (_, response) => void response.writeHead(500).end('kaputt\0'),
      { status: 500, reason: null, state: 'queued' },
    ],
    [
      'a redirect, which is not followed',
      (_, response) => void response.writeHead(302, { Location: '/other' }).end(),
      { status: 302, reason: null, state: 'queued' },
    ],
    ['no answer', () => {}, { status: null, reason: 'too-slow', state: 'queued' }],
    [
      'a cut connection',
      (request) => void request.socket.destroy(),
      { status: null, reason: 'unreachable', state: 'queued' },
    ],
    [
      'an answer that never ends, after its status',
      (_, response) => void response.writeHead(200).write('x'),
      { status: 200, reason: null, state: 'delivered' },
    ],
    [
      'a huge answer',
      (_, response) => {
        response.writeHead(200)
        const write = () => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536, 'a')));
          if (!response.destroyed) response.once('drain', write)
        }
        write()
      },
      { status: 200, reason: null, state: 'delivered' },
    ],
    [
      'a status that is no success',
      (_, response) => void response.writeHead(404).end(),
      { status: 404, reason: null, state: 'queued' },
    ],
  ])('%s is noted within the time limit', async (_, answer, { state, ...attempt }) => {
    await using database = await openTestDatabase(engine)
    await using receiver = await openReceiver(answer)
    await using telling = await openTelling(database)
    const { id } = await telling.add(receiver.url)
    await telling.tell()
    await expect.poll(async () => (await listDeliveries(database.db, id))[0]?.attempts).toHaveLength(1)
    const [delivery] = await listDeliveries(database.db, id)
    expect([delivery?.state, delivery?.attempts[0]]).toEqual([state, expect.objectContaining(attempt)])
    expect(delivery?.attempts[0]?.answer.length).toBeLessThanOrEqual(500)
    await telling.run()
    expect(receiver.got).toHaveLength(1)
  })

  test('it is tried again for nearly three days under the same id, then given up; by hand it goes once more', async () => {
    await using database = await openTestDatabase(engine)
    await using receiver = await openReceiver((_, response) => void response.writeHead(503).end())
    await using telling = await openTelling(database)
    const { id } = await telling.add(receiver.url)
    await telling.tell()
    await telling.run()
    for (let minute = 0; minute < 4 * 24 * 60; minute += 30) {
      telling.time.now = new Date(START.getTime() + minute * MINUTE_MS)
      await telling.run()
    }
    const [delivery] = await listDeliveries(database.db, id)
    expect(delivery?.state).toBe('failed')
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(receiver.got).toHaveLength(9)
    const lasted = Number(delivery?.finishedAt) - START.getTime()
    expect([lasted > 2.5 * DAY_MS, lasted < 3.5 * DAY_MS]).toEqual([true, true])
    expect(await listWebhooks(database.db)).toMatchObject([{ Waiting: 0, Failed: 1 }])
    receiver.state.answer = (_, response) => void response.writeHead(200).end()
    expect(await resendDelivery(database.db, 'other', delivery?.id ?? '', telling.time.now)).toBe(false)
    expect(await resendDelivery(database.db, id, delivery?.id ?? '', telling.time.now)).toBe(true)
    await telling.run()
    expect((await listDeliveries(database.db, id))[0]?.state).toBe('delivered')
    expect(receiver.got.at(-1)?.headers['webhook-id']).toBe(delivery?.id)
  }, 60_000)

  test.each([
    [429, '7200', 2 * HOUR_MS],
    [503, new Date(START.getTime() + 3 * HOUR_MS).toUTCString(), 3 * HOUR_MS],
    [503, '999999999', DAY_MS],
  ])(
    '%s waits as long as Retry-After says (%s), for what comes later as well',
    async (status, after, waits) => {
      await using database = await openTestDatabase(engine)
      await using receiver = await openReceiver(
        (_, response) => void response.writeHead(status, { 'Retry-After': after }).end(),
      )
      await using telling = await openTelling(database)
      const { id } = await telling.add(receiver.url)
      await telling.tell()
      await telling.run()
      await telling.tell()
      telling.time.now = new Date(START.getTime() + waits - 1_000)
      await telling.run()
      expect(receiver.got).toHaveLength(1)
      receiver.state.answer = (_, response) => void response.writeHead(204).end()
      telling.time.now = new Date(START.getTime() + waits + 1_000)
      await telling.run()
      await telling.run()
      expect((await listDeliveries(database.db, id)).map(({ state }) => state)).toEqual([
        'delivered',
        'delivered',
      ])
    },
  )

  test.each(['bald', '-5', '', '1e9'])('a Retry-After of %j is none', async (after) => {
    await using database = await openTestDatabase(engine)
    await using receiver = await openReceiver(
      (_, response) => void response.writeHead(429, { 'Retry-After': after }).end(),
    )
    await using telling = await openTelling(database)
    await telling.add(receiver.url)
    await telling.tell()
    await telling.run()
    telling.time.now = new Date(START.getTime() + MINUTE_MS)
    await telling.run()
    expect(receiver.got).toHaveLength(2)
  })

  test('410 switches it off and tells the owners once; what waits goes out when it is on again', async () => {
    await using database = await openTestDatabase(engine)
    await using receiver = await openReceiver((_, response) => void response.writeHead(410).end())
    await using telling = await openTelling(database)
    const { db } = database
    await addStaff(db, { email: 'oda@example.com', name: 'Oda' }, START)
    await addStaff(db, { email: 'rea@example.com', name: 'Rea', role: 'reader' }, START)
    const { id, fields } = await telling.add(receiver.url)
    await telling.tell(2)
    await telling.run()
    await telling.tell()
    await telling.run()
    expect(receiver.got).toHaveLength(1)
    expect(await listWebhooks(db)).toMatchObject([{ Active: false, Waiting: 1, Failed: 1 }])
    const queued = await db.select({ kind: emails.kind, payload: emails.payload }).from(emails)
    expect(
      queued.filter(({ kind }) => kind === 'webhook-ended').map(({ payload }) => Object(payload).to),
    ).toEqual(['oda@example.com'])
    receiver.state.answer = (_, response) => void response.writeHead(204).end()
    await changeWebhook({ db, clock: { now: () => START } }, ODA, id, { ...fields, Active: true })
    await telling.run()
    expect(await listWebhooks(db)).toMatchObject([{ Active: true, Waiting: 0, Failed: 1 }])
  })

  test('one delivery is taken at a time, even when the planner expects a single row', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const added = await addWebhook({ db, clock: { now: () => START } }, ODA, FIELDS)
    const id = added?.id ?? ''
    await recordTest(db, id, START)
    // So few rows are not counted again by the server itself.
    await db.execute(sql`ANALYZE webhook_deliveries`)
    for (let more = 0; more < 4; more++) await recordTest(db, id, START)
    await takeDelivery(db, id, START)
    const tried = (await listDeliveries(db, id)).map(({ tries }) => tries)
    expect(tried.toSorted()).toEqual([0, 0, 0, 0, 1])
  })

  test('one that never answers holds up no other', async () => {
    await using database = await openTestDatabase(engine)
    await using silent = await openReceiver(() => {})
    await using quick = await openReceiver()
    await using telling = await openTelling(database)
    await telling.add(silent.url)
    await telling.add(quick.url)
    for (let times = 0; times < 5; times++) await telling.tell()
    await expect.poll(() => quick.got.length, { timeout: 1_500 }).toBe(5)
    expect(silent.got.length).toBeLessThan(5)
  })

  test('a host that is not public gets nothing unless the operator named it', async () => {
    await using database = await openTestDatabase(engine)
    await using receiver = await openReceiver()
    await using telling = await openTelling(database, [])
    const { id } = await telling.add(receiver.url)
    await telling.tell()
    await expect
      .poll(async () => (await listDeliveries(database.db, id))[0]?.attempts)
      .toMatchObject([{ reason: 'forbidden' }])
    expect(receiver.got).toEqual([])
  })

  test('one that is switched off or removed is told nothing; a test goes to one alone', async () => {
    await using database = await openTestDatabase(engine)
    await using receiver = await openReceiver()
    await using telling = await openTelling(database)
    const needs = { db: database.db, clock: { now: () => telling.time.now } }
    const [off, gone, tried] = [
      await telling.add(receiver.url),
      await telling.add(receiver.url),
      await telling.add(receiver.url),
    ]
    await changeWebhook(needs, ODA, off.id, { ...off.fields, Active: false })
    await changeWebhook(needs, ODA, tried.id, { ...tried.fields, Events: ['news.published'] })
    await removeWebhook(needs, ODA, gone.id)
    await telling.tell()
    await telling.run()
    expect(receiver.got).toEqual([])
    expect(await recordTest(database.db, tried.id, telling.time.now)).toBe(true)
    expect(await recordTest(database.db, 'none', telling.time.now)).toBe(false)
    await telling.run()
    expect(receiver.got.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test'])
  })

  test('a clock that was far ahead when something was planned does not hold it up', async () => {
    await using database = await openTestDatabase(engine)
    await using receiver = await openReceiver((_, response) => void response.writeHead(500).end())
    await using telling = await openTelling(database)
    await telling.add(receiver.url)
    telling.time.now = new Date(START.getTime() + 400 * DAY_MS)
    await telling.tell()
    await telling.run()
    telling.time.now = START
    receiver.state.answer = (_, response) => void response.writeHead(200).end()
    await telling.run()
    expect(receiver.got).toHaveLength(2)
  })
})

describe.runIf(ENGINES.includes('postgres'))('two instances on one PostgreSQL', () => {
  test('send nothing twice, and what a dead one had taken after its lease', async () => {
    await using database = await openTestDatabase('postgres')
    const other = await openPostgres(database.url ?? '', 2, log)
    await using receiver = await openReceiver(
      (_, response) => void setTimeout(() => response.writeHead(200).end(), 20),
    )
    {
      const time = { now: START }
      await using one = await openTelling(database, undefined, time)
      await using two = await openTelling(other, undefined, time)
      await one.add(receiver.url)
      await Promise.all(Array.from({ length: 30 }, () => one.tell()))
      await expect.poll(() => receiver.got.length, { timeout: 5_000 }).toBe(30)
      await Promise.all([one.run(), two.run()])
      const ids = receiver.got.map(({ headers }) => headers['webhook-id'])
      expect([ids.length, new Set(ids).size]).toEqual([30, 30])
      // A process that was killed while it was sending leaves the row in this state.
      await database.db.execute(sql`UPDATE webhook_deliveries SET state = 'queued', finished_at = NULL,
        next_attempt_at = ${new Date(START.getTime() + MINUTE_MS).toISOString()} WHERE id = ${ids[0] ?? ''}`)
      await two.run()
      expect(receiver.got).toHaveLength(30)
      time.now = new Date(START.getTime() + 2 * MINUTE_MS)
      await Promise.all([one.run(), two.run()])
      expect(receiver.got.map(({ headers }) => headers['webhook-id'])).toEqual([...ids, ids[0]])
    }
    await other.close()
  })
})
