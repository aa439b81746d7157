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

/** By the system's clock, which tests set: better-auth asks no other. */
export const clock = { now: () => new Date() }

/** The real door on a database, without a server before it. */
export function openDoorOf({ db }: TestDatabase) {
  const door = openStaffDoor({
    db,
    clock,
    log: openLog('silent'),
    rateLimits: openRateLimits(db, clock),
    trusted: [ADDRESS],
    notify: queueStaffLetter,
    sendLetters: () => {},
  })
  const visit = (network = '192.0.2.7') => openVisitor(ADDRESS, (request) => door.answer(request, network))
  const whoIs = (cookie: string) => door.whoIs(new Headers({ Cookie: cookie }))
  return { visit, whoIs }
}

/** The letters that are queued, as they would go out. The far side of the mail is a list. */
export async function sendLetters({ db }: TestDatabase): Promise<Letter[]> {
  const sent: Letter[] = []
  const send = async (letter: Letter) => {
    sent.push(letter)
    return 'accepted' as const
  }
  const writers = { [STAFF_LETTER]: staffLetterWriter({ clock, origin: ADDRESS }) }
  const sending = openEmailSending({ db, clock, writers, mailer: { send }, log: openLog('silent') })
  await sending.run()
  await sending.close()
  return sent
}

/** Which refusal it was. */
export async function codeIn(answer: Response): Promise<unknown> {
  return JSON.parse(await answer.text()).error.code
}
