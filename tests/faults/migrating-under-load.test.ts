import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { openPostgres } from '#platform/database/open-postgres.server.ts'
import { openLog } from '#platform/log.ts'
import { findPostgresPrograms, openPostgresServer } from '#tests/machines/postgres-server.ts'
import { openTestFolder } from '#tests/run-program.ts'

const CONNECTIONS = 6

/** A folder with one migration. */
async function openMigrations(statements: readonly string[]) {
  const place = await openTestFolder()
  const entry = { idx: 0, version: '7', when: 1, tag: '0000_change', breakpoints: true }
  await mkdir(join(place.folder, 'meta'))
  await writeFile(
    join(place.folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries: [entry] }),
  )
  await writeFile(join(place.folder, '0000_change.sql'), statements.join('--> statement-breakpoint\n'))
  return place
}

test.runIf(findPostgresPrograms() !== null)(
  'a migration of a table that is read for long lets others read it meanwhile, and has no limit of time itself (needs PostgreSQL)',
  async () => {
    await using server = await openPostgresServer()
    await using place = await openMigrations([
      'ALTER TABLE works ADD COLUMN year integer',
      `DO $$ BEGIN ASSERT current_setting('statement_timeout') = '0'; END $$`,
    ])
    const database = await openPostgres(server.url, CONNECTIONS, openLog('silent'))
    const { db } = database
    await db.execute(sql`CREATE TABLE works (id integer)`)
    const readEnough = Promise.withResolvers<void>()
    const reading = db.transaction(async (tx) => {
      await tx.execute(sql`SELECT * FROM works`)
      await readEnough.promise
    })
    const migrating = migrate(database, place.folder)
    const waiting = sql`SELECT count(*)::int AS locks FROM pg_locks WHERE NOT granted`
    await expect.poll(() => rowsOf(db, waiting)).toEqual([{ locks: 1 }])
    // It ends although the first transaction goes on reading.
    await db.execute(sql`SELECT * FROM works`)
    readEnough.resolve()
    await reading
    expect(await migrating).toBe(1)
    expect(await rowsOf(db, sql`SELECT year FROM works`)).toEqual([])
    await database.close()
  },
)
