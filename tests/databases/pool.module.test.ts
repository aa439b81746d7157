import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type OpenDatabase, rowsOf } from '#platform/database/database.ts'
import { addArtist } from '#tests/builders.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { ENGINES } from '#tests/test-database.ts'
import { checkOutDatabase } from './pool.ts'

async function countRows({ db }: OpenDatabase): Promise<number> {
  const tables = await rowsOf(
    db,
    sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'applied_migrations'`,
  )
  const counts = await Promise.all(
    tables.map(async ({ tablename }) => {
      const [row] = await rowsOf(
        db,
        sql`SELECT count(*)::int AS count FROM ${sql.identifier(String(tablename))}`,
      )
      return Number(row?.count)
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

async function settingOf({ db }: OpenDatabase): Promise<unknown> {
  const [row] = await rowsOf(db, sql`SELECT current_setting('lock_timeout') AS setting`)
  return row?.setting
}

test.each(ENGINES)(
  'the next test on %s finds no row, ids from one, and the session as it began',
  async (engine) => {
    const first = await checkOutDatabase(engine)
    await fillSmallCatalogue(first.database.db)
    await first.database.db.execute(sql`SET lock_timeout = '7s'`)
    expect(await countRows(first.database)).toBeGreaterThan(20)
    await first.release()
    const second = await checkOutDatabase(engine)
    expect(second.url).toBe(first.url)
    expect(await countRows(second.database)).toBe(0)
    expect(await settingOf(second.database)).toBe('0')
    expect(await addArtist(second.database.db)).toBe(1)
    await second.release()
  },
)

test.each(ENGINES)('two concurrent tests on %s get two databases', async (engine) => {
  const one = await checkOutDatabase(engine)
  const other = await checkOutDatabase(engine)
  await addArtist(one.database.db)
  expect(await countRows(other.database)).toBe(0)
  await Promise.all([one.release(), other.release()])
})

test.each(ENGINES)(
  'what comes after the end of a test is refused on %s, and written nowhere',
  async (engine) => {
    const { database, release } = await checkOutDatabase(engine)
    await release()
    await expect(addArtist(database.db)).rejects.toThrow()
    const next = await checkOutDatabase(engine)
    expect(await countRows(next.database)).toBe(0)
    await next.release()
  },
)

test.each(ENGINES)('a listener on %s is called for notifications of its own test only', async (engine) => {
  const received: string[] = []
  const first = await checkOutDatabase(engine)
  await first.database.listen('words', (payload) => received.push(payload))
  await first.database.db.execute(sql`SELECT pg_notify('words', 'own')`)
  await expect.poll(() => received).toEqual(['own'])
  await first.release()
  const next = await checkOutDatabase(engine)
  const receivedByNext: string[] = []
  await next.database.listen('words', (payload) => receivedByNext.push(payload))
  await next.database.db.execute(sql`SELECT pg_notify('words', 'of another')`)
  await expect.poll(() => receivedByNext).toEqual(['of another'])
  expect(received).toEqual(['own'])
  await next.release()
})

test.each([
  ['a column', sql`ALTER TABLE artists ADD COLUMN left_behind text`],
  ['a table with another name', sql`ALTER TABLE settings RENAME TO gone`],
  ['a trigger that is off', sql`ALTER TABLE settings DISABLE TRIGGER announce_settings`],
  ['a migration that is forgotten', sql`DELETE FROM applied_migrations`],
  ['the tables gone', sql`DROP SCHEMA public CASCADE`],
])('a database with %s is not used again', async (_what, change) => {
  const first = await checkOutDatabase('pglite')
  await first.database.db.execute(change)
  await first.release()
  const next = await checkOutDatabase('pglite')
  expect(await rowsOf(next.database.db, sql`SELECT * FROM artists`)).toEqual([])
  const left = sql`SELECT count(*)::int AS count FROM pg_attribute WHERE attname = 'left_behind'`
  expect(await rowsOf(next.database.db, left)).toEqual([{ count: 0 }])
  expect(await rowsOf(next.database.db, sql`SELECT * FROM applied_migrations`)).not.toEqual([])
  await next.release()
})

test('a database with a running transaction is not used again', async () => {
  const first = await checkOutDatabase('pglite')
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const open = first.database.db.transaction(async (tx) => {
    await addArtist(tx)
    begin()
    await new Promise(() => {})
  })
  open.catch(() => {})
  await begun
  await first.release()
  const next = await checkOutDatabase('pglite')
  expect(await addArtist(next.database.db)).toBe(1)
  await next.release()
})
