import { eq, type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { type RowHistoryEntry, rowHistory } from './row-history.server.ts'

type FormerRow = typeof rowHistory.$inferSelect
type Run = { shape: TableShape; operation: FormerRow['operation']; rows: FormerRow[] }

export class UndoRefused extends Error {
  readonly reason: 'changed' | 'gone'

  constructor(reason: 'changed' | 'gone', tableName: string) {
    super(`A row of ${tableName} is ${reason}.`)
    this.reason = reason
  }
}

type Undoing = {
  actionId: string
  evenIfChanged: boolean
  /** Columns that background jobs fill, by table: they may differ. */
  derived: Readonly<Record<string, readonly string[]>>
  /** All tables: what others refer to comes first. */
  parentsFirst: readonly string[]
}

/** Returns 0 when nothing is kept, or somebody else undoes it. @throws UndoRefused, and the database's errors. */
export async function undoRows(tx: Database, undoing: Undoing): Promise<number> {
  const { actionId, evenIfChanged, derived, parentsFirst } = undoing
  const rows = await tx.delete(rowHistory).where(eq(rowHistory.actionId, actionId)).returning()
  // Kept times are UTC; to compare rows, these have to be as well.
  await tx.execute(sql`SELECT set_config('TimeZone', 'UTC', true)`)
  for (const run of await toRuns(tx, inOrder(rows, parentsFirst))) {
    if (!evenIfChanged) await refuseChanged(tx, run, derived[run.shape.name] ?? [])
    await undoRun(tx, run)
  }
  return rows.length
}

/**
 * The last row first; but of rows deleted one after the other the parents: the database deletes by cascade what belongs
 * to a row after the row itself.
 */
function inOrder(rows: readonly FormerRow[], parentsFirst: readonly string[]): FormerRow[] {
  const newestFirst = rows.toSorted((one, other) => other.id - one.id)
  let block = 0
  const placed = newestFirst.map((row, at) => {
    if (row.operation !== 'DELETE' || newestFirst[at - 1]?.operation !== 'DELETE') block += 1
    return { row, block, rank: parentsFirst.indexOf(row.tableName) }
  })
  return placed
    .toSorted((one, other) => one.block - other.block || one.rank - other.rank)
    .map(({ row }) => row)
}

/** Rows that follow one another with the same operation on the same table, of which no row twice. */
async function toRuns(tx: Database, rows: readonly FormerRow[]): Promise<Run[]> {
  const shapes = new Map<string, TableShape>()
  const runs: Run[] = []
  for (const row of rows) {
    const shape = shapes.get(row.tableName) ?? (await describeTable(tx, row.tableName))
    shapes.set(row.tableName, shape)
    const run = runs.at(-1)
    const joins = run?.shape === shape && run.operation === row.operation && row.operation !== 'UPDATE'
    if (run && joins) run.rows.push(row)
    else runs.push({ shape, operation: row.operation, rows: [row] })
  }
  return runs
}

/** @throws UndoRefused when a row is no longer as the action left it. */
async function refuseChanged(tx: Database, { shape, operation, rows }: Run, derived: readonly string[]) {
  if (operation === 'DELETE') return
  const lefts = rows.map(({ latter }) => latter).filter((row) => row !== null)
  const found = await rowsOf(
    tx,
    sql`SELECT to_jsonb(t.*) AS row FROM ${shape.table} AS t
      JOIN ${recordsOf(shape, lefts)} AS k ON ${keyIsSame(shape, 't', 'k')}`,
  )
  const current = new Map(found.map(({ row }) => [keyOf(shape, toRow(row)), toRow(row)]))
  for (const { former, latter } of rows) {
    const now = current.get(keyOf(shape, latter ?? {}))
    // A row that is already gone need not be removed.
    if (!now && operation === 'INSERT') continue
    if (!now) throw new UndoRefused('gone', shape.name)
    const changed = changedColumns(former ?? {}, latter ?? {}).filter((column) => !derived.includes(column))
    if (changed.some((column) => column in now && !isEqualJson(now[column], latter?.[column])))
      throw new UndoRefused('changed', shape.name)
  }
}

async function undoRun(tx: Database, { shape, operation, rows }: Run): Promise<void> {
  const formers = rows.map(({ former }) => former).filter((row) => row !== null)
  const latters = rows.map(({ latter }) => latter).filter((row) => row !== null)
  const [former = {}, latter = {}] = [formers[0], latters[0]]
  switch (operation) {
    case 'INSERT':
      await tx.execute(
        sql`DELETE FROM ${shape.table} AS t USING ${recordsOf(shape, latters)} AS k WHERE ${keyIsSame(shape, 't', 'k')}`,
      )
      return
    case 'DELETE': {
      const columns = listed(shape.columns.filter((column) => column in former))
      await tx.execute(
        sql`INSERT INTO ${shape.table} (${columns}) OVERRIDING SYSTEM VALUE
          SELECT ${columns} FROM ${recordsOf(shape, formers)} AS k`,
      )
      return
    }
    case 'UPDATE': {
      const changed = changedColumns(former, latter)
      const columns = shape.columns.filter((column) => changed.includes(column))
      if (columns.length === 0) return
      const set = columns.map((column) => sql`${sql.identifier(column)} = k.${sql.identifier(column)}`)
      await tx.execute(
        sql`UPDATE ${shape.table} AS t SET ${sql.join(set, sql`, `)}
          FROM ${recordsOf(shape, formers)} AS k WHERE ${keyIsSame(shape, 't', 'k')}`,
      )
    }
  }
}

function recordsOf({ table }: TableShape, rows: readonly RowHistoryEntry[]): SQL {
  return sql`jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(rows)}::text::jsonb)`
}

function listed(columns: readonly string[]): SQL {
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
}

function changedColumns(former: RowHistoryEntry, latter: RowHistoryEntry): string[] {
  return Object.keys({ ...former, ...latter }).filter(
    (column) => !isEqualJson(former[column], latter[column]),
  )
}

function keyOf({ key }: TableShape, row: RowHistoryEntry): string {
  return JSON.stringify(key.map((column) => row[column]))
}

function isEqualJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

function toRow(value: unknown): RowHistoryEntry {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

type TableShape = {
  name: string
  table: SQL
  columns: readonly string[]
  key: readonly string[]
}

async function describeTable(db: Database, name: string): Promise<TableShape> {
  const table = sql`public.${sql.identifier(name)}`
  const rows = await rowsOf(
    db,
    sql`SELECT a.attname AS name, a.attgenerated = '' AS written, coalesce(a.attnum = ANY (i.indkey), false) AS key
      FROM pg_attribute a LEFT JOIN pg_index i ON i.indrelid = a.attrelid AND i.indisprimary
      WHERE a.attrelid = ${`public.${name}`}::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`,
  )
  const namesOf = (which: 'written' | 'key') =>
    rows.filter((row) => row[which] === true).map((row) => String(row.name))
  return { name, table, columns: namesOf('written'), key: namesOf('key') }
}

function keyIsSame({ key }: TableShape, one: string, other: string): SQL {
  const [left, right] = [sql.identifier(one), sql.identifier(other)]
  return sql.join(
    key.map((column) => sql`${left}.${sql.identifier(column)} = ${right}.${sql.identifier(column)}`),
    sql` AND `,
  )
}
