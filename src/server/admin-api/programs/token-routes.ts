import { z } from 'zod'
import { includesRole, type StaffRole } from '#domain/staff/roles.ts'
import { mayEndAt, NewToken, type Token } from '#domain/staff/tokens/model.ts'
import { ALL_AREAS } from '#domain/staff/tokens/scopes.ts'
import { endToken, listTokens, makeToken } from '#domain/staff/tokens/tokens.server.ts'
import { inPascalCase } from '#platform/records/in-pascal-case.ts'
import { scopeOf } from '#server/admin-api/access/scope-of-route.ts'
import { route, type StaffRoute } from '#server/admin-api/staff-route.ts'
import { apiError, invalid, notFound } from '#server/errors/errors.ts'

const Listed = z.object({
  Id: z.string(),
  Name: z.string(),
  Account: z.string(),
  IsYours: z.boolean(),
  Scopes: z.array(z.string()),
  CreatedAt: z.iso.datetime(),
  EndsAt: z.iso.datetime(),
  LastUsedOn: z.iso.date().nullable(),
})
const List = z.object({ data: z.array(Listed), Scopes: z.array(z.string()) })
const Made = z.object({ Id: z.string(), Token: z.string() })

/** `allRoutes` are what the scopes are of. Only somebody who is signed in makes and ends tokens, each for themselves. */
export function tokenRoutes(allRoutes: () => readonly StaffRoute[]): StaffRoute[] {
  return [
    route({
      method: 'GET',
      path: '/tokens',
      role: 'reader',
      tokens: 'never',
      summary: 'One’s own tokens, of an owner everybody’s, and the scopes that one can give',
      answer: List,
      handler: async (context, { database }) => {
        const staff = context.get('staff')
        const tokens = await listTokens(database.db, staff)
        const data = tokens.map((token) => toEntity(token, staff.id))
        return context.json({ data, Scopes: listScopes(allRoutes(), staff.role) })
      },
    }),
    route({
      method: 'POST',
      path: '/tokens',
      // Readers change nothing.
      role: 'editor',
      tokens: 'never',
      summary: 'Makes a token, which is told once',
      body: NewToken,
      isForm: true,
      answer: Made,
      handler: async (context, { database, clock, emails }, { body }) => {
        const staff = context.get('staff')
        const known = listScopes(allRoutes(), staff.role)
        const [endsAt, now] = [new Date(body.EndsAt), clock.now()]
        if (body.Scopes.some((scope) => !known.includes(scope)))
          return invalid(context, { Scopes: 'unknown' })
        if (!mayEndAt(endsAt, now)) return invalid(context, { EndsAt: 'pattern' })
        const userAgent = context.req.header('User-Agent') ?? ''
        const scopes = [...new Set(body.Scopes)]
        const wanted = { name: body.Name, scopes, endsAt, userAgent, now }
        const made = await makeToken(database.db, staff, wanted)
        if (!made) return apiError(context, 409, 'too_many_tokens', 'Please end a token first.')
        void emails.run()
        return context.json({ Id: made.id, Token: made.token }, 201)
      },
    }),
    route({
      method: 'DELETE',
      path: '/tokens/:id',
      role: 'editor',
      tokens: 'never',
      summary: 'Ends a token',
      handler: async (context, { database, clock }) => {
        const ended = await endToken(database.db, context.get('staff'), context.req.param('id'), clock.now())
        return ended === 'ended' ? context.body(null, 204) : notFound(context, 'token')
      },
    }),
  ]
}

/** The scopes of all calls that somebody with that role may make; first those of every area. */
export function listScopes(routes: readonly StaffRoute[], role: StaffRole): string[] {
  const open = routes.filter((route) => includesRole(role, route.role)).map(scopeOf)
  const areas = [...new Set(open)].filter((scope) => scope !== null && scope !== 'never').sort()
  return [`${ALL_AREAS}:read`, `${ALL_AREAS}:write`, ...areas]
}

function toEntity({ accountId, accountName, ...token }: Token, own: string) {
  return inPascalCase({ ...token, account: accountName, isYours: accountId === own })
}
