import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { decisionComments, decisionPeople, decisionRounds, decisionVotes } from './tables.server.ts'

/** Finds rounds whose owner has the address, and what was said under it as a name, whatever its case. */
export async function findDecisionsOf(db: Database, email: string) {
  const { collectionId, openedAt, closedAt, ownerEmail, emailAskedAt, emailConfirmedAt } = decisionRounds
  const rounds = await db
    .select({ collectionId, openedAt, closedAt, ownerEmail, emailAskedAt, emailConfirmedAt })
    .from(decisionRounds)
    .where(isSameEmail(ownerEmail, email))
  const contributions = await db
    .select({
      collectionId: decisionPeople.collectionId,
      name: decisionPeople.name,
      votedFor: decisionVotes.imageId,
      commentOn: decisionComments.imageId,
      text: decisionComments.text,
    })
    .from(decisionPeople)
    .leftJoin(decisionVotes, eq(decisionVotes.personId, decisionPeople.id))
    .leftJoin(decisionComments, eq(decisionComments.personId, decisionPeople.id))
    .where(isSameEmail(decisionPeople.name, email))
  return { rounds, contributions }
}

/** Also deletes what was said under the address, and returns how many rounds and people it was. */
export async function removeDecisionsOf(db: Database, email: string): Promise<number> {
  const rounds = await db
    .update(decisionRounds)
    .set({ ownerEmail: null, emailAskedAt: null, emailConfirmedAt: null, toldUntil: null })
    .where(isSameEmail(decisionRounds.ownerEmail, email))
    .returning({ id: decisionRounds.collectionId })
  const people = await db
    .delete(decisionPeople)
    .where(isSameEmail(decisionPeople.name, email))
    .returning({ id: decisionPeople.id })
  return rounds.length + people.length
}

function isSameEmail(
  column: typeof decisionRounds.ownerEmail | typeof decisionPeople.name,
  email: string,
): SQL {
  return eq(sql`lower(${column})`, email.toLowerCase())
}
