import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Database, type Engine, type OpenDatabase, rowsOf } from '#platform/database/database.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { addArtist } from '#tests/builders.ts'
import { contentsOf } from '#tests/former-schemas/contents-of.ts'
import { fillEveryTable } from '#tests/former-schemas/fill-every-table.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { backUp, type Stores } from './back-up.server.ts'
import { restoreBackup } from './restore-backup.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

type TestSite = Stores & AsyncDisposable & { folder: string }

async function openTestSite(engine: Engine): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  const database = await openTestDatabase(engine)
  const files = await openFileStore({ kind: 'folder' }, join(folder, 'files'))
  await addOddTable(database.db)
  return {
    database,
    files,
    folder,
    [Symbol.asyncDispose]: async () => {
      await database[Symbol.asyncDispose]()
      await rm(folder, { recursive: true })
    },
  }
}

/** Column types that our tables do not have yet, but may get. */
async function addOddTable(db: Database): Promise<void> {
  await db.execute(sql`CREATE TABLE oddities (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "Straße" text, flags boolean[], words text[], amount numeric,
    ratio double precision, bytes bytea, facts jsonb, plain json, at timestamptz, local timestamp, day date,
    span interval, key uuid, doubled numeric GENERATED ALWAYS AS (amount * 2) STORED)`)
}

async function fillOddTable(db: Database): Promise<void> {
  await db.execute(sql`INSERT INTO oddities ("Straße", flags, words, amount, ratio, bytes, facts, plain, at, local, day, span, key)
    VALUES (${'Größe "7" \\ 🐋 \n Zeile\t2\u2028'}, '{t,f,NULL}', '{"a,b","",NULL,"{c}"}', 12345678901234567890.0123456789,
      0.1, '\\x00ff10', '{"a": [1, null, "ü"], "n": 12345678901234567890}', '{"b":  1}', '2024-02-29 23:59:59.123456+05:30',
      '2024-03-31 02:30:00.001', '0044-03-15 BC', '1 mon -3 days 04:05:06.7', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'),
    (NULL, NULL, '{}', 'NaN', 'Infinity', '', 'null', NULL, 'infinity', NULL, NULL, NULL, NULL)`)
  // Ids of deleted rows must not be used again.
  await db.execute(sql`INSERT INTO oddities ("Straße") VALUES ('gone'), ('gone too')`)
  await db.execute(sql`DELETE FROM oddities WHERE "Straße" LIKE 'gone%'`)
}

async function fill(stores: Stores): Promise<void> {
  await fillEveryTable(stores)
  await fillOddTable(stores.database.db)
}

const ways = ENGINES.flatMap((from) => ENGINES.map((to) => [from, to] as const))

describe.each(ways)('from %s to %s', (from, to) => {
  test('all rows, originals and sequences are restored', async () => {
    await using source = await openTestSite(from)
    await using target = await openTestSite(to)
    await fill(source)
    const path = join(source.folder, 'backup.tar.gz')
    const saved = await backUp(source, path, NOW)
    const restored = await restoreBackup(target, path)
    expect(restored).toEqual(saved)
    const contents = await contentsOf(source)
    expect(Object.values(contents.rows).every((rows) => rows.length > 0)).toBe(true)
    expect(contents.originals).toHaveProperty(['originals/900/3f9a.png'], '000102ff')
    expect(contents.originals).toHaveProperty(['originals/deliveries/1/1/a'])
    expect(await contentsOf(target)).toEqual(contents)
    expect(await nextOddId(target)).toBe('5')
    expect(await readdir(source.folder)).toEqual(['backup.tar.gz', 'files'])
  })
})

test.runIf(ENGINES.includes('postgres')).each([
  ['pglite', 'postgres'],
  ['postgres', 'pglite'],
] as const)('%s to %s and back gives the same content', async (here, there) => {
  await using first = await openTestSite(here)
  await using between = await openTestSite(there)
  await using last = await openTestSite(here)
  await fill(first)
  await backUp(first, join(first.folder, 'one.tar.gz'), NOW)
  await restoreBackup(between, join(first.folder, 'one.tar.gz'))
  await backUp(between, join(first.folder, 'two.tar.gz'), NOW)
  await restoreBackup(last, join(first.folder, 'two.tar.gz'))
  expect(await contentsOf(last)).toEqual(await contentsOf(first))
})

