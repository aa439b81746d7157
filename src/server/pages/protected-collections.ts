import { protectCollection, unlockCollection } from '#domain/collection/protection.server.ts'
import { findSavedCollection } from '#domain/collection/saved-collections.server.ts'
import { isSecureBase } from '#domain/staff/sessions/session-cookie.server.ts'
import { readCookie } from '#server/http/read-cookie.ts'
import { collectionCookie } from '#site/paths/sharing-paths.ts'
import type { Services } from '#src/services.server.ts'
import type { PageRequest } from '#website/request-context.server.ts'

type Needs = Pick<Services, 'database' | 'clock' | 'readModel' | 'rateLimits' | 'linkPasswords' | 'origin'>
export type Visitor = { networkAddress: string; cookies: string }

/** Saved collections as pages use them, with what this visitor was let in with. */
export function protectedCollections(
  { database, clock, readModel, rateLimits, linkPasswords, origin }: Needs,
  { networkAddress, cookies }: Visitor,
): Omit<PageRequest['savedCollections'], 'send'> {
  const { db } = database
  const needs = () => ({ db, now: clock.now(), rateLimits, linkPasswords, networkAddress })
  const passOf = (id: string) => readCookie(cookies, collectionCookie(id))
  return {
    find: (id) => findSavedCollection(db, readModel.current().catalogue, id, clock.now(), passOf(id)),
    unlock: (id, password) => unlockCollection(needs(), id, password),
    protect: (id, given) => protectCollection(needs(), id, { ...given, pass: passOf(id) }),
    cookieOf: (id, pass) => passCookie(collectionCookie(id), pass, { path: '/', origin }),
  }
}

/** The value of a Set-Cookie that ends with the browser, or with what the pass says. */
export function passCookie(name: string, pass: string, { path, origin }: { path: string; origin: string }) {
  const secure = isSecureBase(origin) ? '; Secure' : ''
  return `${name}=${pass}; Path=${path}; HttpOnly; SameSite=Lax${secure}`
}
