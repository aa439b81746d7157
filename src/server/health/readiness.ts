import { sql } from 'drizzle-orm'
import { withTimeout } from '#platform/concurrency/timeout.ts'
import { rowsOf } from '#platform/database/database.ts'
import type { Services } from '#src/services.server.ts'

/** A database that takes longer cannot serve, and a probe does not wait longer. */
const PROBE_WITHIN_MS = 2_000

export type Readiness = { database: boolean; files: boolean }

/** Whether database and files can be used now. Never throws. */
export async function checkReadiness({
  database,
  files,
}: Pick<Services, 'database' | 'files'>): Promise<Readiness> {
  const [isDatabaseThere, areFilesWritable] = await Promise.all([
    holds(rowsOf(database.db, sql`SELECT 1`).then(() => true)),
    holds(files.isWritable()),
  ])
  return { database: isDatabaseThere, files: areFilesWritable }
}

function holds(check: Promise<boolean>): Promise<boolean> {
  return withTimeout(
    PROBE_WITHIN_MS,
    check.catch(() => false),
    false,
  )
}
