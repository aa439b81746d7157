import { and, asc, count, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { type Database, inBatches } from '#platform/database/database.ts'
import { queueFileRemoval } from '#platform/files/removed-file-rows.server.ts'
import { type RowHistoryEntry, rowHistory } from './row-history.server.ts'

/** The files that a row names, by table. The file removal leaves alone what another record still names. */
export type FilesOfRow = Readonly<Record<string, (row: RowHistoryEntry) => readonly string[]>>

/** A few large imports; beyond these the oldest actions can no longer be undone. */
const MOST_HISTORY_ROWS = 200_000
/** Rows as JSON: long texts, changed again and again, shall not fill a small server's disk. */
const MOST_HISTORY_BYTES = 512 * 1024 * 1024

/** Forgets what was kept before that time, and the oldest of what is too much. Returns how many actions. */
export async function purgeOldRowHistory(db: Database, filesOf: FilesOfRow, before: Date): Promise<number> {
  const old = await db
    .selectDistinct({ actionId: rowHistory.actionId })
    .from(rowHistory)
    .where(lt(rowHistory.keptAt, before))
  for (const { actionId } of old) await purgeActionHistory(db, filesOf, actionId)
  let surplus = 0
  while (await isTooMuch(db)) {
    const [oldest] = await db.select().from(rowHistory).orderBy(asc(rowHistory.id)).limit(1)
    await purgeActionHistory(db, filesOf, oldest?.actionId ?? '')
    surplus += 1
  }
  return old.length + surplus
}

/** All of one action: half of one could not be undone. */
export function purgeActionHistory(db: Database, filesOf: FilesOfRow, actionId: string): Promise<number> {
  return purgeRowHistory(db, filesOf, eq(rowHistory.actionId, actionId))
}

/** Forgets kept rows, and in the same transaction queues their files for removal. Returns how many rows. */
async function purgeRowHistory(db: Database, filesOf: FilesOfRow, which: SQL | undefined): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx.delete(rowHistory).where(which).returning()
    const keys = gone.flatMap(({ tableName, former, latter }) =>
      [former, latter].flatMap((row) => (row ? (filesOf[tableName]?.(row) ?? []) : [])),
    )
    await inBatches([...new Set(keys)], async (batch) => {
      await queueFileRemoval(tx, batch)
      return []
    })
    return gone.length
  })
}

async function isTooMuch(db: Database): Promise<boolean> {
  const bytes = sql<number>`coalesce(sum(pg_column_size(${rowHistory.former})), 0)::float8
    + coalesce(sum(pg_column_size(${rowHistory.latter})), 0)::float8`
  const [all] = await db.select({ rows: count(), bytes }).from(rowHistory)
  return (all?.rows ?? 0) > MOST_HISTORY_ROWS || (all?.bytes ?? 0) > MOST_HISTORY_BYTES
}

/** Lists those of the values that kept rows of the table have in the column, as they were before or after an action. */
export async function listKeptValues(
  db: Database,
  { table, column }: { table: string; column: string },
  values: readonly string[],
): Promise<string[]> {
  const former = sql<string>`${rowHistory.former} ->> ${sql.raw(`'${column}'`)}`
  const rows = await db
    .selectDistinct({ value: former })
    .from(rowHistory)
    .where(and(eq(rowHistory.tableName, table), inArray(former, [...values])))
  return rows.map(({ value }) => value)
}
