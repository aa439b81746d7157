import { asc, eq, sql } from 'drizzle-orm'
import { isCollectionId, startCopy } from '#domain/collection/saved-collections.server.ts'
import { savedCollections } from '#domain/collection/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { RateLimits, TooMany } from '#platform/rate-limits/rate-limits.server.ts'
import { type Missing, type Place, throwWithoutParameters } from './change-round.server.ts'
import { type DigestState, type RoundState, tellApart } from './round-model.ts'
import { createSecret, isSecretOf } from './secrets.server.ts'
import { decisionComments, decisionPeople, decisionRounds, decisionVotes } from './tables.server.ts'

export type FoundRound =
  | { outcome: 'found'; state: RoundState; digest: DigestState | null; about: RoundSubject }
  | { outcome: 'forbidden' }
  | Missing

export type RoundSubject = { title: string; images: number; expiresAt: Date }

type Opened = { outcome: 'opened'; id: string; secret: string; expiresAt: Date }

/** Uses a copy with its own link, so that nobody with the first link becomes owner; the secret is told only here. */
export async function openRound(
  needs: Place & { rateLimits: RateLimits; networkAddress: string },
): Promise<Opened | Missing | TooMany> {
  const copying = await startCopy(needs, needs.id).catch(throwWithoutParameters)
  if (copying.outcome !== 'started') return copying
  const { secret, hash } = createSecret()
  const opening = needs.db.transaction(async (tx): Promise<Opened> => {
    const { id, expiresAt } = await copying.insert(tx)
    await tx.insert(decisionRounds).values({ collectionId: id, ownerHash: hash, openedAt: needs.now })
    return { outcome: 'opened', id, secret, expiresAt }
  })
  return opening.catch(throwWithoutParameters)
}

/** True for an expired round too. */
export async function hasRound(db: Database, id: string): Promise<boolean> {
  if (!isCollectionId(id)) return false
  return (await db.$count(decisionRounds, eq(decisionRounds.collectionId, id))) > 0
}

/** Includes what is hidden from readers if the secret is the owner's; a collection without a round is `unknown`. */
export async function findRound({ db, id, now }: Place, secret: string | null): Promise<FoundRound> {
  if (!isCollectionId(id)) return { outcome: 'unknown' }
  const [row] = await db
    .select({
      round: decisionRounds,
      title: savedCollections.title,
      images: sql<number>`jsonb_array_length(${savedCollections.entries})`.mapWith(Number),
      expiresAt: savedCollections.expiresAt,
    })
    .from(decisionRounds)
    .innerJoin(savedCollections, eq(savedCollections.id, decisionRounds.collectionId))
    .where(eq(decisionRounds.collectionId, id))
  if (!row) return { outcome: 'unknown' }
  if (row.expiresAt <= now) return { outcome: 'expired' }
  const { round, ...about } = row
  const isOwner = secret !== null && isSecretOf(round.ownerHash, secret)
  if (secret !== null && !isOwner) return { outcome: 'forbidden' }
  const contributions = await readContributions(db, id)
  const state = { isOpen: round.closedAt === null, revision: round.revision, ...contributions }
  if (!isOwner) return { outcome: 'found', state: withoutHidden(state), digest: null, about }
  return { outcome: 'found', state, digest: digestOf(round), about }
}

function digestOf({ ownerEmail, emailConfirmedAt }: typeof decisionRounds.$inferSelect): DigestState {
  if (ownerEmail === null) return 'none'
  return emailConfirmedAt === null ? 'asked' : 'confirmed'
}

async function readContributions(
  db: Database,
  id: string,
): Promise<Pick<RoundState, 'people' | 'votes' | 'comments'>> {
  const ofRound = eq(decisionPeople.collectionId, id)
  const { id: personId, name, hidden } = decisionPeople
  const people = await db.select({ id: personId, name, hidden }).from(decisionPeople).where(ofRound)
  const votes = await db
    .select({ image: decisionVotes.imageId, person: decisionVotes.personId })
    .from(decisionVotes)
    .innerJoin(decisionPeople, eq(decisionPeople.id, decisionVotes.personId))
    .where(ofRound)
    .orderBy(asc(decisionVotes.votedAt), asc(decisionVotes.personId))
  const comments = await db
    .select({
      id: decisionComments.id,
      image: decisionComments.imageId,
      person: decisionComments.personId,
      text: decisionComments.text,
      at: decisionComments.writtenAt,
    })
    .from(decisionComments)
    .innerJoin(decisionPeople, eq(decisionPeople.id, decisionComments.personId))
    .where(ofRound)
    .orderBy(asc(decisionComments.writtenAt), asc(decisionComments.id))
  const active = [...votes.map(({ person }) => person), ...comments.map(({ person }) => person)]
  const places = new Map([...new Set(active)].map((person, place) => [person, place]))
  const placeOf = ({ id: person }: { id: string }) => places.get(person) ?? places.size
  return {
    people: tellApart(people.toSorted((one, other) => placeOf(one) - placeOf(other))),
    votes,
    comments: comments.map(({ at, ...comment }) => ({ ...comment, at: at.toISOString() })),
  }
}

function withoutHidden(state: RoundState): RoundState {
  const shown = new Set(state.people.flatMap(({ id, hidden }) => (hidden ? [] : [id])))
  return {
    ...state,
    people: state.people.filter(({ id }) => shown.has(id)),
    votes: state.votes.filter(({ person }) => shown.has(person)),
    comments: state.comments.filter(({ person }) => shown.has(person)),
  }
}
