import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { coalesce } from '#platform/concurrency.ts'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/durations.ts'
import type { Log } from '#platform/log.ts'
import { heldSince } from '#platform/outgoing-hold-rows.server.ts'
import { openBackgroundJob } from './background-job.ts'

/** A row is written in the transaction of what asks for it. The lease of a dead worker lapses. */
type QueueTable = PgTable & Record<'id' | 'state' | 'nextAttemptAt' | 'queuedAt', PgColumn>

export type LeasedQueue = {
  /** It ends when all is done that was due at the call, and never rejects. */
  run: () => Promise<void>
  close: () => Promise<void>
}

type Options<Row> = {
  db: Database
  log: Log
  failureEvent: string
  whenIdle?: () => Promise<void>
  /** The rows of one recipient are sent one after the other, recipients side by side. */
  listRecipients?: () => Promise<readonly string[]>
  lease: (recipient: string) => Promise<Row | null>
  send: (row: Row, signal: AbortSignal) => Promise<void>
}

/** Nearly two days outlast a night, or the repair of a mail server. After that an e-mail is old news. */
export const RETRIES_AFTER_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  DAY_MS,
] as const
/** This finds rows that are due again, and those that a dead worker had leased. */
const RUN_EVERY_MS = MINUTE_MS
const ONLY_RECIPIENT = ['']

export function isDue({ state, nextAttemptAt }: QueueTable, now: Date): SQL | undefined {
  return and(eq(state, 'queued'), lte(nextAttemptAt, now))
}

/** Without MATERIALIZED the planner may run the query for each row, and lock another one each time. */
export function isFirstDue(db: Database, table: QueueTable, due: SQL | undefined): SQL {
  const { id, nextAttemptAt, queuedAt } = table
  const first = db
    .select({ id })
    .from(table)
    .where(due)
    .orderBy(asc(nextAttemptAt), asc(queuedAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return sql`${id} IN (WITH due AS MATERIALIZED ${first} SELECT id FROM due)`
}

export function nextTryAt(
  retriesAfterMs: readonly number[],
  tries: number,
  now: Date,
  shortestMs = 0,
): Date | null {
  const after = retriesAfterMs[tries - 1]
  return after === undefined ? null : new Date(now.getTime() + Math.max(after, shortestMs))
}

export function openLeasedQueue<Row>(options: Options<Row>): LeasedQueue {
  const { db, log, failureEvent, listRecipients = async () => ONLY_RECIPIENT } = options
  const senders = new Map<string, () => Promise<void>>()
  const working = new Set<Promise<void>>()
  const fail = (error: unknown) => log.error({ error }, failureEvent)
  const job = openBackgroundJob({
    run: async (signal) => {
      for (const recipient of await listRecipients()) begin(recipient, signal)
    },
    everyMs: RUN_EVERY_MS,
    log,
    failureEvent,
  })

  function begin(recipient: string, signal: AbortSignal): void {
    const sendAll = senders.get(recipient) ?? coalesce(() => sendDue(recipient, signal), 0)
    senders.set(recipient, sendAll)
    const work = sendAll()
      .catch(fail)
      .finally(() => working.delete(work))
    working.add(work)
  }

  async function sendDue(recipient: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await options.whenIdle?.()
      if (await heldSince(db)) return
      const row = await options.lease(recipient)
      if (row === null) return
      // It is tried again after its lease; the others need not wait for that.
      await options.send(row, signal).catch(fail)
    }
  }

  job.start()
  return {
    run: async () => {
      await job.trigger()
      await Promise.all(working)
    },
    close: async () => {
      await job.close()
      await Promise.all(working)
    },
  }
}
