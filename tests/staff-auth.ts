import { type AuthServiceNeeds, openAuthService } from '#domain/staff/auth/open-auth-service.server.ts'
import { queueStaffLink, STAFF_LINK_EMAIL, staffLinkWriter } from '#domain/staff/link-emails.server.ts'
import { queueStaffEmail, STAFF_EMAIL, staffEmailWriter } from '#domain/staff/staff-emails.server.ts'
import { openLog } from '#platform/log.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { openEmailSending } from '#platform/mail/queue/send-emails.server.ts'
import { openRateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { QUICK_HASHING } from './quick-hashing.ts'
import { openVisitor } from './staff-visitor.ts'
import type { TestDatabase } from './test-database.ts'

export const ADDRESS = 'https://www.zeichner.example'

/** The system clock, which tests fake, because better-auth reads it too. */
export const clock = { now: () => new Date() }

/** The real auth service on a database, without a server. */
export function openAuthOf({ db }: TestDatabase, more: Partial<AuthServiceNeeds> = {}) {
  const service = openAuthService({
    db,
    clock,
    log: openLog('silent'),
    rateLimits: openRateLimits(db, clock),
    hashing: QUICK_HASHING,
    trusted: [ADDRESS],
    oidc: null,
    notify: queueStaffEmail,
    queueLink: queueStaffLink,
    ...more,
    sendEmails: () => {},
  })
  const visit = (network = '192.0.2.7') => openVisitor(ADDRESS, (request) => service.handle(request, network))
  const authenticate = (cookie: string) => service.authenticate(new Headers({ Cookie: cookie }))
  return { visit, authenticate }
}

/** Sends the queued emails to a list and returns them. */
export async function sendEmails({ db }: TestDatabase): Promise<Email[]> {
  const sent: Email[] = []
  const send = async (email: Email) => {
    sent.push(email)
    return 'accepted' as const
  }
  const sender = () => ({ name: '', address: 'website@zeichner.example' })
  const writers = {
    [STAFF_EMAIL]: staffEmailWriter({ origin: ADDRESS }),
    [STAFF_LINK_EMAIL]: staffLinkWriter({ origin: ADDRESS }),
  }
  const sending = openEmailSending({ db, clock, sender, writers, mailer: { send }, log: openLog('silent') })
  await sending.run()
  await sending.close()
  return sent
}

/** The code of a refusal. */
export async function codeIn(response: Response): Promise<unknown> {
  return JSON.parse(await response.text()).error.code
}
