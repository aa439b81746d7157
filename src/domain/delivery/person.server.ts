import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { readDetails } from './deliveries-resource.server.ts'
import { dropEmailsAbout } from './emails/delivery-emails.server.ts'
import { FORGOTTEN } from './model.ts'
import { deliveries, deliveryAcceptances } from './tables.server.ts'

const isTo = (email: string) => eq(sql`lower(${deliveries.recipientEmail})`, email.toLowerCase())

/** Deliveries to a person with what was delivered, accepted and downloaded, without the keys of their links. */
export async function findDeliveriesTo(db: Database, email: string): Promise<object[]> {
  const rows = await db.select().from(deliveries).where(isTo(email))
  return Promise.all(
    rows.map(async ({ secret: _, key: _key, passwordHash: _hash, ...delivery }) => ({
      ...delivery,
      ...(await readDetails(db, delivery.id)),
    })),
  )
}

/**
 * Takes the person out of the deliveries to them and ends these; e-mails about them that wait go as well. That something was
 * accepted stays. Returns how many deliveries.
 */
export function forgetRecipient(db: Database, email: string): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .update(deliveries)
      .set({
        recipientName: FORGOTTEN,
        recipientEmail: FORGOTTEN,
        message: '',
        endsAt: sql`least(${deliveries.endsAt}, now())`,
      })
      .where(isTo(email))
      .returning({ id: deliveries.id })
    const ids = gone.map(({ id }) => id)
    await tx
      .update(deliveryAcceptances)
      .set({ name: FORGOTTEN })
      .where(inArray(deliveryAcceptances.deliveryId, ids))
    await dropEmailsAbout(tx, ids)
    return gone.length
  })
}
