import { and, eq, inArray, sql } from 'drizzle-orm'
import { isCollectionId } from '#domain/collection/saved-collections.server.ts'
import { savedCollections } from '#domain/collection/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { isUnavailable, refusalCode } from '#platform/database/database-errors.ts'
import { isSecretOf } from './secrets.server.ts'
import { decisionComments, decisionPeople, decisionRounds } from './tables.server.ts'

/** The payload of this NOTIFY channel is the collection's id. */
export const ROUND_CHANNEL = 'decision_round_changed'

export type Place = { db: Database; id: string; now: Date }
export type LockedRound = typeof decisionRounds.$inferSelect & { imageIds: number[]; language: 'de' | 'en' }
export type Missing = { outcome: 'unknown' | 'expired' }
type Done = { outcome: 'done' }

/** Changes a round under a lock and tells everybody who looks at it; a collection without a round is `unknown`. */
export async function changeRound<Result extends { outcome: string }>(
  { db, id, now }: Place,
  work: (tx: Database, round: LockedRound) => Promise<Result>,
): Promise<Result | Missing> {
  if (!isCollectionId(id)) return { outcome: 'unknown' }
  const changing = db.transaction(async (tx): Promise<Result | Missing> => {
    const [row] = await tx
      .select({
        round: decisionRounds,
        entries: savedCollections.entries,
        language: savedCollections.language,
        expiresAt: savedCollections.expiresAt,
      })
      .from(decisionRounds)
      .innerJoin(savedCollections, eq(savedCollections.id, decisionRounds.collectionId))
      .where(eq(decisionRounds.collectionId, id))
      .for('update', { of: decisionRounds })
    if (!row) return { outcome: 'unknown' }
    if (row.expiresAt <= now) return { outcome: 'expired' }
    const { round, entries, language } = row
    const result = await work(tx, { ...round, language, imageIds: entries.map(({ imageId }) => imageId) })
    if (result.outcome === 'done') await announce(tx, id)
    return result
  })
  return changing.catch(throwWithoutParameters)
}

function changeAsOwner(
  place: Place & { secret: string },
  work: (tx: Database, round: LockedRound) => Promise<unknown>,
): Promise<Done | { outcome: 'forbidden' } | Missing> {
  return changeRound(place, async (tx, round) => {
    if (!isSecretOf(round.ownerHash, place.secret)) return { outcome: 'forbidden' }
    await work(tx, round)
    return { outcome: 'done' }
  })
}

/** The notice is sent when the transaction is committed. */
async function announce(tx: Database, id: string): Promise<void> {
  await tx
    .update(decisionRounds)
    .set({ revision: sql`${decisionRounds.revision} + 1` })
    .where(eq(decisionRounds.collectionId, id))
  await tx.execute(sql`SELECT pg_notify(${ROUND_CHANNEL}, ${id})`)
}

/** A failed query repeats what it was given: here names and words, which belong in no log. */
export function throwWithoutParameters(error: unknown): never {
  if (isUnavailable(error)) throw error
  throw new Error(`The round could not be changed (${refusalCode(error) ?? 'unknown'}).`)
}

export type OwnersPlace = Place & { secret: string }
type Moderation = Awaited<ReturnType<typeof changeAsOwner>>

export function setOpen(place: OwnersPlace, isOpen: boolean): Promise<Moderation> {
  return changeAsOwner(place, (tx) =>
    tx
      .update(decisionRounds)
      .set({ closedAt: isOpen ? null : place.now })
      .where(eq(decisionRounds.collectionId, place.id)),
  )
}

/** It is done as well when the comment is gone already: two owners may delete it at once. */
export function deleteComment(place: OwnersPlace, commentId: string): Promise<Moderation> {
  return changeAsOwner(place, (tx) => {
    const people = tx
      .select({ id: decisionPeople.id })
      .from(decisionPeople)
      .where(eq(decisionPeople.collectionId, place.id))
    return tx
      .delete(decisionComments)
      .where(and(eq(decisionComments.id, commentId), inArray(decisionComments.personId, people)))
  })
}

/** Hides all that somebody said from everybody but the owner, or shows it again. */
export function setHidden(place: OwnersPlace, personId: string, hidden: boolean): Promise<Moderation> {
  return changeAsOwner(place, (tx) =>
    tx
      .update(decisionPeople)
      .set({ hidden })
      .where(and(eq(decisionPeople.id, personId), eq(decisionPeople.collectionId, place.id))),
  )
}

/** A change that the page of a round has a button for, also without script. */
export type Lead =
  | { does: 'close' | 'reopen' }
  | { does: 'hide' | 'show'; person: string }
  | { does: 'delete-comment'; comment: string }

export function leadRound(place: OwnersPlace, change: Lead): Promise<Moderation> {
  if (change.does === 'delete-comment') return deleteComment(place, change.comment)
  if (change.does === 'hide' || change.does === 'show')
    return setHidden(place, change.person, change.does === 'hide')
  return setOpen(place, change.does === 'reopen')
}

/** Deletes the round with the copy of the collection that was made for it. */
export function deleteRound(place: OwnersPlace): Promise<Moderation> {
  return changeAsOwner(place, (tx) => tx.delete(savedCollections).where(eq(savedCollections.id, place.id)))
}
