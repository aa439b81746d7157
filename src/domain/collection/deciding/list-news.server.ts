import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { decisionComments, decisionPeople, decisionVotes } from './tables.server.ts'

type Range = { db: Database; collectionId: string; since: Date; until: Date }

/** Votes and comments since a time, and before another, that are neither hidden nor deleted, the oldest first. */
export async function listNews({ db, collectionId, since, until }: Range) {
  const shown = and(eq(decisionPeople.collectionId, collectionId), eq(decisionPeople.hidden, false))
  const votes = await db
    .select({ image: decisionVotes.imageId, name: decisionPeople.name })
    .from(decisionVotes)
    .innerJoin(decisionPeople, eq(decisionPeople.id, decisionVotes.personId))
    .where(and(shown, gte(decisionVotes.votedAt, since), lt(decisionVotes.votedAt, until)))
    .orderBy(asc(decisionVotes.votedAt))
  const comments = await db
    .select({ image: decisionComments.imageId, name: decisionPeople.name, text: decisionComments.text })
    .from(decisionComments)
    .innerJoin(decisionPeople, eq(decisionPeople.id, decisionComments.personId))
    .where(and(shown, gte(decisionComments.writtenAt, since), lt(decisionComments.writtenAt, until)))
    .orderBy(asc(decisionComments.writtenAt))
  return { votes, comments }
}
