import { and, inArray } from 'drizzle-orm'
import { staffChanges } from '#domain/staff/tables.server.ts'
import { type BackgroundJob, openBackgroundJob } from '#platform/background-job.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { forgetAction, forgetOldKept } from '#platform/kept-rows/forget-kept.server.ts'
import type { Log } from '#platform/log.ts'
import { forgetDraftsOfGone } from './forget-drafts.server.ts'
import { FILES_OF_ROW } from './kept-tables.ts'
import { forgetSurplusFiles } from './limit-kept-files.server.ts'
import { trashResource } from './trash-resource.server.ts'

/** Kept for 30 days: an hour more or less does not matter. */
const EMPTIED_EVERY_MS = 3_600_000

type Needs = { db: Database; files: FileStore; clock: Clock; log: Log }

/** Forgets in the background what was kept long enough, and the oldest of what is too much; the first time at once. */
export function openTrash({ db, files, clock, log }: Needs): BackgroundJob {
  const job = openBackgroundJob({
    run: async () => {
      const old = await forgetOldKept(db, FILES_OF_ROW, clock.now())
      const actions = old + (await forgetSurplusFiles({ db, files }))
      await forgetDraftsOfGone(db)
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
  await forgetDraftsOfGone(db)
  return rows.length
}