test('more rows than fit into one chunk are restored, and new rows get new ids', async () => {
  await using source = await openTestSite('pglite')
  await using target = await openTestSite('pglite')
  await source.database.db.execute(
    sql`INSERT INTO oddities ("Straße") SELECT 'Haus ' || n FROM generate_series(1, 1234) n`,
  )
  await backUp(source, join(source.folder, 'backup.tar.gz'), NOW)
  expect(await restoreBackup(target, join(source.folder, 'backup.tar.gz'))).toMatchObject({ rows: 1234 })
  expect(await contentsOf(target)).toEqual(await contentsOf(source))
})

test('a site without rows can be backed up', async () => {
  await using source = await openTestSite('pglite')
  await using target = await openTestSite('pglite')
  await backUp(source, join(source.folder, 'backup.tar.gz'), NOW)
  expect(await restoreBackup(target, join(source.folder, 'backup.tar.gz'))).toMatchObject({
    rows: 0,
    originals: 0,
  })
})

test.each(ENGINES)('a backup on %s is consistent while rows are written', async (engine) => {
  await using source = await openTestSite(engine)
  await using target = await openTestSite('pglite')
  const { db } = source.database
  const path = join(source.folder, 'backup.tar.gz')
  const writing = backUp(source, path, NOW)
  for (let number = 0; number < 20; number++) {
    await db.transaction((tx) => addArtist(tx, { code: `artist-${number}` }))
  }
  await writing
  await restoreBackup(target, path)
  const { rows } = await contentsOf(target)
  expect(rows.artists?.length).toBe(rows.pictures?.length)
})

/** Lets a backup go on when all its rows are read, while its transaction is still open. */
function heldMidway(database: OpenDatabase) {
  const held = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const transaction: Database['transaction'] = (work, config) =>
    database.db.transaction(async (tx) => {
      const result = await work(tx)
      held.resolve()
      await gate.promise
      return result
    }, config)
  const db = new Proxy(database.db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  })
  return { database: { ...database, db }, held: held.promise, goOn: gate.resolve }
}

test('while a backup reads the embedded database others read too, and writes wait for its end', async () => {
  await using source = await openTestSite('pglite')
  await using target = await openTestSite('pglite')
  await fill(source)
  const before = await contentsOf(source)
  const path = join(source.folder, 'backup.tar.gz')
  const { database, held, goOn } = heldMidway(source.database)
  const writing = backUp({ ...source, database }, path, NOW)
  await held
  const { db } = source.database
  expect(source.database.isBackingUp?.()).toBe(true)
  const events: string[] = []
  const adding = db
    .execute(sql`INSERT INTO oddities ("Straße") VALUES ('late')`)
    .then(() => events.push('written'))
  await expect(db.execute(sql`SELECT 1 / 0`)).rejects.toMatchObject({ cause: { code: '22012' } })
  await Promise.all(
    ['one', 'two'].map((word) => rowsOf(db, sql`SELECT ${word}::text`).then(() => events.push('read'))),
  )
  expect(await rowsOf(db, sql`SELECT "Straße" FROM oddities WHERE "Straße" = 'late'`)).toEqual([])
  goOn()
  await Promise.all([writing, adding])
  expect(events).toEqual(['read', 'read', 'written'])
  expect(source.database.isBackingUp?.()).toBe(false)
  await restoreBackup(target, path)
  expect(await contentsOf(target)).toEqual(before)
  expect(await rowsOf(db, sql`SELECT id FROM oddities WHERE "Straße" = 'late'`)).toHaveLength(1)
})

async function nextOddId({ database }: Stores): Promise<unknown> {
  const [row] = await rowsOf(database.db, sql`INSERT INTO oddities (amount) VALUES (1) RETURNING id::text`)
  return row?.id
}
