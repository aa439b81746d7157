import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { artists, images } from '#domain/catalogue/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { numberKey, type Resource } from '#platform/records/resource.ts'
import { type Proposal, proposals } from './tables.server.ts'

/** A record of an artist. Proposals of a former artist of the record do not count. */
export type RecordName = Pick<Proposal, 'resource' | 'recordId' | 'artistId'>

/** The newest proposal of a record: the open one, where there is one. */
export async function findNewest(db: Database, record: RecordName): Promise<Proposal | null> {
  const [newest] = await db
    .select()
    .from(proposals)
    .where(isOf(record))
    .orderBy(desc(eq(proposals.state, 'new')), desc(proposals.id))
    .limit(1)
  return newest ?? null
}

type New = Omit<Proposal, 'id' | 'state' | 'sentence' | 'decidedBy' | 'decidedAt'>

/** Returns false when there is an open one already. */
export async function storeProposal(tx: Database, proposal: New): Promise<boolean> {
  const stored = await tx
    .insert(proposals)
    .values(proposal)
    .onConflictDoNothing()
    .returning({ id: proposals.id })
  return stored.length > 0
}

/** Lists the records for which proposals of the account wait to be decided. */
export async function listOpenOf(db: Database, accountId: string): Promise<string[]> {
  const isOpen = and(eq(proposals.accountId, accountId), eq(proposals.state, 'new'))
  const open = await db
    .select({ name: proposals.recordName })
    .from(proposals)
    .where(isOpen)
    .orderBy(proposals.id)
  return open.map(({ name }) => name)
}

/** Locks a proposal until the transaction ends. */
export async function lockProposal(tx: Database, id: number): Promise<Proposal | null> {
  const [found] = await tx.select().from(proposals).where(eq(proposals.id, id)).for('update')
  return found ?? null
}

/** Withdraws an open proposal, for somebody who may see records of the artist. */
export async function withdrawProposal(db: Database, artistId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(proposals)
    .where(and(eq(proposals.id, id), eq(proposals.artistId, artistId), eq(proposals.state, 'new')))
    .returning({ id: proposals.id })
  return gone.length > 0
}

/** Whether changes of the artist need a decision; nothing of theirs is written once they are gone. */
export async function needsYes(db: Database, artistId: number): Promise<boolean> {
  const [artist] = await db
    .select({ reviews: artists.reviewsChanges })
    .from(artists)
    .where(eq(artists.id, artistId))
  return artist?.reviews ?? true
}

/** Deletes proposals that were decided before that time, and those that nobody can decide, as their record is gone. */
export async function purgeProposals(db: Database, before: Date): Promise<number> {
  const lacks = (table: typeof artists | typeof images, resource: string) =>
    sql`(${proposals.resource} = ${resource} AND NOT EXISTS (
      SELECT 1 FROM ${table} WHERE ${table.id}::text = ${proposals.recordId}))`
  const isUndecidable = and(
    isNull(proposals.decidedAt),
    or(lacks(images, 'images'), lacks(artists, 'artists')),
  )
  const gone = await db
    .delete(proposals)
    .where(or(lt(proposals.decidedAt, before), isUndecidable))
    .returning({ id: proposals.id })
  return gone.length
}

function isOf({ resource, recordId, artistId }: RecordName) {
  return and(
    ...[eq(proposals.resource, resource), eq(proposals.recordId, recordId)],
    eq(proposals.artistId, artistId),
  )
}

const reads = 'reads'

/** Changes that artists propose, for staff; each artist sees their own. They are decided by calls of their own. */
export const proposalsResource: Resource<number> = {
  name: 'proposals',
  table: proposals,
  key: numberKey(proposals.id),
  ownedBy: proposals.artistId,
  actions: [],
  sortedBy: { field: 'ProposedAt', order: 'desc' },
  nameOf: ({ RecordName }) => String(RecordName),
  fields: {
    Id: { column: proposals.id, self: reads },
    Resource: { column: proposals.resource, filtered: true, self: reads },
    RecordId: { column: proposals.recordId, filtered: true, self: reads },
    RecordName: { column: proposals.recordName, searched: true, self: reads },
    ArtistId: { column: proposals.artistId, filtered: true, self: reads },
    ArtistName: { self: reads },
    /** Whether the account that proposed it is still there. */
    HasAccount: {},
    Details: { column: proposals.details, self: reads },
    State: { column: proposals.state, filtered: true, self: reads },
    Sentence: { column: proposals.sentence, self: reads },
    DecidedBy: { column: proposals.decidedBy },
    ProposedAt: { column: proposals.proposedAt, self: reads },
    DecidedAt: { column: proposals.decidedAt, self: reads },
  },
  related: async (db, ids) => {
    const { id, artistId, accountId } = proposals
    const rows = await db
      .select({ id, ArtistName: artists.name, HasAccount: isNotNull(accountId) })
      .from(proposals)
      .leftJoin(artists, eq(artists.id, artistId))
      .where(inArray(id, ids))
    return new Map(rows.map(({ id: proposal, ...names }) => [proposal, names]))
  },
}
