import { randomBytes } from 'node:crypto'
import { and, eq, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { announcedRecords, webhookDeliveries, webhooks } from './tables.server.ts'
import type { EventData, EventKind } from './webhooks-model.ts'

export const DUE_CHANNEL = 'webhook_due'
const ID_BYTES = 16

type Event<Kind extends EventKind> = { kind: Kind; data: EventData[Kind]; now: Date }

/** Call it in the transaction of what happened: subscribers get the event only if that is committed. */
export async function recordEvent<Kind extends EventKind>(tx: Database, event: Event<Kind>): Promise<void> {
  const asking = await tx.select({ id: webhooks.id }).from(webhooks).where(asksFor(event.kind))
  const ids = asking.map(({ id }) => id)
  await queueDeliveries(tx, ids, event)
}

type Received = { id: string; kind: 'enquiry' | 'application'; origin: string; now: Date }

export async function recordEnquiry(tx: Database, { id, kind, origin, now }: Received): Promise<void> {
  const list = kind === 'enquiry' ? 'enquiries' : 'applications'
  const link = `${origin}/admin/${list}/${id}`
  await recordEvent(tx, { kind: 'enquiry.received', data: { id, kind, link }, now })
  if (kind === 'application') await recordEvent(tx, { kind: 'application.received', data: { id, link }, now })
}

/** Records that visitors see; others hold data of persons or settings of the program. */
const TOLD_RESOURCES = ['images', 'artists', 'galleries', 'heroes', 'news', 'banners', 'testimonials']

type Changed = { resource: string; recordId: string; details: Readonly<Record<string, unknown>> }

/** Call it in the transaction of a change of a record. */
export async function recordRecordChange(
  tx: Database,
  { resource, recordId: id, details }: Changed,
  { origin, now }: Pick<Received, 'origin' | 'now'>,
): Promise<void> {
  if (!TOLD_RESOURCES.includes(resource)) return
  const data = { resource, id, link: `${origin}/admin/${resource}/${id}` }
  const fields = Object.keys(details).filter((name) => name !== 'name')
  await recordEvent(tx, { kind: 'record.changed', data: { ...data, fields }, now })
  const { from, to }: { from?: unknown; to?: unknown } = Object(details.Hidden)
  if (from !== true && to === true) await recordEvent(tx, { kind: 'record.hidden', data, now })
}

function asksFor(kind: EventKind | typeof announcedRecords.kind): SQL | undefined {
  return and(webhooks.active, sql`${webhooks.events} @> jsonb_build_array(${kind}::text)`)
}

/** A later subscriber is not told of what came in between. */
export async function purgeUnsubscribed(tx: Database): Promise<void> {
  const { kind } = announcedRecords
  const asking = tx.select({ id: webhooks.id }).from(webhooks).where(asksFor(kind))
  await tx.delete(announcedRecords).where(notExists(asking))
}

/** A webhook that is switched off gets it when it is on again. Returns whether there is such a webhook. */
export async function recordTest(db: Database, id: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ name: webhooks.name }).from(webhooks).where(eq(webhooks.id, id))
    if (found) await queueDeliveries(tx, [id], { kind: 'webhook.test', data: { webhook: found.name }, now })
    return found !== undefined
  })
}

async function queueDeliveries<Kind extends EventKind>(
  tx: Database,
  webhookIds: readonly string[],
  { kind, data, now }: Event<Kind>,
): Promise<void> {
  if (webhookIds.length === 0) return
  const payload = JSON.stringify({ type: kind, timestamp: now.toISOString(), data })
  const rows = webhookIds.map((webhookId) => ({
    id: `msg_${randomBytes(ID_BYTES).toString('hex')}`,
    ...{ webhookId, kind, payload, queuedAt: now, nextAttemptAt: now },
  }))
  await tx.insert(webhookDeliveries).values(rows)
  await notifyWorkers(tx)
}

export async function notifyWorkers(tx: Database): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${DUE_CHANNEL}, '')`)
}
