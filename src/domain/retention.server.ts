import { type AnyColumn, sql } from 'drizzle-orm'
import { UNANSWERED_KEPT_DAYS } from '#domain/search/limits.ts'
import { wipeReferences } from '#domain/search/reference-pictures.server.ts'
import { referencePictures, unansweredSearches } from '#domain/search/tables.server.ts'
import { KNOWN_FOR_SECONDS } from '#domain/staff/sessions.server.ts'
import { purgeSurplusFiles } from '#domain/trash/purge-trash.server.ts'
import type { Clock } from '#platform/clock.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/durations.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { removeFiles } from '#platform/files/removed-file-rows.server.ts'
import { type BackgroundJob, openBackgroundJob } from '#platform/jobs/background-job.ts'
import type { Log } from '#platform/log.ts'
import { emails } from '#platform/mail/queue/email-rows.server.ts'
import { rateLimitCounts, rateLimitDays } from '#platform/rate-limits/rate-limit-rows.server.ts'
import { purgeOldRowHistory } from '#platform/row-history/purge-row-history.server.ts'
import { ROW_HISTORY_DAYS } from '#platform/row-history/row-history-days.ts'
import { site } from '#site/site.server.ts'
import { savedCollections } from './collection/tables.server.ts'
import { remindClients } from './delivery/client-emails.server.ts'
import { DELIVERIES_KEPT_MS, FILES_KEPT_MS, UNFINISHED_KEPT_MS } from './delivery/delivery-model.ts'
import { purgeDeliveryFiles, tellUnfetched } from './delivery/person.server.ts'
import { removeUnfinished } from './delivery/receive-files.server.ts'
import { deliveries } from './delivery/tables.server.ts'
import { purgeEnquiries } from './enquiries/purge-enquiries.server.ts'
import { sendingDays } from './enquiries/tables.server.ts'
import { listUsedOriginals } from './imaging/pictures.server.ts'
import { pictureMetadata } from './imaging/tables.server.ts'
import { staffImports } from './import-export/tables.server.ts'
import { notifications } from './notifications/tables.server.ts'
import { purgeDraftsOfGone, purgeProposals } from './pending-changes/pending-changes.server.ts'
import { previewLinks } from './pending-changes/tables.server.ts'
import { SESSION_LONGEST_SECONDS } from './staff/staff-model.ts'
import {
  staffBrowsers,
  staffSessions,
  staffTokens,
  staffTries,
  staffUsedCodes,
} from './staff/tables.server.ts'
import { STATISTICS_KEPT_DAYS } from './statistics/statistics-model.ts'
import { dailySums, monthlySums, pageViews } from './statistics/tables.server.ts'
import { FILES_OF_ROW } from './trash/history-tables.ts'
import { removeOldUploads } from './uploads/upload-store.server.ts'
import { UPLOAD_KEPT_MS } from './uploads/uploads-model.ts'
import { webhookDeliveries } from './webhooks/tables.server.ts'

type Stores = { db: Database; files: FileStore }

/** Deletes what is older than that time, and returns how many. */
type Purge = (stores: Stores, before: Date) => Promise<number>

export type Kept = { keptMs: number; everyMs: number; purge: Purge }

const AT_ONCE = 0
const { keptDays } = site

