import { randomUUID } from 'node:crypto'
import { asc, count, eq, sql } from 'drizzle-orm'
import { recordChange } from '#domain/staff/changes.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import type { Fields } from '#platform/records/resource.ts'
import { isEqualValue } from '#platform/records/write-records.server.ts'
import { notifyWorkers, purgeUnsubscribed } from './record-event.server.ts'
import { newSecret } from './sign.server.ts'
import { webhookDeliveries, webhooks } from './tables.server.ts'
import { MOST_WEBHOOKS, type WebhookFields } from './webhooks-model.ts'

/** It takes until the next working day to bring the new secret to the other program. */
const FORMER_SECRET_MS = DAY_MS

type WebhooksNeeds = { db: Database; clock: Clock }

export function listWebhooks(db: Database) {
  const counting = (state: 'queued' | 'failed') =>
    sql<number>`(SELECT count(*)::int FROM ${webhookDeliveries} d WHERE d.webhook_id = ${webhooks}.id AND d.state = ${state})`
  return db
    .select({
      Id: webhooks.id,
      Name: webhooks.name,
      Url: webhooks.url,
      Events: webhooks.events,
      Active: webhooks.active,
      MadeBy: webhooks.madeBy,
      CreatedAt: webhooks.createdAt,
      Waiting: counting('queued'),
      Failed: counting('failed'),
    })
    .from(webhooks)
    .orderBy(asc(webhooks.createdAt))
}

/** Returns null when there are too many. */
export function addWebhook(
  { db, clock }: WebhooksNeeds,
  owner: Staff,
  fields: WebhookFields,
): Promise<{ id: string; secret: string } | null> {
  const [id, secret, now] = [randomUUID(), newSecret(), clock.now()]
  return db.transaction(async (tx) => {
    // Two requests at once are counted one after the other.
    await tx.execute(sql`LOCK TABLE ${webhooks} IN SHARE ROW EXCLUSIVE MODE`)
    const [has] = await tx.select({ number: count() }).from(webhooks)
    if (Number(has?.number) >= MOST_WEBHOOKS) return null
    const values = { ...toRow(fields), id, secret, madeBy: owner.name, createdAt: now }
    await tx.insert(webhooks).values(values)
    const details = { ...toRow(fields), url: hostOf(fields.Url) }
    await log(tx, owner, { action: 'create', recordId: id, details, changedAt: now })
    return { id, secret }
  })
}

export function changeWebhook(
  needs: WebhooksNeeds,
  owner: Staff,
  id: string,
  fields: WebhookFields,
): Promise<boolean> {
  return change(needs, owner, id, async (tx, former) => {
    const values = toRow(fields)
    await tx
      .update(webhooks)
      .set({ ...values, waitsUntil: null })
      .where(eq(webhooks.id, id))
    await purgeUnsubscribed(tx)
    // Events that waited while it was switched off are due.
    await notifyWorkers(tx)
    const all = Object.entries(values).map(
      ([name, to]) => [name, { from: Object(former)[name], to }] as const,
    )
    const changed = Object.fromEntries(all.filter(([, { from, to }]) => !isEqualValue(from, to)))
    return 'url' in changed
      ? { ...changed, url: { from: hostOf(former.url), to: hostOf(fields.Url) } }
      : changed
  })
}

export async function renewSecret(needs: WebhooksNeeds, owner: Staff, id: string): Promise<string | null> {
  const secret = newSecret()
  const formerUntil = new Date(needs.clock.now().getTime() + FORMER_SECRET_MS)
  const isRenewed = await change(needs, owner, id, async (tx, former) => {
    const values = { secret, formerSecret: former.secret, formerUntil }
    await tx.update(webhooks).set(values).where(eq(webhooks.id, id))
    return { secretRenewed: { from: false, to: true } }
  })
  return isRenewed ? secret : null
}

export function removeWebhook({ db, clock }: WebhooksNeeds, owner: Staff, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning()
    if (!gone) return false
    await purgeUnsubscribed(tx)
    const details = { name: gone.name, url: hostOf(gone.url) }
    await log(tx, owner, { action: 'delete', recordId: id, details, changedAt: clock.now() })
    return true
  })
}

async function change(
  { db, clock }: WebhooksNeeds,
  owner: Staff,
  id: string,
  work: (tx: Database, former: typeof webhooks.$inferSelect) => Promise<Fields>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [former] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
    if (!former) return false
    const details = { name: former.name, ...(await work(tx, former)) }
    await log(tx, owner, { action: 'change', recordId: id, details, changedAt: clock.now() })
    return true
  })
}

function toRow({ Name, Url, Events, Active }: WebhookFields) {
  return { name: Name, url: Url, events: Events, active: Active }
}

/** The rest of an address is often a secret of the other program, and readers see the log. */
function hostOf(url: string): string {
  return new URL(url).host
}

type Line = Omit<Parameters<typeof recordChange>[2], 'resource'>

function log(tx: Database, owner: Staff, line: Line): Promise<void> {
  return recordChange(tx, owner, { ...line, resource: 'webhooks' })
}
