import { contribute } from '#domain/collection/deciding/contribute.server.ts'
import { confirmDigest, endDigest } from '#domain/collection/deciding/emails/owner-email.server.ts'
import { findRound, hasRound } from '#domain/collection/deciding/rounds.server.ts'
import { idOf } from '#domain/collection/deciding/secrets.server.ts'
import { isLocked } from '#domain/collection/protection.server.ts'
import { readCookie } from '#server/http/read-cookie.ts'
import { collectionCookie, READER_COOKIE } from '#site/paths/sharing-paths.ts'
import type { Services } from '#src/services.server.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import type { Visitor } from './protected-collections.ts'

type Needs = Pick<Services, 'database' | 'clock' | 'readModel' | 'rateLimits'>

/** A UUID. */
const READER = /^[0-9a-f-]{36}$/

/** Rounds on shared collections, as the page of one uses them. */
export function roundsOfPages(
  { database, clock, readModel, rateLimits }: Needs,
  { networkAddress, cookies }: Visitor,
): PageRequest['rounds'] {
  const placeOf = (id: string) => ({ db: database.db, id, now: clock.now() })
  const isClosed = (id: string) => isLocked(placeOf(id), id, readCookie(cookies, collectionCookie(id)))
  return {
    has: (id) => hasRound(database.db, id),
    find: async (id) => ((await isClosed(id)) ? { outcome: 'unknown' } : findRound(placeOf(id), null)),
    reader: READER.exec(readCookie(cookies, READER_COOKIE))?.[0] ?? '',
    personOf: (id, reader) => idOf(id, reader),
    contribute: async (id, kind, values) => {
      if (await isClosed(id)) return { outcome: 'unknown' }
      const { catalogue } = readModel.current()
      return contribute({ ...placeOf(id), catalogue, rateLimits, networkAddress }, kind, values)
    },
    confirmDigest: async (id, token) => (await confirmDigest(placeOf(id), token)).outcome === 'done',
    endDigest: async (id, token) => (await endDigest(placeOf(id), token)).outcome === 'done',
  }
}
