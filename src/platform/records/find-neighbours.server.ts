import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { type ListQuery, orderOf, whereOf } from './read-records.server.ts'
import type { Key, Resource } from './resource.ts'

/** The records before and after one in a list, the record's place in it from 1, and how many there are. */
export type Neighbours<Id extends Key = Key> = {
  before: Id | null
  after: Id | null
  place: number
  total: number
}

/** Null when the list does not have the record, or the query cannot be read. */
export async function findNeighbours<Id extends Key>(
  db: Database,
  resource: Resource<Id>,
  id: Id,
  query: Omit<ListQuery, 'page' | 'perPage'>,
): Promise<Neighbours<Id> | null> {
  const order = orderOf(resource, query)
  const where = whereOf(resource, query)
  if (!order || !where) return null
  const key = resource.key.column
  const window = sql`(ORDER BY ${sql.join(order, sql`, `)})`
  const listed = db.$with('listed').as(
    db
      .select({
        id: sql`${key}`.as('id'),
        before: sql`lag(${key}) OVER ${window}`.as('before'),
        after: sql`lead(${key}) OVER ${window}`.as('after'),
        place: sql<number>`(row_number() OVER ${window})::int`.as('place'),
        total: sql<number>`(count(*) OVER ())::int`.as('total'),
      })
      .from(resource.table)
      .where(where.condition),
  )
  const [found] = await db.with(listed).select().from(listed).where(eq(listed.id, id))
  if (!found) return null
  const read = (neighbour: unknown) => (neighbour === null ? null : resource.key.parse(String(neighbour)))
  return { before: read(found.before), after: read(found.after), place: found.place, total: found.total }
}
