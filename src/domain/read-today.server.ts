import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { countEmails, hasSentEmail } from '#platform/mail/queue/email-queue.server.ts'
import type { Records } from '#platform/records/open-records.server.ts'
import { site } from '#site/site.server.ts'
import { findLastBackup } from './backup/last-backup.server.ts'
import { hasOwnArtists } from './catalogue/catalogue.server.ts'
import { readOwnAccess } from './staff/accounts.server.ts'
import { includesRole, type OfficeRole } from './staff/roles.ts'
import type { SignedInStaff } from './staff/staff-model.ts'

type ReadTodayNeeds = {
  db: Database
  clock: Clock
  config: Pick<Config, 'dataDirectory' | 'backupDirectory'>
  staff: SignedInStaff
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
  firstSteps: FirstStep[]
}

/** Each is needed once, and can be done from that role on. */
const FIRST_STEPS = [
  { name: 'passkey', least: 'reader' },
  { name: 'colleague', least: 'owner' },
  { name: 'email', least: 'owner' },
  { name: 'backup', least: 'owner' },
  { name: 'imprint', least: 'owner' },
  { name: 'artist', least: 'editor' },
] as const satisfies readonly { name: string; least: OfficeRole }[]
type FirstStep = (typeof FIRST_STEPS)[number]['name']

/** Offices give numbers to companies; the example's are all zero. */
const PLACEHOLDER = /^\D*0+$/

/** Counts the tasks that wait for staff. */
export async function readToday(needs: ReadTodayNeeds): Promise<Today> {
  const { db, clock, config, adminRecords } = needs
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
    firstSteps: await listFirstSteps(needs, backup !== null || config.backupDirectory !== null),
  }
}

/** A program has neither a passkey nor eyes for the others. */
async function listFirstSteps({ db, staff }: ReadTodayNeeds, hasBackup: boolean): Promise<FirstStep[]> {
  if (staff.through !== undefined) return []
  const { isSafe, isAlone } = await readOwnAccess(db, staff.id)
  const missing: Record<FirstStep, boolean> = {
    passkey: !isSafe,
    colleague: isAlone,
    email: !(await hasSentEmail(db)),
    backup: !hasBackup,
    imprint: [site.company.register, site.company.vatId].some((number) => PLACEHOLDER.test(number)),
    artist: !(await hasOwnArtists(db)),
  }
  return FIRST_STEPS.filter(({ name, least }) => missing[name] && includesRole(staff.role, least)).map(
    ({ name }) => name,
  )
}
