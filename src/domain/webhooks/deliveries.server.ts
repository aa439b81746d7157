import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS, MINUTE_MS } from '#platform/durations.ts'
import { isDue, isFirstDue } from '#platform/jobs/leased-queue.server.ts'
import { notifyWorkers } from './record-event.server.ts'
import { webhookDeliveries, webhooks } from './tables.server.ts'
import type { Attempt, DELIVERY_STATES } from './webhooks-model.ts'

export type Delivery = typeof webhookDeliveries.$inferSelect
export type TakenDelivery = Delivery & { webhook: typeof webhooks.$inferSelect }

/** A worker that has not finished by then is dead, and another may try. */
const TAKEN_FOR_MS = MINUTE_MS
/** No retry lies so far ahead: the clock was wrong when it was planned. */
const NEVER_PLANNED_MS = 2 * DAY_MS
const LISTED_DELIVERIES = 100
const KEPT_ATTEMPTS = 20

export async function listDueWebhooks(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: webhooks.id })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(takesNow(now), isDueNow(now)))
  return rows.map(({ id }) => id)
}

export async function takeDelivery(
  db: Database,
  webhookId: string,
  now: Date,
): Promise<TakenDelivery | null> {
  const ofWebhook = eq(webhookDeliveries.webhookId, webhookId)
  const [webhook] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, webhookId), takesNow(now)))
  if (!webhook) return null
  const [row] = await db
    .update(webhookDeliveries)
    .set({
      tries: sql`${webhookDeliveries.tries} + 1`,
      nextAttemptAt: new Date(now.getTime() + TAKEN_FOR_MS),
    })
    .where(isFirstDue(db, webhookDeliveries, and(ofWebhook, isDueNow(now))))
    .returning()
  return row ? { ...row, webhook } : null
}

export type Outcome = { state: (typeof DELIVERY_STATES)[number]; nextAttemptAt: Date }

/** Only the worker that took a delivery writes its attempts. */
export async function noteAttempt(
  db: Database,
  { id, attempts: earlier }: TakenDelivery,
  attempt: Attempt,
  { state, nextAttemptAt }: Outcome,
): Promise<void> {
  const attempts = [...earlier, attempt].slice(-KEPT_ATTEMPTS)
  const finishedAt = state === 'queued' ? null : new Date(attempt.at)
  await db
    .update(webhookDeliveries)
    .set({ attempts, state, nextAttemptAt, finishedAt })
    .where(eq(webhookDeliveries.id, id))
}

export function listDeliveries(db: Database, webhookId: string): Promise<Delivery[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.queuedAt), desc(webhookDeliveries.id))
    .limit(LISTED_DELIVERIES)
}

export async function resendDelivery(
  db: Database,
  webhookId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const again = await db
    .update(webhookDeliveries)
    .set({ state: 'queued', tries: 0, nextAttemptAt: now, finishedAt: null })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)))
    .returning({ id: webhookDeliveries.id })
  if (again.length > 0) await db.update(webhooks).set({ waitsUntil: null }).where(eq(webhooks.id, webhookId))
  await notifyWorkers(db)
  return again.length > 0
}

export async function letRest(db: Database, webhookId: string, until: Date): Promise<void> {
  await db.update(webhooks).set({ waitsUntil: until }).where(eq(webhooks.id, webhookId))
}

export async function switchOff(db: Database, webhookId: string): Promise<boolean> {
  const switched = await db
    .update(webhooks)
    .set({ active: false })
    .where(and(eq(webhooks.id, webhookId), webhooks.active))
    .returning({ id: webhooks.id })
  return switched.length > 0
}

function takesNow(now: Date) {
  const { active, waitsUntil } = webhooks
  const never = new Date(now.getTime() + NEVER_PLANNED_MS)
  return and(active, or(isNull(waitsUntil), lte(waitsUntil, now), gt(waitsUntil, never)))
}

function isDueNow(now: Date) {
  const { state, nextAttemptAt } = webhookDeliveries
  const never = new Date(now.getTime() + NEVER_PLANNED_MS)
  return or(isDue(webhookDeliveries, now), and(eq(state, 'queued'), gt(nextAttemptAt, never)))
}
