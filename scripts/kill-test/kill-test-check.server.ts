import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#platform/database/database.ts'

/** Number of works that each artist of the kill test gets in one transaction. */
export const IMAGES_OF_EACH = 3
/** Those of the works, and the portrait. */
export const PICTURES_OF_EACH = IMAGES_OF_EACH + 1

/** An index, and a query that it can answer alone. */
const INDEXED = [
  { table: 'artists', column: 'id' },
  { table: 'artists', column: 'code' },
  { table: 'pictures', column: 'id' },
  { table: 'images', column: 'id' },
  { table: 'images', column: 'artist_id' },
]

/**
 * Returns the faults of the database after a kill, as sentences. There are none when every acknowledged artist is
 * complete, there are no partial rows, and every index matches its table.
 */
export async function findLosses(db: Database, acknowledged: readonly number[]): Promise<string[]> {
  const losses: string[] = []
  const artists = new Set((await rowsOf(db, sql`SELECT id FROM artists`)).map(({ id }) => Number(id)))
  const lost = acknowledged.filter((id) => !artists.has(id))
  if (lost.length > 0)
    losses.push(`${lost.length} acknowledged artists are gone: ${lost.slice(0, 5).join(', ')}`)
  const half = await rowsOf(
    db,
    sql`SELECT a.id FROM artists a LEFT JOIN images i ON i.artist_id = a.id
      GROUP BY a.id HAVING count(i.id) <> ${IMAGES_OF_EACH}`,
  )
  if (half.length > 0) losses.push(`${half.length} artists have not all of their images`)
  const pictures = await countBy(db, sql`SELECT count(*)::int AS rows FROM pictures`)
  const expected = artists.size * PICTURES_OF_EACH
  if (pictures !== expected) losses.push(`${pictures} pictures instead of ${expected}`)
  return [...losses, ...(await findIndexLosses(db))]
}

async function findIndexLosses(db: Database): Promise<string[]> {
  const losses: string[] = []
  for (const { table, column } of INDEXED) {
    const keys = sql`SELECT md5(string_agg(k::text, ',' ORDER BY k::text)) AS keys
      FROM (SELECT ${sql.identifier(column)} AS k FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)} IS NOT NULL ORDER BY 1) t`
    const byIndex = await readOneWay(db, keys, 'seqscan')
    const byTable = await readOneWay(db, keys, 'indexscan')
    if (byIndex !== byTable) losses.push(`the index of ${table}.${column} does not agree with its table`)
  }
  return losses
}

/** Runs the query with one scan type disabled, so that the other one is used. */
function readOneWay(db: Database, query: SQL, forbidden: 'seqscan' | 'indexscan'): Promise<unknown> {
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`SET LOCAL enable_${forbidden} = off`))
    await tx.execute(sql`SET LOCAL enable_bitmapscan = off`)
    if (forbidden === 'indexscan') await tx.execute(sql`SET LOCAL enable_indexonlyscan = off`)
    const [row] = await rowsOf(tx, query)
    return row?.keys
  })
}

async function countBy(db: Database, query: SQL): Promise<number> {
  const [row] = await rowsOf(db, query)
  return Number(row?.rows)
}
