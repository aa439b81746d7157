import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedDemo } from '#demo/seed-demo.ts'
import { storeOriginal } from '#domain/imaging/originals/store-original.server.ts'
import { changeOriginal, listPictureRows } from '#domain/imaging/pictures.server.ts'
import { exportLists } from '#domain/import-export/export-lists.server.ts'
import { importLists } from '#domain/import-export/import-lists.server.ts'
import { isListName } from '#domain/import-export/list-names.ts'
import type { ListFile } from '#domain/import-export/read-list.server.ts'
import { systemClock } from '#platform/clock.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { anAnimation, checkPicture, openTestFiles } from '#tests/pictures.ts'
import { readCsvElsewhere } from '#tests/read-csv.ts'
import { SOMEBODY } from '#tests/staff.ts'
import { openTestDatabase } from '#tests/test-database.ts'
import { aSheet } from '#tests/uploads.ts'

const SIZE = { artists: 12, images: 16 }
const MOVING = 7

/** Every table has to be in one of these two lists, else the first test fails. */
const CONTENT = [
  'galleries',
  'artists',
  'images',
  'image_galleries',
  'pictures',
  'news',
  'news_images',
  'heroes',
  'banners',
  'testimonials',
  'redirects',
  'settings',
]
const NO_CONTENT = [
  // Data of visitors, and counts of rate limits.
  'decision_comments',
  'decision_people',
  'decision_rounds',
  'decision_votes',
  'deliveries',
  'delivery_acceptances',
  'delivery_downloads',
  'delivery_files',
  'delivery_parts',
  'enquiries',
  'enquiry_files',
  'erased_people',
  'letters',
  'outgoing_holds',
  'saved_collections',
  'page_views',
  'daily_sums',
  'monthly_sums',
  'proof_keys',
  'rate_limit_counts',
  'rate_limit_days',
  'reference_pictures',
  'sending_counts',
  'sending_days',
  'unanswered_searches',
  // Staff and their changes.
  'enquiry_answers',
  'enquiry_replies',
  'enquiry_shares',
  'notification_choices',
  'notifications',
  'reply_signatures',
  'reply_templates',
  'synonyms',
  'uploads',
  'picture_metadata',
  'distinct_images',
  'pending_changes',
  'preview_links',
  'staff_accounts',
  'staff_browsers',
  'staff_challenges',
  'staff_changes',
  'staff_imports',
  'staff_keys',
  'staff_identities',
  'staff_links',
  'staff_passkeys',
  'staff_passwords',
  'staff_second_factors',
  'staff_sessions',
  'staff_tokens',
  'staff_tries',
  'staff_used_codes',
  'webhooks',
  'webhook_deliveries',
  'announced_records',
  // Internal data that the program can compute again.
  'applied_migrations',
  'kept_rows',
  'removed_files',
  'visual_projections',
  'local_features',
  'visual_vectors',
]
/** Columns that are not imported: times of the import, and placeholders, which are computed again. */
const OF_THIS_PLACE = ['pictures.added_at', 'pictures.thumb_hash']

type Files = Parameters<typeof exportLists>[0]['files']
type Column = { name: string; usual: string | null }

