import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openRound } from '#domain/collection/deciding/rounds.server.ts'
import { decisionComments, decisionPeople, decisionVotes } from '#domain/collection/deciding/tables.server.ts'
import { saveCollection } from '#domain/collection/saved-collections.server.ts'
import { countSending } from '#domain/enquiries/collection-email/sending-limits.server.ts'
import { WHOLE_LOOK } from '#domain/search/part/look.ts'
import { saveReference } from '#domain/search/reference/reference-pictures.server.ts'
import { type Database, type Engine, rowsOf } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { queueEmail } from '#platform/mail/queue/email-queue.server.ts'
import { openRateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { addArtist, addPicture } from '#tests/builders.ts'
import { fillStaff } from '#tests/fill-staff.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { backUp, type Stores } from './back-up.server.ts'
import { listSequences, listTables } from './discover-tables.server.ts'
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

async function fill({ database, files }: Stores): Promise<void> {
  await fillSmallCatalogue(database.db)
  await fillOddTable(database.db)
  const { id } = await saveCollection(database.db, {
    entries: [{ imageId: 1, note: 'für Seite 4' }],
    language: 'de',
    now: NOW,
    keptDays: 90,
  })
  await fillRound(database.db, id)
  await database.db.execute(sql`INSERT INTO kept_rows (action_id, table_name, operation, former, kept_at)
    VALUES ('a', 'redirects', 'DELETE', '{"from_path": "/ü"}', ${NOW.toISOString()})`)
  await queueEmail(database.db, { kind: 'test', payload: { to: 'ä' }, domain: 'zeichner.example', now: NOW })
  const limits = { sender: 1, recipient: 1, network: 1, all: 1 }
  const sending = { sender: 'a@b.example', recipient: 'c@d.example', networkAddress: '::1' }
  await countSending(database.db, sending, limits, NOW)
  const vector = Float32Array.of(0.5, -1)
  const crops = [{ ...WHOLE_LOOK, content: vector, style: vector, colours: vector }]
  const embedding = { embedder: 'test', crops, colours: vector, blank: false }
  await saveReference(database.db, { embedding, thumbnail: Uint8Array.of(82) }, NOW)
  await database.db.execute(sql`INSERT INTO visual_projections (id, embedder, body, ready, fitted_at)
    VALUES ('test', 'test', '\\x00ff', true, ${NOW.toISOString()})`)
  await database.db.execute(sql`INSERT INTO visual_vectors (picture_id, projection, embedder, content_version, content, style, colours)
    VALUES (1, 'test', 'test', 'a', '\\x01', '\\x02', '\\x03')`)
  await database.db.execute(
    sql`INSERT INTO distinct_images (image_id, other_id, marked_at)
      SELECT min(id), max(id), ${NOW.toISOString()} FROM images`,
  )
  await database.db.execute(sql`INSERT INTO page_views VALUES ('2026-11-20', '/', 'de', '', 'wide', 3)`)
  await database.db.execute(sql`INSERT INTO enquiries (id, kind, email, language, fields, received_at)
    VALUES ('a', 'enquiry', 'a@b.example', 'de', '{}', ${NOW.toISOString()})`)
  await database.db.execute(
    sql`INSERT INTO enquiry_files VALUES ('a', 0, 'ä.pdf', 'application/pdf', 'originals/a', 1)`,
  )
  await database.db.execute(sql`INSERT INTO enquiry_replies
    VALUES ('a', 'a', 'b', 'c', 'Frieda', 'frieda@example.com', 'Ihre Anfrage', 'Gern.', 'sent', ${NOW.toISOString()})`)
  await database.db.execute(sql`INSERT INTO local_features VALUES (1, 'a', '\\x0102')`)
  await database.db.execute(sql`INSERT INTO synonyms (word, finds) VALUES ('Elb', 'elf')`)
  await database.db.execute(sql`INSERT INTO unanswered_searches VALUES ('2026-11-20', 'klabauter', 3)`)
  await database.db.execute(
    sql`INSERT INTO reply_templates (name, text_de, text_en) VALUES ('Dank', 'Vielen Dank', 'Thank you')`,
  )
  await database.db.execute(sql`INSERT INTO staff_changes (staff_id, staff_name, action, resource, record_id, details, changed_at)
    VALUES ('a', 'Frieda', 'change', 'images', '1', '{"Rating": {"from": 0, "to": 1}}', ${NOW.toISOString()})`)
  await database.db.execute(sql`INSERT INTO staff_imports (id, is_trial, state, handled, total, began_at, seen_at)
    VALUES ('a', true, 'failed', 0, 0, ${NOW.toISOString()}, ${NOW.toISOString()})`)
  await database.db.execute(sql`INSERT INTO drafts (resource, record_id, fields, base_revision, revision, staff_name, saved_at)
    VALUES ('news', '1', '{"TitleDe": "Bälde"}', 'a', 'b', 'Frieda', ${NOW.toISOString()})`)
  await database.db.execute(sql`INSERT INTO preview_links (token_hash, resource, record_id, lasting, staff_name, created_at, expires_at)
    VALUES ('a', 'news', '1', 'colleague', 'Frieda', ${NOW.toISOString()}, ${NOW.toISOString()})`)
  await database.db.execute(sql`INSERT INTO uploads (id, staff_id, record, parts, arrived)
    VALUES ('a', 'a', '{}', '[]', 0)`)
  await database.db.execute(sql`INSERT INTO redirects (from_path, to_address) VALUES ('/alt', '/news')`)
  await database.db.execute(sql`INSERT INTO settings VALUES ('notice', 'Zu', 'Closed')`)
  await database.db.execute(
    sql`INSERT INTO removed_files VALUES ('originals/gone.png', ${NOW.toISOString()})`,
  )
  await fillStaff(database.db, NOW)
  await database.db.execute(sql`INSERT INTO proof_keys VALUES ('test', 'key')`)
  await openRateLimits(database.db, { now: () => NOW }).take({ name: 'test', most: 1, withinSeconds: 1 }, 'a')
  const key = 'originals/900/3f9a.png'
  await files.write(key, Buffer.from([0, 1, 2, 255]))
  await files.write('originals/901/empty.png', Buffer.alloc(0))
  await files.write('variants/900/640.webp', Buffer.from('made again'))
  await addPicture(database.db, {
    originalKey: key,
    format: 'png',
    fileName: 'straße.png'.replace('ß', 'ss'),
  })
}

async function fillRound(db: Database, collectionId: string): Promise<void> {
  const round = await openRound({ db, id: collectionId, now: NOW })
  if (round.outcome !== 'opened') throw new Error(`The round was not opened: ${round.outcome}.`)
  await db.insert(decisionPeople).values({ id: 'a', collectionId: round.id, name: 'Änne' })
  await db.insert(decisionVotes).values({ personId: 'a', imageId: 1, votedAt: NOW })
  await db
    .insert(decisionComments)
    .values({ id: 'a', personId: 'a', imageId: 1, text: 'Größer?', writtenAt: NOW })
}

/** The whole content of a site, computed columns included, in a form that is equal on both engines. */
async function contentsOf({ database, files }: Stores) {
  const rows = await database.db.transaction(readEveryRow)
  // The version of the content differs, because a restore is a change.
  const sequences = (await listSequences(database.db)).filter(({ name }) => name !== 'catalogue_version')
  return { rows, sequences, originals: await originalsOf(files) }
}

async function readEveryRow(tx: Database): Promise<Record<string, unknown[]>> {
  await tx.execute(sql`SET LOCAL timezone = 'UTC'`)
  const found: Record<string, unknown[]> = {}
  for (const { name } of await listTables(tx)) {
    const table = sql`SELECT t::text AS row FROM public.${sql.identifier(name)} t ORDER BY t::text COLLATE "C"`
    found[name] = (await rowsOf(tx, table)).map(({ row }) => row)
  }
  return found
}

async function originalsOf(files: FileStore): Promise<Record<string, string>> {
  const originals: Record<string, string> = {}
  for await (const { key } of files.list('originals'))
    originals[key] = (await files.read(key))?.toString('hex') ?? 'gone'
  return originals
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
    expect(await contentsOf(target)).toEqual(contents)
    expect(await nextOddId(target)).toBe('5')
    expect(await readdir(source.folder)).toEqual(['backup.tar.gz', 'files'])
  })
})

test.runIf(ENGINES.includes('postgres'))('PGlite to PostgreSQL and back gives the same content', async () => {
  await using first = await openTestSite('pglite')
  await using between = await openTestSite('postgres')
  await using last = await openTestSite('pglite')
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

async function nextOddId({ database }: Stores): Promise<unknown> {
  const [row] = await rowsOf(database.db, sql`INSERT INTO oddities (amount) VALUES (1) RETURNING id::text`)
  return row?.id
}
