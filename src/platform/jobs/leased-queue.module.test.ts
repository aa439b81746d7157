import { asc } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS, MINUTE_MS } from '#platform/durations.ts'
import {
  finishEmail,
  postponeEmail,
  type QueuedEmail,
  queueEmail,
  takeDueEmail,
} from '#platform/mail/queue/email-queue.server.ts'
import { emails } from '#platform/mail/queue/email-rows.server.ts'
import { holdOutgoing, releaseOutgoing } from '#platform/outgoing-hold-rows.server.ts'
import { openTestLog } from '#tests/pictures.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { nextTryAt, openLeasedQueue } from './leased-queue.server.ts'

const START = new Date('2026-03-01T10:00:00Z')
const LEASE_MS = 10 * MINUTE_MS
const RETRIES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS]

/** A worker on the table of e-mails. Its own function sends; what that throws is a failed try. */
function openWorker(db: Database, send: (row: QueuedEmail) => Promise<void>, time = { now: START }) {
  const { log, named } = openTestLog()
  const queue = openLeasedQueue<QueuedEmail>({
    ...{ db, log },
    failureEvent: 'rows.not-sent',
    lease: () => takeDueEmail(db, time.now),
    send: async (row) => {
      const isSent = await send(row).then(
        () => true,
        () => false,
      )
      const next = isSent ? null : nextTryAt(RETRIES_MS, row.attempt, time.now)
      if (next) await postponeEmail(db, row.id, next)
      else await finishEmail(db, row.id, isSent ? 'sent' : 'failed', time.now)
    },
  })
  return { ...queue, time, named, [Symbol.asyncDispose]: queue.close }
}

function add(db: Database, dueAt = START): Promise<string> {
  return queueEmail(db, { kind: 'test', payload: {}, domain: 'zeichner.example', now: dueAt })
}

function list(db: Database) {
  const { id, state, attempts, nextAttemptAt } = emails
  return db.select({ id, state, attempts, nextAttemptAt }).from(emails).orderBy(asc(emails.queuedAt))
}

function later(ms: number): Date {
  return new Date(START.getTime() + ms)
}

/** Something that is sent until the test lets it end. */
function openSlowSend() {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ids: string[] = []
  const send = async ({ id }: QueuedEmail) => {
    ids.push(id)
    begun.resolve()
    await ended.promise
  }
  return { send, ids, begun: begun.promise, end: ended.resolve }
}

