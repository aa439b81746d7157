import { sql } from 'drizzle-orm'
import { emails } from '#domain/enquiries/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

export type EmailCounts = { queued: number; failed: number; oldestQueuedAt: Date | null }

/** How the queue of e-mails stands; failed ones count since the given time. */
export async function countEmails(db: Database, since: Date): Promise<EmailCounts> {
  const [row] = await db
    .select({
      queued: sql<number>`count(*) FILTER (WHERE ${emails.state} = 'queued')::int`,
      failed: sql<number>`count(*) FILTER (WHERE ${emails.state} = 'failed' AND ${emails.finishedAt} >= ${since.toISOString()})::int`,
      oldest: sql<string | null>`(min(${emails.queuedAt}) FILTER (WHERE ${emails.state} = 'queued'))::text`,
    })
    .from(emails)
  const { queued = 0, failed = 0, oldest = null } = row ?? {}
  return { queued, failed, oldestQueuedAt: oldest === null ? null : new Date(oldest) }
}
