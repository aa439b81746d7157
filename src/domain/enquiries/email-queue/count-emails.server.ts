import { sql } from 'drizzle-orm'
import { letters } from '#domain/enquiries/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

export type LetterCounts = { queued: number; failed: number; oldestQueuedAt: Date | null }

/** How the queue of letters stands; failed ones count since the given time. */
export async function countLetters(db: Database, since: Date): Promise<LetterCounts> {
  const [row] = await db
    .select({
      queued: sql<number>`count(*) FILTER (WHERE ${letters.state} = 'queued')::int`,
      failed: sql<number>`count(*) FILTER (WHERE ${letters.state} = 'failed' AND ${letters.finishedAt} >= ${since.toISOString()})::int`,
      oldest: sql<string | null>`(min(${letters.queuedAt}) FILTER (WHERE ${letters.state} = 'queued'))::text`,
    })
    .from(letters)
  const { queued = 0, failed = 0, oldest = null } = row ?? {}
  return { queued, failed, oldestQueuedAt: oldest === null ? null : new Date(oldest) }
}
