import { and, eq, gt, sql } from 'drizzle-orm'
import { newImportAction } from '#domain/staff/import-action.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Log } from '#platform/log.ts'
import { type ImportWatch, importLists } from './import-lists.server.ts'
import type { PictureSource } from './plan-picture.server.ts'
import type { ListFile } from './read-list.server.ts'
import { keptReport } from './report.ts'
import { staffImports } from './tables.server.ts'

export type ImportJob = typeof staffImports.$inferSelect

export type ImportJobs = {
  /** The import goes on without the person who began it, unless another one runs here or at another instance. */
  begin: (
    staff: Staff,
    lists: readonly ListFile[],
    isTrial: boolean,
  ) => Promise<{ outcome: 'begun'; id: string } | { outcome: 'busy' }>
  /** Null for an import that never was, or was a week ago. */
  find: (id: string) => Promise<ImportJob | null>
  /** Stops between two artists; everything that was begun is written as a whole. */
  close: () => Promise<void>
}

type ImportJobsNeeds = {
  db: Database
  files: FileStore
  clock: Clock
  log: Log
  sourceOf: (staff: Staff) => PictureSource
}

const NOTED_EVERY_MS = 1_000
/** A process that has not noted anything for so long is gone: even a picture of 100 megapixels takes no longer. */
export const GONE_AFTER_MS = 60_000
/** Any number will do, as long as nothing else locks under it. */
const BEGINNING_LOCK = 812_008

/** Imports of lists from the browser take minutes, which no request lasts. */
export function openImportJobs(needs: ImportJobsNeeds): ImportJobs {
  const { db, clock, log } = needs
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const after = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)

  function claim(isTrial: boolean): Promise<string | null> {
    return db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${BEGINNING_LOCK})`)
      const isAlive = and(eq(staffImports.state, 'running'), gt(staffImports.seenAt, after(GONE_AFTER_MS)))
      if ((await tx.select({ id: staffImports.id }).from(staffImports).where(isAlive)).length > 0) return null
      const [id, now] = [newImportAction(), clock.now()]
      const counts = { handled: 0, total: 0 }
      await tx
        .insert(staffImports)
        .values({ ...{ id, isTrial, ...counts, state: 'running' }, beganAt: now, seenAt: now })
      return id
    })
  }

  const change = async (id: string, changes: Partial<ImportJob>) => {
    await db
      .update(staffImports)
      .set({ ...changes, seenAt: clock.now() })
      .where(eq(staffImports.id, id))
  }

  async function run(id: string, staff: Staff, lists: readonly ListFile[], isTrial: boolean): Promise<void> {
    let progress = { handled: 0, total: 0 }
    const watch: ImportWatch = {
      signal: stopping.signal,
      onProgress: (now) => {
        progress = now
      },
    }
    const noting = setInterval(() => {
      change(id, progress).catch((error) => log.warn({ error }, 'import.not-noted'))
    }, NOTED_EVERY_MS)
    try {
      const importNeeds = { ...needs, source: needs.sourceOf(staff), staff, actionId: id }
      const report = await importLists(importNeeds, lists, isTrial, watch)
      clearInterval(noting)
      await change(id, { ...progress, state: 'done', report: keptReport(report) })
      log.info({ ...report.counts, written: report.written }, 'catalogue.imported')
    } catch (error) {
      clearInterval(noting)
      const state = stopping.signal.aborted ? 'interrupted' : 'failed'
      log[state === 'failed' ? 'error' : 'warn']({ error, ...progress }, `import.${state}`)
      await change(id, { ...progress, state })
    }
  }

  return {
    begin: async (staff, lists, isTrial) => {
      const id = await claim(isTrial)
      if (!id) return { outcome: 'busy' }
      const job = run(id, staff, lists, isTrial)
        // A database that is away cannot be told; whoever asks later sees that nobody notes anything any more.
        .catch((error) => log.error({ error }, 'import.not-noted'))
        .finally(() => running.delete(job))
      running.add(job)
      return { outcome: 'begun', id }
    },
    find: async (id) => {
      const [job] = await db.select().from(staffImports).where(eq(staffImports.id, id))
      if (!job) return null
      const isGone = job.state === 'running' && job.seenAt <= after(GONE_AFTER_MS)
      return isGone ? { ...job, state: 'interrupted' } : job
    },
    close: async () => {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
