import type { Catalogue } from '#domain/catalogue/model.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, OpenDatabase } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Log } from '#platform/log.ts'
import type { RateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import type { LetterSending } from './email-queue/send-emails.server.ts'
import type { ApplicationError, ApplicationField } from './forms/application.ts'
import type { EnquiryError, EnquiryField } from './forms/enquiry.ts'
import { countSpooled, type SpoolCounts } from './inbox/count-inbox.server.ts'
import { openSpool } from './inbox/inbox.server.ts'
import { openTakingIn, type TakingIn, type TakingNeeds } from './ingest/ingest.server.ts'
import type { Rush } from './load-gate.ts'
import { type AbuseLimits, openAbuseGuard } from './receiving/abuse-guard.server.ts'
import { applicationForm } from './receiving/application-form.ts'
import type { IsPicture } from './receiving/check-files.server.ts'
import { enquiryForm } from './receiving/enquiry-form.ts'
import { openProofOfWork } from './receiving/proof-of-work.server.ts'
import { type Asked, type Reception, receive } from './receiving/receive.server.ts'

type Needs = {
  /** The folder where submissions wait for the database. */
  spoolFolder: string
  db: Database
  flush: OpenDatabase['flush']
  files: FileStore
  letters: LetterSending
  catalogue: () => Catalogue
  rateLimits: RateLimits
  rush: Rush
  limits: AbuseLimits
  clock: Clock
  log: Log
  pictures: { isPicture: IsPicture; rewrite: TakingNeeds['rewrite'] }
}

/** Takes enquiries and applications in, and brings them into the database. */
export type SubmissionIntake = {
  receiveEnquiry: (asked: Asked) => Promise<Reception<EnquiryField, EnquiryError>>
  receiveApplication: (asked: Asked) => Promise<Reception<ApplicationField, ApplicationError>>
  takingIn: TakingIn
  /** What lies in the spool at this moment. */
  count: () => Promise<SpoolCounts>
}

/** What lay in the spool from the time before is taken in at once, in the background. */
export function openSubmissions(needs: Needs): SubmissionIntake {
  const { spoolFolder, db, flush, files, letters, catalogue, rateLimits, limits, clock, log, pictures } =
    needs
  const spool = openSpool(spoolFolder)
  const { during, untilCalm } = needs.rush
  const { rewrite } = pictures
  const takingIn = openTakingIn({ spool, db, flush, files, letters, clock, log, rewrite, untilCalm })
  const proofOfWork = openProofOfWork(db, rateLimits)
  const receiving = {
    ...{ spool, catalogue, clock, log },
    guard: openAbuseGuard({ rateLimits, proofOfWork, limits, log }),
    isPicture: pictures.isPicture,
    onKept: () => void takingIn.wake(),
  }
  return {
    receiveEnquiry: (asked) => during(() => receive(receiving, enquiryForm, asked)),
    receiveApplication: (asked) => during(() => receive(receiving, applicationForm, asked)),
    takingIn,
    count: () => countSpooled(spoolFolder),
  }
}