test('every table is either exported content or listed as not exported', async () => {
  await using database = await openTestDatabase('pglite')
  const rows = await rowsOf(
    database.db,
    sql`SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const names = rows.map(({ name }) => String(name)).sort()
  expect(names).toEqual([...CONTENT, ...NO_CONTENT].sort())
})

test('an exported catalogue that is imported into an empty database equals the original, column by column', async () => {
  await using from = await openTestDatabase('pglite')
  await using to = await openTestDatabase('pglite')
  await using store = await openTestFiles()
  await using copies = await openTestFiles()
  await seedDemo(from.db, SIZE, new Date('2026-05-01T12:00:00Z'), () => {})
  await fillAllColumns(from.db, store.files)
  expect(await listUnusedColumns(from.db)).toEqual([])
  const { lists, pictures, rows } = await exportAll(from.db, store.files)
  expect(lists.reduce((sum, { bytes }) => sum + readCsvElsewhere(bytes).length - 1, 0)).toBe(rows)
  const source = {
    readPicture: async (name: string) => pictures.get(name) ?? null,
    checkPicture,
  }
  const needs = { db: to.db, files: copies.files, clock: systemClock, source, staff: SOMEBODY }
  const report = await importLists(needs, lists, false)
  expect(report.counts).toMatchObject({ refused: 0, 'held-back': 0, changed: 0, same: 0 })
  expect(await readEverything(to.db)).toEqual(await readEverything(from.db))

  const again = await importLists(needs, lists, false)
  expect(again.counts).toMatchObject({ new: 0, changed: 0, refused: 0, same: report.counts.new })
  const exported = await exportAll(to.db, copies.files)
  expect(exported.lists.map(toText)).toEqual(lists.map(toText))
  expect(exported.pictures).toEqual(pictures)
}, 120_000)

/** Content that the demo does not create. */
async function fillAllColumns(db: Database, files: Files): Promise<void> {
  for (const id of (await listPictureRows(db)).keys()) {
    const bytes =
      id === MOVING
        ? await anAnimation(30, 20, [100, 100])
        : await aSheet(`#d62${String(id).padStart(3, '0')}`)
    const check = await checkPicture(bytes)
    if (check.outcome === 'refused') throw new Error(check.reason)
    await changeOriginal(db, id, await storeOriginal({ db, files }, id, bytes, check))
  }
  const statements = [
    sql`UPDATE artists SET reviews_changes = false, new_work_styles = (SELECT array_agg(german_url) FROM galleries WHERE id < 3) WHERE id = 1`,
    sql`UPDATE artists SET email = 'ada@example.com', web_addresses = E'https://a.example\nhttps://b.example' WHERE id = 1`,
    sql`UPDATE images SET alt_unseen = true WHERE id % 5 = 0`,
    // Written in one language, as news may be.
    sql`UPDATE news SET title_en = '', intro_en = '', body_en = '', meta_en = '', image_alt_en = '' WHERE id = 1`,
    sql`UPDATE pictures SET focus_x = 1 / (id + 0.7), focus_y = 0.1 + 0.2`,
    sql`UPDATE pictures SET file_name = 'bild-' || id || '.jpg' WHERE file_name IS NULL`,
    sql`UPDATE images SET embed_code = '<iframe src="https://player.vimeo.com/video/76979871" allowfullscreen></iframe>' WHERE id % 2 = 0`,
    sql`UPDATE images SET hidden = true, animation = true, position = 3 + id WHERE id % 3 = 0`,
    ...['artists', 'images', 'heroes'].map((table) =>
      sql.raw(
        `UPDATE ${table} SET published_from = '2026-03-29T01:00:00.123Z', published_until = '2099-10-25T00:30Z'`,
      ),
    ),
    sql`UPDATE news SET published_until = '2099-10-25T00:30Z' WHERE id = 1`,
    sql`INSERT INTO redirects (from_path, to_address, permanent) VALUES ('/alt', '/news', false), ('/vor', 'https://example.com/a', true)`,
    sql`INSERT INTO settings (name, text_de, text_en) VALUES ('notice', '=Heute zu', 'Closed today')`,
  ]
  for (const statement of statements) await db.execute(statement)
  for (const table of ['artists', 'galleries', 'news', 'testimonials'])
    await db.execute(sql`UPDATE ${sql.identifier(table)} SET hidden = true WHERE id = 2`)
  await db.execute(sql`UPDATE heroes SET hidden = true WHERE position = (SELECT min(position) FROM heroes)`)
}

/** Columns that only have default values, so that losing them would not be noticed. */
async function listUnusedColumns(db: Database): Promise<string[]> {
  const unused: string[] = []
  for (const table of CONTENT) {
    for (const { name, usual } of await listColumns(db, table)) {
      const column = sql.identifier(name)
      const [row] = await rowsOf(
        db,
        sql`SELECT EXISTS (SELECT 1 FROM ${sql.identifier(table)}
          WHERE ${column} IS DISTINCT FROM (${sql.raw(usual ?? 'NULL')})) AS used`,
      )
      if (row?.used !== true) unused.push(`${table}.${name}`)
    }
  }
  return unused
}

/** Leaves out columns that only the version before still reads. */
async function listColumns(db: Database, table: string): Promise<Column[]> {
  const rows = await rowsOf(
    db,
    sql`SELECT column_name AS name, column_default AS usual FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ${table} AND udt_name <> 'tsvector' ORDER BY ordinal_position`,
  )
  return rows
    .map(({ name, usual }) => ({ name: String(name), usual: usual === null ? null : String(usual) }))
    .filter(({ name }) => !OF_THIS_PLACE.includes(`${table}.${name}`))
}

async function exportAll(db: Database, files: Files) {
  const lists: ListFile[] = []
  const pictures = new Map<string, Uint8Array>()
  const progress: string[] = []
  const add = async (file: string, bytes: Uint8Array) => {
    const [name = '', ending] = file.split('.')
    if (ending === 'csv' && isListName(name)) lists.push({ name, ending, bytes })
    else pictures.set(file.replace('pictures/', ''), bytes)
  }
  const { rows } = await exportLists({ db, files }, add, (text) => progress.push(text))
  expect(progress.at(-1)).toBe(`${pictures.size - 1} of ${pictures.size} pictures`)
  return { lists, pictures, rows }
}

function toText({ name, bytes }: ListFile): string {
  return `${name}\n${Buffer.from(bytes).toString()}`
}

/** All rows of all content, without the columns that are not imported. */
async function readEverything(db: Database): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {}
  for (const table of CONTENT) {
    const columns = (await listColumns(db, table)).map(({ name }) => sql.identifier(name))
    all[table] = await rowsOf(
      db,
      sql`SELECT ${sql.join(columns, sql`, `)} FROM ${sql.identifier(table)} ORDER BY 1, 2`,
    )
  }
  return all
}
