import type { Catalogue } from '#agency/catalogue/model.ts'
import type { Clock } from '#base/clock.ts'
import type { Database, OpenDatabase } from '#base/database/database.ts'
import type { FileStore } from '#base/files/file-store.ts'
import type { Log } from '#base/log.ts'
import type { RateLimits } from '#base/rate-limits/rate-limits.server.ts'
import type { ApplicationComplaint, ApplicationField } from './application.ts'
import type { EnquiryComplaint, EnquiryField } from './enquiry.ts'
import { type AbuseLimits, openAbuseGuard } from './intake/abuse-guard.server.ts'
import { applicationForm } from './intake/application-form.ts'
import type { IsPicture } from './intake/check-files.server.ts'
import { countSpooled, type SpoolCounts } from './intake/count-spooled.server.ts'
import { enquiryForm } from './intake/enquiry-form.ts'
import { openProofOfWork } from './intake/proof-of-work.server.ts'
import { type Asked, type Reception, receive } from './intake/receive.server.ts'
import { openSpool } from './intake/spool.server.ts'
import { openTakingIn, type TakingIn, type TakingNeeds } from './intake/take-in.server.ts'
import type { LetterSending } from './letters/send-letters.server.ts'
import type { Rush } from './rush.ts'

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
  receiveEnquiry: (asked: Asked) => Promise<Reception<EnquiryField, EnquiryComplaint>>
  receiveApplication: (asked: Asked) => Promise<Reception<ApplicationField, ApplicationComplaint>>
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
