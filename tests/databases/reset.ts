import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#base/database/database.ts'

/** Empties the tables that have rows, and lets what counts begin anew. Triggers are not told. */
const EMPTY_TABLES = `DO $$
DECLARE
  name text;
  has_rows boolean;
  filled text[] := '{}';
BEGIN
  SET LOCAL session_replication_role = replica;
  FOR name IN SELECT format('%I.%I', schemaname, tablename) FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> 'applied_migrations' LOOP
    EXECUTE 'SELECT EXISTS (SELECT FROM ' || name || ')' INTO has_rows;
    IF has_rows THEN filled := filled || name; END IF;
  END LOOP;
  IF filled <> '{}' THEN EXECUTE 'TRUNCATE ' || array_to_string(filled, ', ') || ' CASCADE'; END IF;
  FOR name IN SELECT format('%I.%I', schemaname, sequencename) FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL LOOP
    EXECUTE 'ALTER SEQUENCE ' || name || ' RESTART';
  END LOOP;
END $$`

/** What a session keeps: settings, temporary tables, advisory locks. */
const FORGET_SESSION = ['RESET ALL', 'DISCARD TEMP', 'SELECT pg_advisory_unlock_all()']

/** Whatever a test could have changed besides rows: columns, constraints, triggers, indexes, functions, applied migrations. */
const SHAPE = sql`SELECT md5(string_agg(part, ',' ORDER BY part)) AS shape FROM (
  SELECT concat(attrelid::regclass, attname, atttypid, attnotnull) AS part FROM pg_attribute
    JOIN pg_class ON pg_class.oid = attrelid WHERE relnamespace = 'public'::regnamespace AND attnum > 0
  UNION ALL SELECT concat(conrelid::regclass, conname) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT concat(tgrelid::regclass, tgname, tgenabled) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT concat(oid::regprocedure, md5(prosrc)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT concat(sequencename, start_value) FROM pg_sequences WHERE schemaname = 'public'
  UNION ALL SELECT hash FROM applied_migrations) AS parts`

/** A database without a row, its sequences at their start, its session as it began. */
export async function emptyDatabase(db: Database): Promise<void> {
  for (const statement of FORGET_SESSION) await db.execute(sql.raw(statement))
  await db.execute(sql.raw(EMPTY_TABLES))
}

/** Equal on two databases exactly when their tables are alike. */
export async function shapeOf(db: Database): Promise<unknown> {
  // Without the table of the migrations it is like no other.
  const rows = await rowsOf(db, SHAPE).catch(() => [])
  return rows[0]?.shape ?? null
}
