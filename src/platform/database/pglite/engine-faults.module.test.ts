import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { openLog } from '#platform/log.ts'
import { addDatabase } from '#tests/databases/data-folder.ts'
import { openCheckpoints, openPglite } from './open-pglite.server.ts'

const MEGABYTE = 1024 * 1024
/** A file of the log is called by its number; it has 16 MB. */
const LOG_FILE = /^[0-9A-F]{24}$/

async function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'zeichner-engine-'))
  addDatabase(folder)
  const database = await openPglite(join(folder, 'db'))
  await database.db.execute(sql`CREATE TABLE sheets (text text)`)
  const log = join(folder, 'db/pg_wal')
  return {
    ...database,
    log,
    countLogFiles: () => readdirSync(log).filter((name) => LOG_FILE.test(name)).length,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** About 20 MB of log. */
async function writeMuch(db: Database): Promise<void> {
  await db.execute(sql`INSERT INTO sheets SELECT repeat('x', 900) || n FROM generate_series(1, 20000) AS n`)
  await db.execute(sql`TRUNCATE sheets`)
}

test('after a panic of the engine, the query that met it fails, and so does each later one, instead of waiting', async () => {
  using world = await openFolder()
  await world.db.execute(sql`SELECT pg_switch_wal()`)
  rmSync(world.log, { recursive: true })
  await expect(world.db.execute(sql`INSERT INTO sheets VALUES ('a')`)).rejects.toThrow()
  const later = await world.db.execute(sql`SELECT 1`).catch((error: Error) => String(error.cause))
  expect(later).toContain('The embedded database has ended.')
})

test('the log of a database that is written to all the time stays small while it runs', async () => {
  using world = await openFolder()
  const checkpoints = openCheckpoints(world.db, openLog('silent'), 16 * MEGABYTE)
  const sizes: number[] = []
  for (let round = 0; round < 6; round++) {
    await writeMuch(world.db)
    await checkpoints.trigger()
    sizes.push(world.countLogFiles())
  }
  await checkpoints.close()
  await world.close()
  // Without checkpoints each round would add a file or two.
  expect(Math.max(...sizes)).toBeLessThanOrEqual((sizes[1] ?? 0) + 1)
})

test('rows that are few of many are found by an index once much was written', async () => {
  using world = await openFolder()
  const { db } = world
  const checkpoints = openCheckpoints(db, openLog('silent'), MEGABYTE)
  await checkpoints.trigger()
  await db.execute(sql`CREATE TABLE prints (id int PRIMARY KEY, artist int, added int, text text)`)
  await db.execute(sql`CREATE INDEX prints_artist ON prints (artist)`)
  await db.execute(sql`CREATE INDEX prints_added ON prints (added)`)
  await db.execute(
    sql`INSERT INTO prints SELECT n, n % 500, n, repeat('x', 300) FROM generate_series(1, 20000) AS n`,
  )
  await checkpoints.trigger()
  const rows = await rowsOf(
    db,
    sql`EXPLAIN SELECT * FROM prints WHERE artist = 7 ORDER BY added DESC LIMIT 40`,
  )
  await checkpoints.close()
  await world.close()
  expect(JSON.stringify(rows)).toContain('prints_artist')
})
