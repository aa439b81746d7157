import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { countEmails } from '#platform/mail/queue/email-queue.server.ts'
import type { Records } from '#platform/records/open-records.server.ts'
import { findLastBackup } from './backup/last-backup.server.ts'

type ReadTodayNeeds = {
  db: Database
  clock: Clock
  config: Pick<Config, 'dataDirectory'>
  adminRecords: ReadonlyMap<string, Records>
}

/** It is the same time as on the health page: somebody has dealt with earlier failures. */
const FAILED_SINCE_MS = 7 * DAY_MS

/** The list itself counts these records, so that the number is that of the filtered list. */
const WAITING = {
  newEnquiries: { resource: 'enquiries', filters: { State: 'new' } },
  readEnquiries: { resource: 'enquiries', filters: { State: 'read' } },
  newApplications: { resource: 'applications', filters: { State: 'new' } },
  hiddenImages: { resource: 'images', filters: { Hidden: 'true' } },
  imagesWithoutAlt: { resource: 'images', filters: { MissingAlt: 'true' } },
  scheduledNews: { resource: 'news', filters: { Scheduled: 'true' } },
  newProposals: { resource: 'proposals', filters: { State: 'new' } },
} as const

type Today = Record<keyof typeof WAITING, number> & {
  waitingEmails: number
  failedEmails: number
  lastBackupAt: string | null
}

/** Counts the tasks that wait for staff. */
export async function readToday({ db, clock, config, adminRecords }: ReadTodayNeeds): Promise<Today> {
  const count = async (name: keyof typeof WAITING) => {
    const { resource, filters } = WAITING[name]
    return (await adminRecords.get(resource)?.list({ page: 1, perPage: 1, filters }))?.total ?? 0
  }
  const since = new Date(clock.now().getTime() - FAILED_SINCE_MS)
  const [emails, backup, newEnquiries, readEnquiries] = await Promise.all([
    countEmails(db, since),
    findLastBackup(config.dataDirectory),
    count('newEnquiries'),
    count('readEnquiries'),
  ])
  return {
    newEnquiries,
    readEnquiries,
    newApplications: await count('newApplications'),
    hiddenImages: await count('hiddenImages'),
    imagesWithoutAlt: await count('imagesWithoutAlt'),
    scheduledNews: await count('scheduledNews'),
    newProposals: await count('newProposals'),
    waitingEmails: emails.queued,
    failedEmails: emails.failed,
    lastBackupAt: backup?.finishedAt ?? null,
  }
}