describe.each(ENGINES)('on %s', (engine) => {
  test('rows are sent in the order in which they are due, and one far ahead blocks none', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const sent: string[] = []
    await using worker = openWorker(db, async ({ id }) => void sent.push(id))
    const [ahead, second, first] = [
      await add(db, later(300 * DAY_MS)),
      await add(db, later(-1)),
      await add(db, later(-2)),
    ]
    await worker.run()
    expect(sent).toEqual([first, second])
    worker.time.now = later(300 * DAY_MS)
    await worker.run()
    expect(sent).toEqual([first, second, ahead])
  })

  test('a row that a dead worker had leased is sent by another once the lease has lapsed', async () => {
    await using database = await openTestDatabase(engine)
    const id = await add(database.db)
    await takeDueEmail(database.db, START)
    const sent: QueuedEmail[] = []
    await using worker = openWorker(database.db, async (row) => void sent.push(row))
    worker.time.now = later(LEASE_MS - 1)
    await worker.run()
    expect(sent).toEqual([])
    worker.time.now = later(LEASE_MS)
    await worker.run()
    expect(sent).toMatchObject([{ id, attempt: 2 }])
  })

  test('two workers send each row once, also one that takes long', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const sent: string[] = []
    const slow = openSlowSend()
    await using one = openWorker(db, slow.send)
    await using two = openWorker(db, async ({ id }) => void sent.push(id))
    const taken = await add(db, later(-1))
    const sending = one.run()
    await slow.begun
    const others = [await add(db), await add(db), await add(db)]
    await two.run()
    expect(sent.toSorted()).toEqual(others.toSorted())
    slow.end()
    await sending
    await Promise.all([one.run(), two.run()])
    expect(slow.ids).toEqual([taken])
    expect(sent).toHaveLength(others.length)
    expect((await list(db)).map(({ state, attempts }) => [state, attempts])).toEqual(
      Array.from({ length: 4 }, () => ['sent', 1]),
    )
  })

  test('a row that fails waits longer each time, and is given up after the last wait', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    await add(db)
    await using worker = openWorker(db, async () => {
      throw new Error('down')
    })
    for (const [tries, wait] of RETRIES_MS.entries()) {
      await worker.run()
      const next = new Date(worker.time.now.getTime() + wait)
      expect(await list(db)).toMatchObject([{ state: 'queued', attempts: tries + 1, nextAttemptAt: next }])
      worker.time.now = next
    }
    await worker.run()
    expect(await list(db)).toMatchObject([{ state: 'failed', attempts: RETRIES_MS.length + 1 }])
  })

  test('a row whose result cannot be stored holds up no other', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const [broken, other] = [await add(db, later(-1)), await add(db)]
    const sent: string[] = []
    const { log, named } = openTestLog()
    const queue = openLeasedQueue<QueuedEmail>({
      ...{ db, log },
      failureEvent: 'rows.not-sent',
      lease: () => takeDueEmail(db, START),
      send: async ({ id }) => {
        if (id === broken) throw new Error('no room')
        sent.push(id)
      },
    })
    await queue.run()
    await queue.close()
    expect(sent).toEqual([other])
    expect(named('rows.not-sent')).toHaveLength(1)
  })

  test('closing waits for what is being sent, and nothing else is begun', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const slow = openSlowSend()
    const worker = openWorker(db, slow.send)
    const [first] = [await add(db, later(-1)), await add(db)]
    void worker.run()
    await slow.begun
    const closing = worker.close()
    slow.end()
    await closing
    expect(slow.ids).toEqual([first])
    expect((await list(db)).map(({ state }) => state)).toEqual(['sent', 'queued'])
    await worker.run()
    expect(slow.ids).toEqual([first])
  })

  test('while a restored database holds what goes out, nothing is leased', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    await add(db)
    await holdOutgoing(db, START)
    await using worker = openWorker(db, async () => {})
    await worker.run()
    expect(await list(db)).toMatchObject([{ state: 'queued', attempts: 0 }])
    await releaseOutgoing(db)
    await worker.run()
    expect(await list(db)).toMatchObject([{ state: 'sent' }])
  })
})

/** Rows in memory, by recipient: for the order of steps alone. */
function openInMemory(
  db: Database,
  waiting: Record<string, string[]>,
  steps: { lease?: () => Promise<void>; send: (row: string) => Promise<void> },
) {
  const queue = openLeasedQueue<string>({
    ...{ db, log: openTestLog().log },
    failureEvent: 'rows.not-sent',
    listRecipients: async () => Object.keys(waiting),
    lease: async (recipient) => {
      const row = waiting[recipient]?.shift() ?? null
      await steps.lease?.()
      return row
    },
    send: steps.send,
  })
  return { ...queue, [Symbol.asyncDispose]: queue.close }
}

test('recipients get their rows side by side: one that takes long holds up no other', async () => {
  await using database = await openTestDatabase()
  const quick = Promise.withResolvers<void>()
  const sent: string[] = []
  await using queue = openInMemory(
    database.db,
    { slow: ['a', 'b'], quick: ['c', 'd'] },
    {
      send: async (row) => {
        if (row === 'a') await quick.promise
        sent.push(row)
        if (row === 'd') quick.resolve()
      },
    },
  )
  await queue.run()
  expect(sent).toEqual(['c', 'd', 'a', 'b'])
})

test('`run` sends what came while a former run found nothing', async () => {
  await using database = await openTestDatabase()
  const [searched, found] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const rows: string[] = []
  const sent: string[] = []
  await using queue = openInMemory(
    database.db,
    { one: rows },
    {
      lease: () => {
        searched.resolve()
        return found.promise
      },
      send: async (row) => void sent.push(row),
    },
  )
  const former = queue.run()
  await searched.promise
  rows.push('late')
  const running = queue.run()
  found.resolve()
  await running
  expect(sent).toEqual(['late'])
  await former
})
