import type { Context } from 'hono'
import { z } from 'zod'
import type { Outcome } from '#domain/staff/accounts.server.ts'
import { findLastChange } from '#domain/staff/changes.server.ts'
import {
  type Colleague,
  type ColleagueLink,
  type ColleagueRefusal,
  Invitation,
  NewRole,
} from '#domain/staff/colleague-model.ts'
import { DAY_MS } from '#platform/durations.ts'
import type { RateLimit } from '#platform/rate-limits/rate-limits.server.ts'
import { call } from '#server/calls/call.ts'
import { refuseRole } from '#server/calls/guards.ts'
import { apiError, invalid, notFound, tooMany } from '#server/edge/refusals.ts'
import type { Services } from '#src/services.server.ts'

/** Each sends an e-mail to an address that somebody typed; a whole office is invited in a day. */
const LINKS: RateLimit = { name: 'staff-links', most: 30, withinSeconds: DAY_MS / 1_000 }

export const TOO_MANY_LINKS = 'That many links were made today already.'

export async function takeLink({ rateLimits }: Services, owner: string): Promise<number> {
  const taking = await rateLimits.take(LINKS, owner)
  return taking.outcome === 'too-many' ? taking.retryAfterSeconds : 0
}

async function isArtist({ adminRecords }: Services, id: number | null): Promise<boolean> {
  return id === null || Boolean(await adminRecords.get('artists')?.find(String(id)))
}

export const colleagueCalls = [
  call({
    method: 'GET',
    path: '/colleagues',
    who: 'owner',
    summary: 'Who may sign in',
    handler: async (context, { colleagues }) => {
      const all = await colleagues.list()
      const data = all.map((colleague) => toEntity(colleague, context.get('staff').id))
      return { data, total: all.length }
    },
  }),
  call({
    method: 'POST',
    path: '/colleagues',
    who: 'owner',
    summary: 'Invites somebody by e-mail; answers a link for one use, which is told once',
    body: Invitation,
    isForm: true,
    refusals: [403, 404, 409, 422, 429],
    handler: async (context, services, { body }) => {
      const wait = await takeLink(services, context.get('staff').id)
      if (wait) return tooMany(context, wait, TOO_MANY_LINKS)
      const { Name: name, Email: email, Role: role, ArtistId: artistId } = body
      if (!(await isArtist(services, artistId))) return invalid(context, { ArtistId: 'unknown' })
      const person = { name, email, role, artistId }
      const invited = await services.colleagues.invite(context.get('staff'), person)
      if (invited.outcome === 'taken') return invalid(context, { Email: 'taken' })
      return invited.outcome === 'linked'
        ? context.json(toLink(invited), 201)
        : refuse(context, invited.outcome)
    },
  }),
  call({
    method: 'PUT',
    path: '/colleagues/:id',
    who: 'owner',
    summary: 'Sets the role, and of an artist whose records they see',
    body: NewRole,
    refusals: [403, 404, 409, 422],
    handler: async (context, services, { body }) => {
      const { Role: role, ArtistId: artistId } = body
      if (!(await isArtist(services, artistId))) return invalid(context, { ArtistId: 'unknown' })
      const { id } = context.req.param()
      return answerDone(
        context,
        await services.colleagues.changeRole(context.get('staff'), id, { role, artistId }),
      )
    },
  }),
  call({
    method: 'POST',
    path: '/colleagues/:id/link',
    who: 'owner',
    summary: 'Resets password and second factor by a new link',
    refusals: [403, 404, 409, 429],
    handler: async (context, services) => {
      const wait = await takeLink(services, context.get('staff').id)
      if (wait) return tooMany(context, wait, TOO_MANY_LINKS)
      const reset = await services.colleagues.reset(context.get('staff'), context.req.param('id'))
      return reset.outcome === 'linked' ? toLink(reset) : refuse(context, reset.outcome)
    },
  }),
  call({
    method: 'DELETE',
    path: '/colleagues/:id/link',
    who: 'owner',
    summary: 'Makes the link useless',
    refusals: [403, 404, 409],
    handler: async (context, { colleagues }) =>
      answerDone(context, await colleagues.withdrawLink(context.get('staff'), context.req.param('id'))),
  }),
  call({
    method: 'DELETE',
    path: '/colleagues/:id/sessions',
    who: 'owner',
    summary: 'Ends their sessions, tokens and passkeys',
    refusals: [403, 404, 409],
    handler: async (context, { colleagues }) =>
      answerDone(context, await colleagues.endAccess(context.get('staff'), context.req.param('id'))),
  }),
  call({
    method: 'DELETE',
    path: '/colleagues/:id',
    who: 'owner',
    summary: 'Removes them',
    refusals: [403, 404, 409],
    handler: async (context, { colleagues }) =>
      answerDone(context, await colleagues.remove(context.get('staff'), context.req.param('id'))),
  }),
]

const REFUSALS = {
  'last-owner': 'Somebody has to stay owner who can sign in.',
  own: 'This is your own account.',
} as const

function answerDone(context: Context, done: Outcome<{ outcome: 'done' }>) {
  return done.outcome === 'done' ? context.body(null, 204) : refuse(context, done.outcome)
}

function refuse(context: Context, refusal: ColleagueRefusal) {
  if (refusal === 'unknown') return notFound(context, 'colleague')
  if (refusal === 'not-owner') return refuseRole(context)
  return apiError(context, 409, refusal.replace('-', '_'), REFUSALS[refusal])
}

function toLink({ colleague, token, until }: ColleagueLink) {
  // The token is in the fragment, which browsers do not send, so that no log or proxy sees it.
  return { Id: colleague.id, Path: `/admin/welcome#${token}`, Until: until }
}

function toEntity(colleague: Colleague, ownId: string) {
  const {
    id,
    name,
    email,
    role,
    artistId,
    state,
    signedInAt,
    hasAuthenticator,
    passkeys,
    sessions,
    linkUntil,
  } = colleague
  return {
    Id: id,
    Name: name,
    Email: email,
    Role: role,
    ArtistId: artistId,
    State: state,
    SignedInAt: signedInAt,
    Authenticator: hasAuthenticator,
    Passkeys: passkeys,
    Sessions: sessions,
    LinkUntil: linkUntil,
    IsYou: id === ownId,
  }
}

const Report = z.strictObject({
  Resource: z.string().max(40),
  /** A zero byte would be refused by the database. */
  Id: z
    .string()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}*$/u),
  Tab: z.uuid(),
  Open: z.boolean(),
})

export const presenceCalls = [
  call({
    method: 'POST',
    path: '/presence',
    // Readers may call this, since nothing is stored.
    who: 'reader',
    tokens: 'never',
    summary:
      'Says that a record is open in a tab, or no longer; answers who else has it open, and its last change',
    body: Report,
    refusals: [404],
    handler: async (context, { presence, database, adminRecords }, { body }) => {
      const { Resource, Id, Tab, Open } = body
      if (!adminRecords.has(Resource)) return notFound(context, 'list')
      const staff = context.get('staff')
      const record = `${Resource} ${Id}`
      await presence.note(staff, Tab, Open ? record : null)
      const last = await findLastChange(database.db, Resource, Id)
      return {
        Others: presence.listOthers(staff, record),
        LastChange: last && {
          Id: last.id,
          By: last.staffName,
          At: last.changedAt,
          IsYours: last.staffId === staff.id,
        },
      }
    },
  }),
]
