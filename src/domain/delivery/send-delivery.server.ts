import { createHash } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, like, lte } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { MINUTE_MS } from '#platform/durations.ts'
import { emails } from '#platform/mail/queue/email-rows.server.ts'
import { findRecord } from '#platform/records/read-records.server.ts'
import type { Fields } from '#platform/records/resource.ts'
import { type ChangeNeeds, noteChange } from './change-delivery.server.ts'
import { deliveriesResource } from './deliveries-resource.server.ts'
import { queueDelivery } from './delivery-emails.server.ts'
import { deliveries, deliveryFiles } from './tables.server.ts'

/** `revision` is null where any may be sent. A request that is repeated has the same `key` and sends nothing more. */
type WantedSending = { revision: string | null; key: string | null }

export type Sending =
  | { outcome: 'sent' | 'unknown' | 'no-files' | 'ended' | 'just-sent' }
  | { outcome: 'stale'; current: Fields }

/** Nobody sends the same twice on purpose within this time. */
const SENT_ONCE_WITHIN_MS = MINUTE_MS
const LENGTH_OF_KEY = 32

/** Sendings of one delivery wait for each other, so that each sees what the one before has sent. */
export function sendDelivery(needs: ChangeNeeds, id: number, wanted: WantedSending): Promise<Sending> {
  const { now, staff } = needs
  return needs.db.transaction(async (db) => {
    const row = await lock(db, id)
    const record = row && (await findRecord(db, deliveriesResource, id))
    if (!row || !record) return { outcome: 'unknown' }
    const revision = String(record.Revision)
    if (wanted.revision !== null && wanted.revision !== revision) return { outcome: 'stale', current: record }
    const ofRevision = `delivery-${id}-mail-${revision}-`
    const emailId = ofRevision + keyOf(wanted.key ?? now.toISOString())
    if ((await db.$count(emails, eq(emails.id, emailId))) > 0) return { outcome: 'sent' }
    const refusal = await findRefusal(db, row, ofRevision, now)
    if (refusal) return { outcome: refusal }
    const values = { senderName: staff.name, senderEmail: staff.email, sentAt: now }
    await db.update(deliveries).set(values).where(eq(deliveries.id, id))
    await noteChange({ ...needs, db }, id, { SentAt: { to: now.toISOString() } })
    await queueDelivery(db, id, emailId, now)
    return { outcome: 'sent' }
  })
}

async function findRefusal(db: Database, row: Row, ofRevision: string, now: Date) {
  if (row.endsAt <= now) return 'ended'
  const { deliveryId, sha256, removedAt } = deliveryFiles
  const isReady = and(eq(deliveryId, row.id), isNotNull(sha256), isNull(removedAt))
  if ((await db.$count(deliveryFiles, isReady)) === 0) return 'no-files'
  const since = new Date(now.getTime() - SENT_ONCE_WITHIN_MS)
  const { id, queuedAt } = emails
  const isRecent = and(like(id, `${ofRevision}%`), gt(queuedAt, since), lte(queuedAt, now))
  return (await db.$count(emails, isRecent)) > 0 ? 'just-sent' : null
}

function keyOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, LENGTH_OF_KEY)
}

/** One that has ended keeps its end. Returns false where there is no such delivery. */
export function endDelivery(needs: ChangeNeeds, id: number): Promise<boolean> {
  const { now } = needs
  return needs.db.transaction(async (db) => {
    const row = await lock(db, id)
    if (!row || row.endsAt <= now) return row !== null
    await db.update(deliveries).set({ endsAt: now }).where(eq(deliveries.id, id))
    await noteChange({ ...needs, db }, id, {
      EndsAt: { from: row.endsAt.toISOString(), to: now.toISOString() },
    })
    return true
  })
}

type Row = typeof deliveries.$inferSelect

async function lock(db: Database, id: number): Promise<Row | null> {
  const [row] = await db.select().from(deliveries).where(eq(deliveries.id, id)).for('update')
  return row ?? null
}
