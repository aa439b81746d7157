import type { Clock } from '#base/clock.ts'
import type { Database } from '#base/database/database.ts'
import { refusal } from './door-answers.server.ts'
import { LinkToApply, LinkToRead } from './door-calls.server.ts'
import { applyLink, findLink } from './staff-links.server.ts'

type Needs = { db: Database; clock: Clock; hash: (password: string) => Promise<string> }

/** Whose link this is, before the password is typed. */
export async function answerLinkLook({ db, clock }: Needs, values: unknown): Promise<Response> {
  const { token } = LinkToRead.parse(values)
  const staff = await findLink(db, token, clock.now())
  return staff ? kept({ email: staff.email, name: staff.name }) : unknownLink()
}

/** Sets the password; signing in comes after it, as every time. */
export async function answerLinkUse({ db, clock, hash }: Needs, values: unknown): Promise<Response> {
  const use = await applyLink(db, LinkToApply.parse(values), { now: clock.now(), hash })
  if (use.outcome === 'unknown') return unknownLink()
  if (use.outcome === 'refused')
    return refusal(422, 'invalid', 'This password is too easy to find.', {
      fields: { password: use.complaint },
    })
  return kept({ email: use.staff.email })
}

function unknownLink(): Response {
  return refusal(410, 'link_gone', 'This link was used already or is too old.')
}

function kept(body: Record<string, string>): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
}
