import { join } from 'node:path'
import { uploadedPictures } from '#domain/import-export/picture-sources.server.ts'
import { closeServices } from './close-services.server.ts'
import { openScheduledBackups } from './domain/backup/scheduled-backups.server.ts'
import { openDigests } from './domain/collection/deciding/emails/digests.server.ts'
import { type LiveRounds, openLiveRounds } from './domain/collection/deciding/live-rounds.server.ts'
import { openDeliveryChecks, openDeliveryReceiver } from './domain/delivery/receive-files.server.ts'
import { type Duplicates, openDuplicates } from './domain/duplicates/duplicates.server.ts'
import { openEmailWriters } from './domain/email-writers.server.ts'
import { submittedPictures } from './domain/enquiries/ingest.server.ts'
import { noteReplyState } from './domain/enquiries/replies/reply-email.server.ts'
import {
  openLoadGate,
  openSubmissions,
  type SubmissionIntake,
} from './domain/enquiries/submissions.server.ts'
import { openReleaseCheck } from './domain/health/newest-release.server.ts'
import {
  type Decoders,
  FOR_STAFF,
  FOR_VISITORS,
  openDecoder,
} from './domain/imaging/decoding/decoder.server.ts'
import { openVariants, type PictureStore, type Variants } from './domain/imaging/variants.server.ts'
import { EXPORT_SLOTS } from './domain/import-export/export-archive.server.ts'
import { type ImportJobs, openImportJobs } from './domain/import-export/import-jobs.server.ts'
import { openNotificationEmails } from './domain/notifications/notification-emails.server.ts'
import { listOpenOf } from './domain/pending-changes/pending-changes.server.ts'
import { openReadModel, type ReadModel } from './domain/published/snapshot.server.ts'
import { openRetention, type Retention } from './domain/retention.server.ts'
import { openFinding } from './domain/search/open-finding.server.ts'
import type { Search } from './domain/search/search.server.ts'
import type { VisualSearch } from './domain/search/search-model.ts'
import {
  openUnansweredSearches,
  type UnansweredSearches,
} from './domain/search/unanswered-searches.server.ts'
import type { OpenVisualSearch } from './domain/search/visual/open-visual-search.server.ts'
import { openStaff, type StaffServices } from './domain/staff/open-staff.server.ts'
import type { AuthService } from './domain/staff/staff-model.ts'
import { openAdminRecords } from './domain/staff-records.server.ts'
import { openStatistics, type Statistics } from './domain/statistics/statistics.server.ts'
import { openUploads, type Uploads } from './domain/uploads/uploads.server.ts'
import { openWebhooks, type Webhooks } from './domain/webhooks/announcing/open-webhooks.server.ts'
import { recordEnquiry } from './domain/webhooks/record-event.server.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { type AcquireSlot, openNetworkQueue } from './platform/concurrency.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/database/database.ts'
import { MIGRATIONS, migrate } from './platform/database/migrate.server.ts'
import { openDatabase } from './platform/database/open-database.server.ts'
import type { FileStore } from './platform/files/file-store.ts'
import { openFileStore } from './platform/files/open-file-store.server.ts'
import type { Guard } from './platform/http/fetch-guarded.server.ts'
import type { BackgroundJob } from './platform/jobs/background-job.ts'
import type { Log } from './platform/log.ts'
import { openMailer } from './platform/mail/open-mailer.server.ts'
import { type EmailSending, openEmailSending } from './platform/mail/queue/send-emails.server.ts'
import { type PasswordHashing, SLOW_HASHING } from './platform/password-hashing.server.ts'
import { type LinkPasswords, openLinkPasswords } from './platform/rate-limits/link-passwords.server.ts'
import { openRateLimits, type RateLimits } from './platform/rate-limits/rate-limits.server.ts'
import type { Records } from './platform/records/open-records.server.ts'
import type { Tracing } from './platform/telemetry/tracing.ts'
import { paths } from './site/paths.ts'
import { site } from './site/site.server.ts'

export type Services = StaffServices & {
  config: Config
  log: Log
  tracing: Tracing | null
  clock: Clock
  /** Returns a number from 0 up to but not including 1. */
  random: () => number
  database: OpenDatabase
  files: FileStore
  variants: Variants
  decoders: Decoders
  readModel: ReadModel
  emails: EmailSending
  submissions: SubmissionIntake
  rateLimits: RateLimits
  linkPasswords: LinkPasswords
  liveRounds: LiveRounds
  digests: BackgroundJob
  notificationEmails: BackgroundJob
  visual: OpenVisualSearch
  search: Search
  unanswered: UnansweredSearches
  statistics: Statistics
  adminRecords: ReadonlyMap<string, Records>
  retention: Retention
  uploads: Uploads
  imports: ImportJobs
  acquireExportSlot: AcquireSlot
  webhooks: Webhooks
  duplicates: Duplicates
  deliveryChecks: BackgroundJob
  receiveDelivery: ReturnType<typeof openDeliveryReceiver>
  /** Beginning of absolute addresses, without a slash at the end. */
  origin: string
  close: () => Promise<void>
}

