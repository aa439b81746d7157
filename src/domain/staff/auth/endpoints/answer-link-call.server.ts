import { applyLink, findLink } from '#domain/staff/auth/account-links.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { plainResponse, refusal } from './answers.server.ts'
import { LinkToApply, LinkToRead } from './endpoints.server.ts'
import type { Notify } from './settle-call.server.ts'

type Needs = {
  db: Database
  clock: Clock
  hash: (password: string) => Promise<string>
  userAgent: string
  notify: Notify
  sendEmails: () => void
}

/** Returns the link's account, to show it on the form. */
export async function handleLinkCheck({ db, clock }: Needs, values: unknown): Promise<Response> {
  const { token } = LinkToRead.parse(values)
  const staff = await findLink(db, token, clock.now())
  return staff ? plainResponse({ email: staff.email, name: staff.name }) : unknownLink()
}

/** Sets the password; the person still has to sign in. */
export async function handleLinkUse(needs: Needs, values: unknown): Promise<Response> {
  const now = needs.clock.now()
  const use = await applyLink(needs, LinkToApply.parse(values), now)
  if (use.outcome === 'unknown') return unknownLink()
  if (use.outcome === 'refused')
    return refusal(422, 'invalid', 'This password is too easy to find.', {
      fields: { password: use.error },
    })
  needs.sendEmails()
  return plainResponse({ email: use.staff.email })
}

function unknownLink(): Response {
  return refusal(410, 'link_gone', 'This link was used already or is too old.')
}
