import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { emails } from '#platform/mail/queue/email-rows.server.ts'

/**
 * Sends an e-mail about an enquiry once more that failed for good. What it says is written anew from the enquiry, since its
 * payload was wiped.
 */
export async function retryEmail(
  db: Database,
  id: string,
  now: Date,
): Promise<'queued' | 'unknown' | 'not-failed'> {
  const [email] = await db.select().from(emails).where(eq(emails.id, id)).for('update')
  if (!email?.recordId) return 'unknown'
  if (email.state !== 'failed') return 'not-failed'
  const payload = { enquiryId: email.recordId }
  await db
    .update(emails)
    .set({ state: 'queued', payload, attempts: 0, nextAttemptAt: now, finishedAt: null })
    .where(eq(emails.id, id))
  return 'queued'
}
