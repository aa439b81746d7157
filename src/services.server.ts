import { join } from 'node:path'
import { site } from '#site/site.server.ts'
import type { Image } from './domain/catalogue/model.ts'
import { listHiddenImages } from './domain/catalogue/storage/hidden-images.server.ts'
import { type EmailSending, openEmailSending } from './domain/enquiries/email-queue/send-emails.server.ts'
import {
  COLLECTION_EMAIL,
  collectionEmailWriter,
} from './domain/enquiries/emails/write-collection-email.server.ts'
import { enquiryEmailWriters } from './domain/enquiries/emails/write-enquiry-emails.server.ts'
import { submittedPictures } from './domain/enquiries/ingest/submitted-pictures.server.ts'
import { openLoadGate } from './domain/enquiries/load-gate.ts'
import { openSubmissions, type SubmissionIntake } from './domain/enquiries/submissions.server.ts'
import { openRetention } from './domain/forget-old.server.ts'
import {
  type Decoders,
  FOR_STAFF,
  FOR_VISITORS,
  openDecoder,
} from './domain/imaging/decoding/decoder.server.ts'
import { IMAGE_WIDTHS } from './domain/imaging/model.ts'
import type { PictureStore } from './domain/imaging/picture-store.ts'
import { listUsedOriginals } from './domain/imaging/pictures.server.ts'
import { openVariants, type Variants } from './domain/imaging/variants/variants.server.ts'
import { type ImportJobs, openImportJobs } from './domain/import-export/import-jobs.server.ts'
import { uploadedPictures } from './domain/import-export/uploaded-pictures.server.ts'
import { openReadModel, type ReadModel } from './domain/published/snapshot.server.ts'
import type { VisualSearch } from './domain/search/model.ts'
import { openSearch, type Search } from './domain/search/search.server.ts'
import { readModelFolder } from './domain/search/visual/embedding/model-folder.server.ts'
import { type OpenVisualSearch, openVisualSearch } from './domain/search/visual/open-visual-search.server.ts'
import { contactIn } from './domain/settings/contact.server.ts'
import { openAuthService } from './domain/staff/auth/open-auth-service.server.ts'
import { queueStaffEmail, STAFF_EMAIL, staffEmailWriter } from './domain/staff/emails/staff-emails.server.ts'
import type { AuthService } from './domain/staff/model.ts'
import { openAdminRecords } from './domain/staff-records.server.ts'
import { openUploads, type Uploads } from './domain/uploads/uploads.server.ts'
import type { BackgroundJob } from './platform/background-job.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Database, OpenDatabase } from './platform/database/database.ts'
import { MIGRATIONS, migrate } from './platform/database/migrate.server.ts'
import { openDatabase } from './platform/database/open-database.server.ts'
import { type Guard, PUBLIC_WEB } from './platform/fetch/fetch-guarded.server.ts'
import type { FileStore } from './platform/files/file-store.ts'
import { openFileStore } from './platform/files/open-file-store.server.ts'
import { openFileRemoval } from './platform/files/remove-files.server.ts'
import type { Language } from './platform/i18n/language.ts'
import type { Log } from './platform/log.ts'
import { openMailer } from './platform/mail/open-mailer.server.ts'
import { openRateLimits, type RateLimits } from './platform/rate-limits/rate-limits.server.ts'
import { STAFF_API } from './platform/records/admin-api-path.ts'
import type { Records } from './platform/records/open-records.server.ts'
import { paths } from './site/paths.ts'

/** All that outlives a request, opened once and handed down. */
export type Services = {
  config: Config
  log: Log
  clock: Clock
  /** From 0 up to but not including 1. */
  random: () => number
  database: OpenDatabase
  files: FileStore
  variants: Variants
  decoders: Decoders
  readModel: ReadModel
  emails: EmailSending
  submissions: SubmissionIntake
  rateLimits: RateLimits
  visual: OpenVisualSearch
  search: Search
  authService: AuthService
  /** What staff edit, by the name in its address. */
  adminRecords: ReadonlyMap<string, Records>
  fileRemoval: BackgroundJob
  uploads: Uploads
  imports: ImportJobs
  /** Beginning of absolute addresses, without a slash at the end. */
  origin: string
  close: () => Promise<void>
}

type Opening = {
  config: Config
  log: Log
  concurrency: number
  clock?: Clock
  random?: () => number
  database?: OpenDatabase
  /** Wraps the file store of the configuration, say to make originals that are not in it. */
  decorateFiles?: (files: FileStore) => PictureStore
  visual?: VisualSearch
  /** Who may be asked for pictures by their addresses. */
  guard?: Guard
  authService?: AuthService
}

/** While one variant's bytes come in or go out, the processors are busy with the others. */
const BEING_HANDED_OVER = 1

/** Where the staff's browsers send files, part by part. */
const UPLOADS_PATH = `${STAFF_API}/uploads/files`

/** The variant that is indexed: large enough, and made for the image grid anyway. */
const INDEXED_VARIANT = { width: 640, format: 'webp', moving: true } as const

/**
 * Opens and migrates the database, then everything that reads it. Tests may bring a database of their own.
 * @throws StartRefused with one sentence when something stands in the way.
 */
