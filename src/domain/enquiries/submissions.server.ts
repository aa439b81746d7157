import { setTimeout as wait } from 'node:timers/promises'
import type { Catalogue } from '#domain/catalogue/catalogue-model.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Log } from '#platform/log.ts'
import type { EmailSending } from '#platform/mail/queue/send-emails.server.ts'
import type { RateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { type Lookups, openLookups } from './applications.server.ts'
import { type Ingestion, type IngestNeeds, openIngestion } from './ingest.server.ts'
import {
  type AbuseGuard,
  type AbuseLimits,
  openAbuseGuard,
  openCircuitBreaker,
  openProofOfWork,
  readSigningKey,
} from './receiving/abuse-guard.server.ts'
import { type FormTimes, openFormTimes } from './receiving/form-times.ts'
import { applicationForm, enquiryForm } from './receiving/read-content.ts'
import { type FormRequest, type IsPicture, type Reception, receive } from './receiving/receive.server.ts'
import { countSpool, openSpool, type SpoolCounts } from './spool.server.ts'
import type { Submission } from './submission-record.ts'

type SubmissionsNeeds = {
  /** The folder where submissions wait for the database. */
  spoolFolder: string
  db: Database
  files: FileStore
  emails: EmailSending
  catalogue: () => Catalogue
  rateLimits: RateLimits
  loadGate: LoadGate
  limits: AbuseLimits
  clock: Clock
  log: Log
  onAdded?: IngestNeeds['onAdded']
  pictures: { isPicture: IsPicture; rewrite: IngestNeeds['rewrite'] }
}

export type SubmissionIntake = Lookups & {
  receiveEnquiry: (formRequest: FormRequest) => Promise<Reception>
  receiveApplication: (formRequest: FormRequest) => Promise<Reception>
  /** Returns the challenge that a browser has to solve before it sends a form with that time; null when none. */
  findChallenge: AbuseGuard['findChallenge']
  stampForm: FormTimes['stamp']
  ingestion: Ingestion
  /** Counts the submissions that are in the inbox at this moment. */
  count: () => Promise<SpoolCounts>
}

const FORM_TIMES_KEY = 'form-times'

/** Submissions that are still in the inbox are ingested at once, in the background. */
export async function openSubmissions(needs: SubmissionsNeeds): Promise<SubmissionIntake> {
  const { spoolFolder, db, files, emails, catalogue, rateLimits, clock, log, pictures, onAdded } = needs
  const spool = openSpool(spoolFolder)
  const { track, whenIdle } = needs.loadGate
  const { rewrite } = pictures
  const ingestion = openIngestion({
    ...{ spool, db, files, emails, clock, log, rewrite, whenIdle },
    ...(onAdded ? { onAdded } : {}),
  })
  const proofOfWork = openProofOfWork(db, rateLimits)
  const formTimes = openFormTimes(await readSigningKey(db, FORM_TIMES_KEY))
  const withBreaker = openCircuitBreaker()
  const guard = openAbuseGuard({ ...needs, ask: withBreaker, proofOfWork, formTimes })
  const commit = (submission: Submission) =>
    withBreaker(
      () => ingestion.commit(submission).then(() => true),
      () => log.warn({ enquiryId: submission.id }, 'enquiry.not-committed'),
    ).then((answer) => answer ?? false)
  const receiving = {
    spool,
    catalogue,
    clock,
    log,
    guard,
    isPicture: pictures.isPicture,
    commit: async (submission: Submission) => submission.files.length === 0 && commit(submission),
    onKept: () => void ingestion.run(),
  }
  return {
    receiveEnquiry: (formRequest) => track(() => receive(receiving, enquiryForm, formRequest)),
    receiveApplication: (formRequest) => track(() => receive(receiving, applicationForm, formRequest)),
    findChallenge: guard.findChallenge,
    stampForm: formTimes.stamp,
    ...openLookups({ db, spool, rateLimits }),
    ingestion,
    count: () => countSpool(spoolFolder),
  }
}

/** Hundreds of forms are received in this time; a large file over a slow line delays nobody for longer. */
const LONGEST_MS = 2_000

/** Holds back work that can wait while forms are being received. */
type LoadGate = {
  track: <Answer>(work: () => Promise<Answer>) => Promise<Answer>
  /** Ends when no urgent work is under way, or some has run for so long that the other work goes on beside it. */
  whenIdle: () => Promise<void>
}

export function openLoadGate(): LoadGate {
  let underWay = 0
  let since = 0
  let idle = Promise.withResolvers<void>()
  return {
    track: async (work) => {
      if (underWay === 0) {
        since = performance.now()
        idle = Promise.withResolvers()
      }
      underWay += 1
      try {
        return await work()
      } finally {
        underWay -= 1
        if (underWay === 0) idle.resolve()
      }
    },
    whenIdle: async () => {
      const leftMs = since + LONGEST_MS - performance.now()
      if (underWay > 0 && leftMs > 0)
        await Promise.race([idle.promise, wait(leftMs, undefined, { ref: false })])
    },
  }
}
