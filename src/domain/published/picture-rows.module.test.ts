import { asc, getTableColumns, gt, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { pictures } from '#domain/imaging/tables.server.ts'
import { readPacked } from '#platform/database/database.ts'
import { collect } from '#tests/collect.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'

/** More than are packed at once. */
const ROWS = 5_003

describe.each(ENGINES)('on %s', (engine) => {
  test('packed rows are what a plain query gives, in its order, times as text', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    await db.execute(sql`
      INSERT INTO pictures (original_key, format, width, height, ground, content_version, file_name, focus_x, focus_y, added_at)
      SELECT 'originals/"' || n || 'ü\\.jpg', 'jpeg', n, n, '#c0ffee', 'v' || n,
        CASE WHEN n % 2 = 0 THEN n || '.jpg' END, n / 7.0 - floor(n / 7.0), 0.1,
        timestamptz '2026-03-29 01:59:59.123456+01' + n * interval '7 hours'
      FROM generate_series(1, ${ROWS}::int) AS n`)
    const columns = getTableColumns(pictures)
    const where = gt(pictures.width, 1)
    const plain = await db.select().from(pictures).where(where).orderBy(asc(pictures.id))
    const packed = (await collect(readPacked(db, { table: pictures, columns, where }))).flat()
    expect(packed).toHaveLength(ROWS - 1)
    expect(packed.map((row) => ({ ...row, addedAt: new Date(row.addedAt) }))).toEqual(plain)
  })

  test('of an empty table there are none', async () => {
    await using database = await openTestDatabase(engine)
    const rows = readPacked(database.db, { table: pictures, columns: getTableColumns(pictures) })
    expect((await collect(rows)).flat()).toEqual([])
  })
})
