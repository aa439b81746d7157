import { sql } from 'drizzle-orm'
import { openSingleFlight } from '#platform/concurrency/single-flight.ts'
import { withTimeout } from '#platform/concurrency/timeout.ts'
import { rowsOf } from '#platform/database/database.ts'
import type { Services } from '#src/services.server.ts'

/** A database that takes longer cannot serve, and a probe does not wait longer. */
const PROBE_WITHIN_MS = 2_000
/** The result is told to those who ask within this time. */
export const READINESS_KEPT_MS = 1_000

export type Readiness = { database: boolean; files: boolean }

/** Whether database and files can be used now. A database that a backup keeps busy counts as usable. Never throws. */
export type CheckReadiness = () => Promise<Readiness>

/** Each check writes to the disk or the bucket, so one goes on at a time, and what it found is told for a moment. */
export function openReadiness({
  database,
  files,
  clock,
}: Pick<Services, 'database' | 'files' | 'clock'>): CheckReadiness {
  const singleFlight = openSingleFlight<boolean>()
  let last: { at: number; readiness: Readiness } | null = null

  const holds = (name: keyof Readiness, check: () => Promise<boolean>, isBusy = false) =>
    withTimeout(
      PROBE_WITHIN_MS,
      singleFlight(name, check).catch(() => false),
      isBusy,
    )

  return async () => {
    // The clock may have been set back.
    if (last && Math.abs(clock.now().getTime() - last.at) < READINESS_KEPT_MS) return last.readiness
    const [isDatabaseThere, areFilesWritable] = await Promise.all([
      holds('database', () => rowsOf(database.db, sql`SELECT 1`).then(() => true), database.isBackingUp?.()),
      holds('files', files.isWritable),
    ])
    const readiness = { database: isDatabaseThere, files: areFilesWritable }
    last = { at: clock.now().getTime(), readiness }
    return readiness
  }
}
