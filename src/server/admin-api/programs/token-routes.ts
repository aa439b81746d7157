import { isFreshSignIn } from '#domain/staff/model.ts'
import { includesRole, type StaffRole } from '#domain/staff/roles.ts'
import { MadeToken, mayEndAt, NewToken, TokenList } from '#domain/staff/tokens/model.ts'
import { ALL_AREAS } from '#domain/staff/tokens/scopes.ts'
import { endToken, listTokens, makeToken } from '#domain/staff/tokens/tokens.server.ts'
import { scopeOf } from '#server/admin-api/access/scope-of-route.ts'
import { route, type StaffRoute } from '#server/admin-api/staff-route.ts'
import { apiError, invalid, notFound } from '#server/errors/errors.ts'

/** `allRoutes` are what the scopes are of. Only somebody who is signed in makes and ends tokens, each for themselves. */
export function tokenRoutes(allRoutes: () => readonly StaffRoute[]): StaffRoute[] {
  return [
    route({
      method: 'GET',
      path: '/tokens',
      role: 'reader',
      tokens: 'never',
      summary: 'One’s own tokens, of an owner everybody’s, and the scopes that one can give',
      answer: TokenList,
      handler: async (context, { database }) => {
        const staff = context.get('staff')
        const data = await listTokens(database.db, staff)
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
      answer: MadeToken,
      handler: async (context, { database, clock, emails, tokenList }, { body }) => {
        const staff = context.get('staff')
        const known = listScopes(allRoutes(), staff.role)
        const now = clock.now()
        if (body.Scopes.some((scope) => !known.includes(scope)))
          return invalid(context, { Scopes: 'unknown' })
        if (!mayEndAt(new Date(body.EndsAt), now)) return invalid(context, { EndsAt: 'pattern' })
        if (!isFreshSignIn(staff, now))
          return apiError(context, 403, 'sign_in_again', 'Please give your password again, or sign in anew.')
        const userAgent = context.req.header('User-Agent') ?? ''
        const made = await makeToken(database.db, staff, body, { userAgent, now })
        if (!made) return apiError(context, 409, 'too_many_tokens', 'Please end a token first.')
        await tokenList.note(made.token, true)
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
        return ended ? context.body(null, 204) : notFound(context, 'token')
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
