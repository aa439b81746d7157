import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#platform/database/database.ts'

/**
 * Truncates the tables that were written to and restarts their sequences, without triggers. An unused table has no file
 * of rows, which is faster to check than to query for a row.
 */
const EMPTY_TABLES = `DO $$
DECLARE
  name text;
  written text;
BEGIN
  SET LOCAL session_replication_role = replica;
  SELECT string_agg(oid::regclass::text, ', ') INTO written FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'applied_migrations'
    AND pg_relation_size(oid) > 0;
  IF written IS NOT NULL THEN EXECUTE 'TRUNCATE ' || written || ' CASCADE'; END IF;
  FOR name IN SELECT format('%I.%I', schemaname, sequencename) FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL LOOP
    EXECUTE 'ALTER SEQUENCE ' || name || ' RESTART';
  END LOOP;
END $$`

/** Resets the session: settings, temporary tables, advisory locks. */
const FORGET_SESSION = ['RESET ALL', 'DISCARD TEMP', 'SELECT pg_advisory_unlock_all()']

/**
 * A fingerprint of everything besides rows: columns, constraints, triggers, functions, applied migrations. Each row of
 * the system catalogues has the number of the transaction that wrote it. Those of tables are written by TRUNCATE as well,
 * so of these the names count.
 */
const SHAPE_PARTS = ['pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc', 'public.applied_migrations']
const SHAPE = [
  ...SHAPE_PARTS.map((part) => `SELECT count(*), max(xmin::text::bigint) FROM ${part}`),
  "SELECT count(*), sum(hashtext(relname))::bigint FROM pg_class WHERE relnamespace = 'public'::regnamespace",
].join(' UNION ALL ')

/** Removes all rows, restarts the sequences and resets the session. */
export async function emptyDatabase(db: Database): Promise<void> {
  for (const statement of FORGET_SESSION) await db.execute(sql.raw(statement))
  await db.execute(sql.raw(EMPTY_TABLES))
}

/** Equal at two times when the schema did not change between them. */
export async function shapeOf(db: Database): Promise<string> {
  // Without the table of migrations the fingerprint is unique.
  const rows = await rowsOf(db, sql.raw(SHAPE)).catch(() => [])
  return JSON.stringify(rows)
}