type Opening = {
  config: Config
  log: Log
  concurrency: number
  tracing?: Tracing | null
  clock?: Clock
  random?: () => number
  database?: OpenDatabase
  /** Wraps the file store of the configuration, say to make originals that are not in it. */
  decorateFiles?: (files: FileStore) => PictureStore
  visual?: VisualSearch
  guard?: Guard
  authService?: AuthService
  hashing?: PasswordHashing
}

/** While one variant's bytes come in or go out, the processors are busy with the others. */
const BEING_HANDED_OVER = 1

type Base = Awaited<ReturnType<typeof openBase>>

/** Tests may bring a database of their own. @throws StartupError when something stands in the way. */
export async function openServices(opening: Opening): Promise<Services> {
  const database = opening.database ?? (await openDatabase(opening.config, opening.log))
  try {
    const base = await openBase(opening, database)
    const rateLimits = openRateLimits(base.db, base.clock)
    const forms = await openForms(base, rateLimits)
    const finding = await openFinding({
      ...base,
      synonyms: () => base.readModel.current().synonyms,
      rateLimits,
      guard: opening.guard,
      replacement: opening.visual,
    })
    const editing = await openEditing(base, finding.visual)
    const liveRounds = await openLiveRounds(database)
    const sendEmails = () => void forms.emails.run()
    const { authService, hashing = SLOW_HASHING } = opening
    const staff = await openStaff({
      ...base,
      rateLimits,
      hashing,
      sendEmails,
      listProposals: listOpenOf,
      authService,
    })
    const opened = {
      ...base,
      rateLimits,
      linkPasswords: openLinkPasswords(rateLimits, hashing),
      liveRounds,
      ...forms,
      ...finding,
      unanswered: openUnansweredSearches(base),
      statistics: openStatistics(base),
      ...editing,
      ...staff,
      webhooks: await openWebhooks(base),
      retention: openRetention(base),
    }
    const backups = openScheduledBackups(base)
    const releases = openReleaseCheck(base)
    return { ...opened, close: () => closeServices(opened, [backups, releases]) }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openBase(opening: Opening, database: OpenDatabase) {
  const { config, log, concurrency, tracing = null, clock = systemClock, random = Math.random } = opening
  const applied = await migrate(database, MIGRATIONS)
  if (applied > 0) log.info({ applied }, 'database.migrated')
  const stored = await openFileStore(config.files, join(config.dataDirectory, 'files'))
  const files = opening.decorateFiles?.(stored) ?? stored
  const origin = config.publicUrl ?? `https://${site.hosts.production[0]}`
  const licensor = { agency: site.brand.en, origin, termsPath: paths.terms('de'), year: site.copyrightYear }
  const readModel = await openReadModel(database, clock, log)
  return {
    config,
    log,
    tracing,
    clock,
    random,
    database,
    db: database.db,
    files,
    variants: openVariants({ files, concurrency: concurrency + BEING_HANDED_OVER, log, clock, licensor }),
    decoders: { visitors: openDecoder(log, FOR_VISITORS), staff: openDecoder(log, FOR_STAFF) },
    readModel,
    catalogue: () => readModel.current().catalogue,
    origin,
    concurrency,
  }
}

async function openForms(base: Base, rateLimits: RateLimits) {
  const { config, decoders } = base
  const mailer = await openMailer(config.mail, join(config.dataDirectory, 'outbox'))
  const loadGate = openLoadGate()
  const emails = openEmailSending({
    ...base,
    mailer,
    writers: openEmailWriters(base),
    sender: (language) => ({ name: site.brand[language], address: site.mailSender }),
    onFinished: noteReplyState,
    whenIdle: loadGate.whenIdle,
  })
  const submissions = await openSubmissions({
    ...base,
    emails,
    rateLimits,
    loadGate,
    spoolFolder: join(config.dataDirectory, 'spool'),
    limits: site.limits.enquiries,
    pictures: submittedPictures(decoders),
    onAdded: (tx, added) => recordEnquiry(tx, { ...added, origin: base.origin, now: base.clock.now() }),
  })
  const sending = { ...base, emails }
  const notificationEmails = openNotificationEmails(sending)
  return { emails, submissions, digests: openDigests(sending), notificationEmails }
}

async function openEditing(base: Base, visual: OpenVisualSearch) {
  const { config, decoders, readModel } = base
  const disk = config.files.kind === 'folder' ? config.dataDirectory : null
  const uploads = await openUploads({
    ...base,
    visual,
    decoder: decoders.staff,
    disk,
    isAlone: base.database.engine === 'pglite',
  })
  const deliveryChecks = openDeliveryChecks({ ...base, decoder: decoders.staff })
  return {
    uploads,
    imports: openImportJobs({
      ...base,
      sourceOf: (staff) => uploadedPictures({ uploads, decoder: decoders.staff }, staff),
    }),
    acquireExportSlot: openNetworkQueue(EXPORT_SLOTS),
    duplicates: openDuplicates({ ...base, visual }),
    deliveryChecks,
    receiveDelivery: openDeliveryReceiver({ ...base, disk, onWhole: deliveryChecks.trigger }),
    adminRecords: openAdminRecords({ ...base, content: readModel.current }),
  }
}
