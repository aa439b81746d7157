import { and, inArray } from 'drizzle-orm'
import { staffChanges } from '#domain/staff/tables.server.ts'
import { type BackgroundJob, openBackgroundJob } from '#platform/background-job.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { forgetAction, forgetOldKept } from '#platform/kept-rows/forget-kept.server.ts'
import type { Log } from '#platform/log.ts'
import { FILES_OF_ROW } from './kept-tables.ts'
import { trashResource } from './trash-resource.server.ts'

/** Kept for 30 days: an hour more or less does not matter. */
const EMPTIED_EVERY_MS = 3_600_000

/** Forgets in the background what was kept long enough; the first time at once. */
export function openTrash({ db, clock, log }: { db: Database; clock: Clock; log: Log }): BackgroundJob {
  const job = openBackgroundJob({
    run: async () => {
      const actions = await forgetOldKept(db, FILES_OF_ROW, clock.now())
      if (actions > 0) log.info({ actions }, 'trash.emptied')
    },
    everyMs: EMPTIED_EVERY_MS,
    log,
    failureEvent: 'trash.not-emptied',
  })
  job.start()
  void job.trigger()
  return job
}

/** Deletes for good what is in the trash: some of it, or all. Returns how many actions. */
export async function emptyTrash(db: Database, ids?: readonly number[]): Promise<number> {
  const chosen = ids ? inArray(staffChanges.id, [...ids]) : undefined
  const rows = await db
    .selectDistinct({ actionId: staffChanges.actionId })
    .from(staffChanges)
    .where(and(trashResource.where, chosen))
  for (const { actionId } of rows) if (actionId) await forgetAction(db, FILES_OF_ROW, actionId)
  return rows.length
}
