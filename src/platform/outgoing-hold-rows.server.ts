import { pgTable, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from './database/database.ts'

/** While there is a row, no e-mail or webhook goes out: the database is a backup's, and may have sent them since. */
export const outgoingHolds = pgTable('outgoing_holds', {
  since: timestamp({ withTimezone: true }).primaryKey(),
})

export async function heldSince(db: Database): Promise<Date | null> {
  const [held] = await db.select().from(outgoingHolds)
  return held?.since ?? null
}

export async function holdOutgoing(db: Database, now: Date): Promise<void> {
  await releaseOutgoing(db)
  await db.insert(outgoingHolds).values({ since: now })
}

export async function releaseOutgoing(db: Database): Promise<boolean> {
  return (await db.delete(outgoingHolds).returning()).length > 0
}