export async function openServices({ config, log, concurrency, ...brought }: Opening): Promise<Services> {
  const { clock = systemClock, random = Math.random, guard = PUBLIC_WEB } = brought
  const database = brought.database ?? (await openDatabase(config, log))
  try {
    const applied = await migrate(database, MIGRATIONS)
    if (applied > 0) log.info({ applied }, 'database.migrated')
    const stored = await openFileStore(config.files, join(config.dataDirectory, 'files'))
    const files = brought.decorateFiles?.(stored) ?? stored
    const mailer = await openMailer(config.mail, join(config.dataDirectory, 'outbox'))
    const origin = config.publicUrl ?? `https://${site.hosts.production[0]}`
    const licensor = { agency: site.brand.en, origin, termsPath: paths.terms('de'), year: site.copyrightYear }
    const atOnce = concurrency + BEING_HANDED_OVER
    const variants = openVariants({ files, concurrency: atOnce, log, clock, licensor })
    const decoders = { visitors: openDecoder(log, FOR_VISITORS), staff: openDecoder(log, FOR_STAFF) }
    const readModel = await openReadModel(database, clock, log)
    const { db } = database
    const writers = openWriters({ db, files, clock, variants, readModel, origin })
    const loadGate = openLoadGate()
    const emails = openEmailSending({ db, mailer, clock, log, writers, whenIdle: loadGate.whenIdle })
    const rateLimits = openRateLimits(db, clock)
    const catalogue = () => readModel.current().catalogue
    const ownVisualSearch = await openVisualSearch({
      ...{
        database,
        clock,
        log,
        catalogue,
        threads: concurrency,
        decoder: decoders.visitors,
        model: readModelFolder(config.modelFolder),
      },
      onCatalogueChange: readModel.onChange,
      listHidden: () => listHiddenImages(db),
      renditionOf: (picture) => variants.get(picture, INDEXED_VARIANT),
    })
    const visual = { ...ownVisualSearch, ...brought.visual }
    const search = openSearch({
      ...{ db, clock, log, visual, guard, rateLimits, catalogue },
      limit: { name: 'image-search', ...site.limits.requests.imageSearch },
    })
    const submissions = openSubmissions({
      ...{ db, files, emails, rateLimits, loadGate, clock, log },
      flush: database.flush,
      inboxFolder: join(config.dataDirectory, 'spool'),
      catalogue: () => readModel.current().catalogue,
      limits: site.limits.enquiries,
      pictures: submittedPictures(decoders),
    })
    const uploads = await openUploads({
      ...{ db, files, clock, variants, visual, log, decoder: decoders.staff },
      folder: join(config.dataDirectory, 'uploads'),
      path: UPLOADS_PATH,
    })
    const imports = openImportJobs({
      ...{ db, files, clock, log },
      sourceOf: (staff) => uploadedPictures({ uploads, decoder: decoders.staff }, staff),
    })
    const retention = openRetention({ db, files, clock, log, keptDays: site.keptDays })
    const fileRemoval = openFileRemoval({ db, files, clock, log, listUsed: listUsedOriginals })
    const close = async () => {
      // First, so that nothing below waits for a picture.
      await Promise.all([decoders.visitors.close(), decoders.staff.close()])
      await retention.close()
      await fileRemoval.close()
      await imports.close()
      await uploads.close()
      await submissions.ingestion.close()
      await Promise.all([emails.close(), search.close()])
      await visual.close()
      await readModel.close().finally(database.close)
    }
    return {
      config,
      log,
      clock,
      random,
      database,
      files,
      variants,
      decoders,
      readModel,
      emails,
      submissions,
      rateLimits,
      visual,
      search,
      authService:
        brought.authService ??
        openAuthService({
          ...{ db, clock, log, rateLimits, trusted: trustedOrigins(config) },
          ...{ notify: queueStaffEmail, sendEmails: () => void emails.run() },
        }),
      adminRecords: openAdminRecords({ db, files, content: readModel.current }),
      fileRemoval,
      uploads,
      imports,
      origin,
      close,
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Where staff may sign in: at the address that the operator gave, and at the site's own. */
function trustedOrigins({ publicUrl }: Config): [string, ...string[]] {
  const [first, ...others] = site.hosts.production.map((host) => `https://${host}`)
  const own = first ?? 'http://localhost'
  return publicUrl ? [new URL(publicUrl).origin, own, ...others] : [own, ...others]
}

type WriterNeeds = {
  db: Database
  files: FileStore
  clock: Clock
  variants: Variants
  readModel: ReadModel
  origin: string
}

/** Brings the rooms together that letters are made of. */
function openWriters({ db, files, clock, variants, readModel, origin }: WriterNeeds) {
  const needs = {
    ...{ db, files, clock },
    catalogue: () => readModel.current().catalogue,
    contactIn: (language: Language) => contactIn(readModel.current().settings, language),
    thumbnailOf: ({ picture }: Image) =>
      variants.get(picture, { width: IMAGE_WIDTHS[0], format: 'jpeg', moving: false }),
    links: {
      collection: (language: Language, id: string) => origin + paths.sharedCollection(language, id),
      image: (language: Language, { id, artistCode }: Image) =>
        origin + paths.artistImage(language, artistCode, id),
    },
  }
  return {
    [COLLECTION_EMAIL]: collectionEmailWriter(needs),
    [STAFF_EMAIL]: staffEmailWriter({ clock, origin }),
    ...enquiryEmailWriters(needs),
  }
}
