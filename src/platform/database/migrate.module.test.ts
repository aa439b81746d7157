import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { VERSION } from '#platform/version.server.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { type Engine, rowsOf } from './database.ts'
import { createSchema, knownHashes, MIGRATIONS, migrate, schemaOf } from './migrate.server.ts'
import { OLDEST_SCHEMA } from './schema-promise.ts'

async function openWithoutTables(engine: Engine) {
  const database = await openTestDatabase(engine)
  await database.db.execute(sql`DROP SCHEMA public CASCADE`)
  await database.db.execute(sql`CREATE SCHEMA public`)
  return database
}

/** Opens a database as the program of that schema left it: without a version in its list of migrations. */
async function openFormer(engine: Engine, schema: number) {
  const database = await openWithoutTables(engine)
  const hashes = knownHashes().slice(0, schema + 1)
  await database.db.transaction((tx) => createSchema(tx, { hashes, version: null }))
  await database.db.execute(sql`ALTER TABLE applied_migrations DROP COLUMN version`)
  return database
}

test.each(ENGINES)('on %s a database without tables is made, and says the version', async (engine) => {
  await using database = await openWithoutTables(engine)
  expect(await schemaOf(database.db)).toEqual({ hashes: [], version: null })
  expect(await migrate(database, MIGRATIONS)).toBe(knownHashes().length)
  expect(await schemaOf(database.db)).toEqual({ hashes: knownHashes().sort(), version: VERSION })
  expect(await migrate(database, MIGRATIONS)).toBe(0)
})

test.each(ENGINES)(
  'on %s the oldest schema of the promise is upgraded, an older one refused',
  async (engine) => {
    await using oldest = await openFormer(engine, OLDEST_SCHEMA)
    expect(await schemaOf(oldest.db)).toMatchObject({ version: null })
    expect(await migrate(oldest, MIGRATIONS)).toBe(knownHashes().length - OLDEST_SCHEMA - 1)
    await using older = await openFormer(engine, OLDEST_SCHEMA - 1)
    await expect(migrate(older, MIGRATIONS)).rejects.toThrow(
      `The database has schema ${OLDEST_SCHEMA - 1}, and ${VERSION} upgrades from schema ${OLDEST_SCHEMA} on`,
    )
    expect((await schemaOf(older.db)).hashes).toEqual(knownHashes().slice(0, OLDEST_SCHEMA).sort())
  },
)

test.each(ENGINES)('on %s an upgrade that fails leaves the schema of before', async (engine) => {
  await using database = await openFormer(engine, OLDEST_SCHEMA)
  const before = await schemaOf(database.db)
  // The name that a later migration gives.
  await database.db.execute(sql`CREATE TABLE drafts (mine text)`)
  await expect(migrate(database, MIGRATIONS)).rejects.toThrow()
  expect(await schemaOf(database.db)).toEqual(before)
  const recipes = sql`SELECT 1 FROM information_schema.columns WHERE table_name = 'pictures' AND column_name = 'recipe'`
  expect(await rowsOf(database.db, recipes)).toHaveLength(1)
})

test.each(ENGINES)('on %s a database of a later version is refused with its number', async (engine) => {
  await using database = await openTestDatabase(engine)
  await database.db.execute(sql`INSERT INTO applied_migrations (hash, version, applied_at)
    VALUES ('of a later one', '99.0.0', now() + interval '1 second')`)
  await expect(migrate(database, MIGRATIONS)).rejects.toThrow(
    `The database belongs to version 99.0.0 of this program (schema ${knownHashes().length}), and this is ${VERSION} (schema ${knownHashes().length - 1}); use that version or a later one.`,
  )
})

test('a database of a version that told no number is refused', async () => {
  await using database = await openTestDatabase('pglite')
  await database.db.execute(sql`INSERT INTO applied_migrations (hash) VALUES ('a hash from the future')`)
  await expect(migrate(database, MIGRATIONS)).rejects.toThrow('another version of this program')
})
