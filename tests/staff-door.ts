import { openEmailSending } from '#domain/enquiries/email-queue/send-emails.server.ts'
import { openStaffDoor } from '#domain/staff/auth/open-auth-service.server.ts'
import {
  queueStaffLetter,
  STAFF_LETTER,
  staffLetterWriter,
} from '#domain/staff/emails/staff-emails.server.ts'
import { openLog } from '#platform/log.ts'
import type { Letter } from '#platform/mail/mailer.ts'
import { openRateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { openVisitor } from './staff-visitor.ts'
import type { TestDatabase } from './test-database.ts'

export const ADDRESS = 'https://www.zeichner.example'

/** The system clock, which tests fake, because better-auth reads it too. */
export const clock = { now: () => new Date() }

/** The real auth service on a database, without a server. */
export function openDoorOf({ db }: TestDatabase) {
  const service = openStaffDoor({
    db,
    clock,
    log: openLog('silent'),
    rateLimits: openRateLimits(db, clock),
    trusted: [ADDRESS],
    notify: queueStaffLetter,
    sendLetters: () => {},
  })
  const visit = (network = '192.0.2.7') => openVisitor(ADDRESS, (request) => service.answer(request, network))
  const whoIs = (cookie: string) => service.whoIs(new Headers({ Cookie: cookie }))
  return { visit, whoIs }
}

/** Sends the queued emails to a list and returns them. */
export async function sendLetters({ db }: TestDatabase): Promise<Letter[]> {
  const sent: Letter[] = []
  const send = async (email: Letter) => {
    sent.push(email)
    return 'accepted' as const
  }
  const writers = { [STAFF_LETTER]: staffLetterWriter({ clock, origin: ADDRESS }) }
  const sending = openEmailSending({ db, clock, writers, mailer: { send }, log: openLog('silent') })
  await sending.run()
  await sending.close()
  return sent
}

/** The code of a refusal. */
export async function codeIn(response: Response): Promise<unknown> {
  return JSON.parse(await response.text()).error.code
}
