import type { Context } from 'hono'
import type { Outcome } from '#domain/staff/colleagues/keep-an-owner.server.ts'
import {
  type Colleague,
  type ColleagueLink,
  type ColleagueRefusal,
  Invitation,
  NewRole,
} from '#domain/staff/colleagues/model.ts'
import { DAY_MS } from '#platform/durations.ts'
import type { RateLimit } from '#platform/rate-limits/rate-limits.server.ts'
import { fieldErrorsOf } from '#platform/records/field-errors.ts'
import { refuseRole } from '#server/admin-api/access/require-role.ts'
import type { AdminApi, AdminNeeds } from '#server/admin-api/admin-needs.ts'
import { readFields } from '#server/admin-api/records/read-admin-request.ts'
import { refuseBody } from '#server/admin-api/records/resource-routes.ts'
import { apiError, invalid, notFound, tooMany } from '#server/errors/errors.ts'

/** Each sends an e-mail to an address that somebody typed; a whole office is invited in a day. */
const LINKS: RateLimit = { name: 'staff-links', most: 30, withinSeconds: DAY_MS / 1_000 }

const TOO_MANY_LINKS = 'That many links were made today already.'

/**
 * `GET /colleagues` lists who may sign in, `POST` invites somebody and answers a link for one use, which is told once and
 * also goes out by e-mail. `PUT /colleagues/{id}` sets the role, `POST /colleagues/{id}/link` resets password and second
 * factor by a new link, `DELETE /colleagues/{id}/link` makes it useless, `DELETE /colleagues/{id}/sessions` signs them out
 * everywhere, `DELETE /colleagues/{id}` removes them.
 */
export function addColleagues(api: AdminApi, { colleagues, rateLimits }: AdminNeeds): void {
  api.get('/colleagues', async (context) => {
    const own = context.get('staff').id
    const all = await colleagues.list()
    return context.json({ data: all.map((colleague) => toEntity(colleague, own)), total: all.length })
  })

  api.post('/colleagues', async (context) => {
    const given = await readFields(context)
    const invitation = Invitation.safeParse(given)
    if (!invitation.success) return invalid(context, { ...fieldErrorsOf(given, invitation.error) })
    const wait = await takeLink(context.get('staff').id)
    if (wait) return tooMany(context, wait, TOO_MANY_LINKS)
    const { Name: name, Email: email, Role: role } = invitation.data
    const invited = await colleagues.invite(context.get('staff'), { name, email, role })
    if (invited.outcome === 'taken') return invalid(context, { Email: 'taken' })
    return invited.outcome === 'linked'
      ? context.json(toLink(invited), 201)
      : refuse(context, invited.outcome)
  })

  api.put('/colleagues/:id', async (context) => {
    const role = NewRole.safeParse(await readFields(context))
    if (!role.success) return refuseBody(context)
    const { id } = context.req.param()
    return answerDone(context, await colleagues.changeRole(context.get('staff'), id, role.data.Role))
  })

  api.post('/colleagues/:id/link', async (context) => {
    const wait = await takeLink(context.get('staff').id)
    if (wait) return tooMany(context, wait, TOO_MANY_LINKS)
    const reset = await colleagues.reset(context.get('staff'), context.req.param('id'))
    return reset.outcome === 'linked' ? context.json(toLink(reset)) : refuse(context, reset.outcome)
  })

  api.delete('/colleagues/:id/link', async (context) =>
    answerDone(context, await colleagues.withdrawLink(context.get('staff'), context.req.param('id'))),
  )
  api.delete('/colleagues/:id/sessions', async (context) =>
    answerDone(context, await colleagues.endSessions(context.get('staff'), context.req.param('id'))),
  )
  api.delete('/colleagues/:id', async (context) =>
    answerDone(context, await colleagues.remove(context.get('staff'), context.req.param('id'))),
  )

  /** Seconds to wait; 0 when another link may be made. */
  async function takeLink(owner: string): Promise<number> {
    const taking = await rateLimits.take(LINKS, owner)
    return taking.outcome === 'too-many' ? taking.retryAfterSeconds : 0
  }
}

const REFUSALS = {
  'last-owner': 'Somebody has to stay owner who can sign in.',
  own: 'This is your own account.',
} as const

function answerDone(context: Context, done: Outcome<{ outcome: 'done' }>): Response {
  return done.outcome === 'done' ? context.body(null, 204) : refuse(context, done.outcome)
}

function refuse(context: Context, refusal: ColleagueRefusal): Response {
  if (refusal === 'unknown') return notFound(context, 'colleague')
  if (refusal === 'not-owner') return refuseRole(context)
  return apiError(context, 409, refusal.replace('-', '_'), REFUSALS[refusal])
}

function toLink({ colleague, token, until }: ColleagueLink) {
  // In the fragment, which browsers do not send, so that no log or proxy sees the token.
  return { Id: colleague.id, Path: `/admin/welcome#${token}`, Until: until }
}

function toEntity(colleague: Colleague, own: string) {
  const { id, name, email, role, state, signedInAt, hasAuthenticator, passkeys, sessions, linkUntil } =
    colleague
  return {
    Id: id,
    Name: name,
    Email: email,
    Role: role,
    State: state,
    SignedInAt: signedInAt,
    Authenticator: hasAuthenticator,
    Passkeys: passkeys,
    Sessions: sessions,
    LinkUntil: linkUntil,
    IsYou: id === own,
  }
}
