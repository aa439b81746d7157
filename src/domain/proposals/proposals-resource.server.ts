import { eq, inArray, isNotNull } from 'drizzle-orm'
import { artists } from '#domain/catalogue/tables.server.ts'
import { numberKey, type Resource } from '#platform/records/resource.ts'
import { proposals } from './tables.server.ts'

const reads = 'reads'

/** What artists want changed, for staff; each artist sees their own. It is decided by calls of its own. */
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
