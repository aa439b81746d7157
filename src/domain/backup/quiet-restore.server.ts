import { count, eq, gt } from 'drizzle-orm'
import { deliveries } from '#domain/delivery/tables.server.ts'
import { staffChallenges, staffLinks, staffSessions, staffTokens } from '#domain/staff/tables.server.ts'
import { webhookDeliveries } from '#domain/webhooks/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { emails } from '#platform/mail/queue/email-rows.server.ts'
import { heldSince, holdOutgoing, releaseOutgoing } from '#platform/outgoing-hold-rows.server.ts'

export type Waiting = { emails: number; webhooks: number; deliveries: number }

async function countWaiting(db: Database, now: Date): Promise<Waiting> {
  const numberOf = async (counting: PromiseLike<{ number: number }[]>) => (await counting)[0]?.number ?? 0
  const number = { number: count() }
  return {
    emails: await numberOf(db.select(number).from(emails).where(eq(emails.state, 'queued'))),
    webhooks: await numberOf(
      db.select(number).from(webhookDeliveries).where(eq(webhookDeliveries.state, 'queued')),
    ),
    deliveries: await numberOf(db.select(number).from(deliveries).where(gt(deliveries.endsAt, now))),
  }
}

/** After a restore nothing is sent until a person allows it, and no earlier session, token or link lets anybody in. */
export async function keepStill(
  db: Database,
  now: Date,
  { send, access }: { send: boolean; access: boolean },
): Promise<Waiting> {
  return db.transaction(async (tx) => {
    if (send) await releaseOutgoing(tx)
    else await holdOutgoing(tx, now)
    if (!access)
      for (const table of [staffSessions, staffTokens, staffLinks, staffChallenges]) await tx.delete(table)
    return countWaiting(tx, now)
  })
}

/** Null where everything goes out. */
export async function readHold(db: Database, now: Date): Promise<(Waiting & { since: Date }) | null> {
  const since = await heldSince(db)
  return since && { since, ...(await countWaiting(db, now)) }
}
