import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { exportLists } from '#agency/transfer/export-lists.server.ts'
import { importLists } from '#agency/transfer/import-lists.server.ts'
import { isListName } from '#agency/transfer/list-names.ts'
import type { ListFile } from '#agency/transfer/read-list.server.ts'
import { systemClock } from '#base/clock.ts'
import { type Database, rowsOf } from '#base/database/database.ts'
import { openTestFiles } from '#tests/pictures.ts'
import { SOMEBODY } from '#tests/staff.ts'
import { openTestDatabase } from '#tests/test-database.ts'
import { seedDemo } from '#tools/demo/seed-demo.ts'

const SIZE = { artists: 12, images: 60 }
const TABLES = [
  'galleries',
  'artists',
  'images',
  'image_galleries',
  'news',
  'news_images',
  'heroes',
  'banners',
  'testimonials',
] as const
const NO_PICTURES = { readPicture: async () => null }

test('an exported catalogue that is imported into an empty database equals the original', async () => {
  await using from = await openTestDatabase('pglite')
  await using to = await openTestDatabase('pglite')
  await using store = await openTestFiles()
  await seedDemo(from.db, SIZE, new Date('2026-05-01T12:00:00Z'), () => {})
  const lists = await exportAll(from.db, store.files)
  const needs = { db: to.db, files: store.files, clock: systemClock, source: NO_PICTURES, staff: SOMEBODY }
  const report = await importLists(needs, lists, false)
  expect(report.counts).toMatchObject({ refused: 0, 'held-back': 0, changed: 0, same: 0 })
  expect(await readEverything(to.db)).toEqual(await readEverything(from.db))

  const again = await importLists(needs, lists, false)
  expect(again.counts).toMatchObject({ new: 0, changed: 0, refused: 0, same: report.counts.new })
  expect((await exportAll(to.db, store.files)).map(toText)).toEqual(lists.map(toText))
}, 120_000)

async function exportAll(
  db: Database,
  files: Parameters<typeof exportLists>[0]['files'],
): Promise<ListFile[]> {
  const lists: ListFile[] = []
  await exportLists({ db, files }, async (file, bytes) => {
    const name = file.split('.')[0] ?? ''
    if (isListName(name)) lists.push({ name, ending: 'csv', bytes })
  })
  return lists
}

function toText({ name, bytes }: ListFile): string {
  return `${name}\n${Buffer.from(bytes).toString()}`
}

/** All rows of the catalogue; of pictures what does not follow from when they came in or were looked at. */
async function readEverything(db: Database): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {}
  for (const table of TABLES)
    all[table] = await rowsOf(db, sql`SELECT * FROM ${sql.identifier(table)} ORDER BY 1, 2`)
  all.pictures = await rowsOf(
    db,
    sql`SELECT id, recipe, format, frames, width, height, ground, content_version, file_name
      FROM pictures ORDER BY id`,
  )
  return all
}
