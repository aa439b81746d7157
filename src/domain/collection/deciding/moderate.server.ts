import { and, eq, inArray } from 'drizzle-orm'
import { savedCollections } from '#domain/collection/tables.server.ts'
import { changeAsOwner, type Place } from './change-round.server.ts'
import { decisionComments, decisionPeople, decisionRounds } from './tables.server.ts'

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

/** Deletes the round with the copy of the collection that was made for it. */
export function deleteRound(place: OwnersPlace): Promise<Moderation> {
  return changeAsOwner(place, (tx) => tx.delete(savedCollections).where(eq(savedCollections.id, place.id)))
}