/** All that is deleted by its age, in the order in which it is deleted. */
export const RETENTION = {
  enquiries: hourly(keptDays.enquiries * DAY_MS, enquiriesOf('enquiry')),
  applications: hourly(keptDays.applications * DAY_MS, enquiriesOf('application')),
  /** Until then it is known whether something was sent; an e-mail that waits has no such time. */
  emails: hourly(keptDays.letters * DAY_MS, rowsBy(emails.finishedAt)),
  /** Until then their links say "expired" instead of "unknown", as those of reference pictures do. */
  collections: hourly(keptDays.expiredCollections * DAY_MS, rowsBy(savedCollections.expiresAt)),
  /** None of them goes: staff are told at the end of those that nobody downloaded. */
  unfetchedDeliveries: hourly(AT_ONCE, ({ db }, before) => tellUnfetched(db, before)),
  /** Their clients are reminded two days before. */
  endingDeliveries: hourly(AT_ONCE, ({ db }, before) => remindClients(db, before)),
  deliveryFiles: hourly(FILES_KEPT_MS, ({ db }, before) => purgeDeliveryFiles(db, before)),
  unfinishedDeliveryFiles: hourly(UNFINISHED_KEPT_MS, ({ db }, before) => removeUnfinished(db, before)),
  deliveries: hourly(DELIVERIES_KEPT_MS, rowsBy(deliveries.endsAt)),
  references: hourly(30 * DAY_MS, rowsBy(referencePictures.expiresAt)),
  referenceVectors: every(10 * MINUTE_MS, AT_ONCE, ({ db }, before) => wipeReferences(db, before)),
  /** With the keys of former days, nobody can tell any more whom their counts were of. */
  rateLimitKeys: hourly(AT_ONCE, rowsBy(rateLimitDays.day)),
  rateLimitCounts: hourly(AT_ONCE, rowsBy(rateLimitCounts.expire)),
  unansweredSearches: hourly(UNANSWERED_KEPT_DAYS * DAY_MS, rowsBy(unansweredSearches.day)),
  statistics: hourly(STATISTICS_KEPT_DAYS * DAY_MS, rowsBy(dailySums.day)),
  monthlyStatistics: hourly(STATISTICS_KEPT_DAYS * DAY_MS, rowsBy(monthlySums.month)),
  pageViews: hourly(STATISTICS_KEPT_DAYS * DAY_MS, rowsBy(pageViews.day)),
  sendingCounts: hourly(AT_ONCE, rowsBy(sendingDays.day)),
  sessions: hourly(SESSION_LONGEST_SECONDS * 1_000, rowsBy(staffSessions.createdAt)),
  knownBrowsers: hourly(KNOWN_FOR_SECONDS * 1_000, rowsBy(staffBrowsers.usedAt)),
  wrongPasswords: hourly(DAY_MS, rowsBy(staffTries.triedAt)),
  /** A code is valid for its half minute and the ones before and after it. */
  usedCodes: hourly(90_000, rowsBy(staffUsedCodes.usedAt)),
  /** Ended tokens stay in the list for a while, so that people who wonder about a program find out why. */
  tokens: hourly(30 * DAY_MS, rowsBy(staffTokens.endsAt)),
  notifications: hourly(30 * DAY_MS, rowsBy(notifications.happenedAt)),
  webhookDeliveries: hourly(30 * DAY_MS, rowsBy(webhookDeliveries.finishedAt)),
  previewLinks: hourly(AT_ONCE, rowsBy(previewLinks.expiresAt)),
  /** After its answer; one whose record is gone at once. */
  proposals: hourly(30 * DAY_MS, ({ db }, before) => purgeProposals(db, before)),
  importReports: hourly(7 * DAY_MS, rowsBy(staffImports.beganAt)),
  /** By then a new work is described; it may hold somebody's name. */
  pictureMetadata: hourly(90 * DAY_MS, rowsBy(pictureMetadata.readAt)),
  uploads: every(MINUTE_MS, UPLOAD_KEPT_MS, ({ db }, before) => removeOldUploads(db, before)),
  trash: hourly(ROW_HISTORY_DAYS * DAY_MS, emptyOldTrash),
  /** Files whose record is gone: a request that began to read one while it was there has finished by then. */
  removedFiles: every(MINUTE_MS, MINUTE_MS, (stores, before) =>
    removeFiles({ ...stores, listUsed: listUsedOriginals }, before),
  ),
} as const satisfies Record<string, Kept>

type RetentionNeeds = Stores & { clock: Clock; log: Log }

export type Retention = Omit<BackgroundJob, 'start'>

/** Deletes by the table in the background until it is closed; the first time at once. */
export function openRetention(needs: RetentionNeeds): Retention {
  const byInterval = Map.groupBy(Object.entries(RETENTION), ([, { everyMs }]) => everyMs)
  const jobs = [...byInterval].map(([everyMs, kinds]) =>
    openBackgroundJob({
      run: (signal) => purgeOld(needs, kinds, signal),
      everyMs,
      log: needs.log,
      failureEvent: 'retention.failed',
    }),
  )
  const all = (call: (job: BackgroundJob) => Promise<void>) => Promise.all(jobs.map(call)).then(() => {})
  for (const job of jobs) job.start()
  const retention = {
    trigger: () => all((job) => job.trigger()),
    close: () => all((job) => job.close()),
  }
  void retention.trigger()
  return retention
}

/** Deletes one kind after the other. What fails keeps nothing else from being deleted. */
export async function purgeOld(
  { clock, log, ...stores }: RetentionNeeds,
  kinds: readonly [string, Kept][] = Object.entries(RETENTION),
  signal?: AbortSignal,
): Promise<void> {
  for (const [what, { keptMs, purge }] of kinds) {
    if (signal?.aborted) return
    try {
      const count = await purge(stores, new Date(clock.now().getTime() - keptMs))
      if (count > 0) log.info({ what, count }, 'retention.forgotten')
    } catch (error) {
      log.error({ what, error }, 'retention.failed')
    }
  }
}

function every(everyMs: number, keptMs: number, purge: Purge): Kept {
  return { keptMs, everyMs, purge }
}

function hourly(keptMs: number, purge: Purge): Kept {
  return every(HOUR_MS, keptMs, purge)
}

/** Rows whose time, or day (UTC), lies before; those without one stay. */
function rowsBy(column: AnyColumn): Purge {
  return async ({ db }, before) => {
    const [gone] = await rowsOf(
      db,
      sql`WITH gone AS (DELETE FROM ${column.table} WHERE ${column} < ${before.toISOString()} RETURNING 1)
        SELECT count(*)::int AS count FROM gone`,
    )
    return Number(gone?.count)
  }
}

function enquiriesOf(kind: 'enquiry' | 'application'): Purge {
  return ({ db, files }, before) => purgeEnquiries(db, files, kind, before)
}

async function emptyOldTrash({ db, files }: Stores, before: Date): Promise<number> {
  const actions =
    (await purgeOldRowHistory(db, FILES_OF_ROW, before)) + (await purgeSurplusFiles({ db, files }))
  await purgeDraftsOfGone(db)
  return actions
}
