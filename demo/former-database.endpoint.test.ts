import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Recipe } from 'demo-art/recipe'
import { roster } from 'demo-art/roster'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type OpenDatabase, rowsOf } from '#platform/database/database.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openPglite } from '#platform/database/pglite/open-pglite.server.ts'
import { openTestAgency } from '#tests/open-test-agency.ts'
import { demoKeyOf, recipeOf } from './demo-picture.ts'

/** The last migration that knew recipes. */
const LAST_WITH_RECIPES = '0015_staff-sessions'
const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

/** A database as the version before left it, without rows. */
async function openFormerDatabase(): Promise<OpenDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  const journal = Journal.parse(JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')))
  const entries = journal.entries.filter(({ tag }) => tag <= LAST_WITH_RECIPES)
  mkdirSync(join(folder, 'meta'))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) copyFileSync(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`))
  const database = await openPglite('memory')
  await migrate(database, folder)
  rmSync(folder, { recursive: true })
  return database
}

async function addFormerPicture(
  { db }: OpenDatabase,
  recipe: Recipe,
  contentVersion = 'abc',
): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql`INSERT INTO pictures (recipe, format, frames, width, height, ground, content_version)
      VALUES (${JSON.stringify(recipe)}::jsonb, 'drawn', ${recipe.motion ? 8 : 1}, 2400, 1600, '#aabbcc', ${contentVersion})
      RETURNING id`,
  )
  return Number(row?.id)
}

const work: Recipe = { kind: 'work', school: 'riso', hand: 'hand-3', subject: 'sea', number: 4 }
const portrait: Recipe = { ...work, kind: 'portrait', subject: 'portrait', number: 0, looks: 'feminine' }

test('a database of the version before goes on showing what it showed', async () => {
  const database = await openFormerDatabase()
  const { db } = database
  const portraitId = await addFormerPicture(database, portrait)
  const workId = await addFormerPicture(database, { ...work, motion: 'drift' })
  await db.execute(sql`INSERT INTO pictures (id, original_key, format, width, height, ground, content_version)
    VALUES (900, 'originals/900/a.png', 'png', 30, 20, '#aabbcc', 'def')`)
  await db.execute(sql`INSERT INTO artists (id, code, name, sort_name, portrait_id)
    VALUES (1, 'ada-moor', 'Ada Moor', 'Moor, Ada', ${portraitId})`)
  await db.execute(sql`INSERT INTO images (id, artist_id, title_de, title_en, alt_de, alt_en)
    VALUES (${workId}, 1, 'Wal', 'Whale', 'Ein Wal', 'A whale')`)
  await using agency = await openTestAgency({ database })

  const rows = await rowsOf(db, sql`SELECT original_key, format, content_version FROM pictures ORDER BY id`)
  expect(rows).toEqual([
    { original_key: demoKeyOf(portrait), format: 'jpeg', content_version: 'abc' },
    { original_key: demoKeyOf({ ...work, motion: 'drift' }), format: 'gif', content_version: 'abc' },
    { original_key: 'originals/900/a.png', format: 'png', content_version: 'def' },
  ])
  for (const address of [`/dmedia/webp/320/${portraitId}.webp`, `/dmedia/webp/640/${workId}.webp?v=abc.gif`])
    expect((await agency.get(address)).status, address).toBe(200)
  const left = await rowsOf(
    db,
    sql`SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'pictures' AND column_name = 'recipe'
      UNION SELECT conname FROM pg_constraint WHERE conname = 'pictures_one_original'`,
  )
  expect(left).toEqual([])
})

test('every recipe of the former demo becomes the key that the demo gives it today', async () => {
  const database = await openFormerDatabase()
  const recipes = roster(30).flatMap((plan) => [plan.portrait, ...plan.works])
  for (const recipe of [portrait, ...recipes]) await addFormerPicture(database, recipe)
  await migrate(database, MIGRATIONS)
  const rows = await rowsOf(database.db, sql`SELECT original_key AS key FROM pictures ORDER BY id`)
  expect(rows.map(({ key }) => key)).toEqual([portrait, ...recipes].map(demoKeyOf))
  await database.close()
})

test('a hand that cannot stand in a key becomes another hand, and not a broken picture', async () => {
  const database = await openFormerDatabase()
  await addFormerPicture(database, { ...work, hand: 'Zoë / ../1' })
  await migrate(database, MIGRATIONS)
  const [row] = await rowsOf(database.db, sql`SELECT original_key AS key FROM pictures`)
  expect(recipeOf(String(row?.key))).toEqual({ ...work, hand: expect.stringMatching(/^[0-9a-f]{32}$/) })
  await database.close()
})
