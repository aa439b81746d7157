import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { getTableName, isTable } from 'drizzle-orm'
import { expect, test } from 'vitest'
import drizzleConfig from '../../drizzle.config.ts'
import { listBreakingStatements } from './breaking-statements.ts'

/** Up to here sites were stopped for an upgrade. */
const LAST_WITH_A_STOP = '0033_reference-looks'
/**
 * Migrations that take away what the version before no longer uses (contract), or ask what it fulfils already: by name, with the
 * version since which that is so.
 */
const CONTRACTING: Readonly<Record<string, string>> = {
  '0044_proposals-stay': '2.0.2',
  '0047_unread-columns': '2.0.2',
  // Views have the names of the dropped tables: tests/former-schemas/schema-48-beside.module.test.ts.
  '0049_pending-changes': '2.0.2',
  // The check allows one state more than before.
  '0050_accept-applications': '2.0.2',
  '0051_notifications': '2.0.2',
}

const migrations = globSync('migrations/*.sql')
  .map((path) => ({
    name: basename(path, '.sql'),
    breaking: listBreakingStatements(readFileSync(path, 'utf8')),
  }))
  .sort((one, other) => one.name.localeCompare(other.name))

test('the version before can live with each migration, so that instances are replaced one after the other', () => {
  expect(migrations.some(({ name }) => name === LAST_WITH_A_STOP)).toBe(true)
  const breaking = migrations.filter(
    ({ name, breaking }) => name > LAST_WITH_A_STOP && !(name in CONTRACTING) && breaking.length > 0,
  )
  expect(breaking).toEqual([])
})

test('drizzle-kit is given every table that the migrations make, or its next migration would drop the others', async () => {
  const statements = globSync('migrations/*.sql').map((path) =>
    readFileSync(path, 'utf8').replaceAll('"', ''),
  )
  const namesIn = (pattern: RegExp) =>
    statements.flatMap((sql) => [...sql.matchAll(pattern)].map(([, name]) => name))
  const dropped = namesIn(/\bDROP TABLE (\w+)/g)
  const made = namesIn(/\bCREATE TABLE (?:public\.)?(\w+)/g).filter((name) => !dropped.includes(name))
  const modules = await Promise.all(
    globSync(drizzleConfig.schema ?? []).map((path): Promise<object> => import(resolve(path))),
  )
  const given = modules.flatMap((module) =>
    Object.values(module)
      .filter((value) => isTable(value))
      .map(getTableName),
  )
  expect(given.sort()).toEqual(made.sort())
})

test('an exception names a migration that needs it', () => {
  const needy = migrations.filter(({ breaking }) => breaking.length > 0).map(({ name }) => name)
  expect(Object.keys(CONTRACTING).filter((name) => !needy.includes(name))).toEqual([])
})

test.each([
  ['DROP TABLE "works";', 1],
  ['DROP VIEW public.words', 1],
  ['ALTER TABLE "works" DROP COLUMN "title";', 1],
  ['ALTER TABLE "works" RENAME COLUMN "title" TO "name";', 1],
  ['ALTER TABLE "works" RENAME TO "pieces";', 1],
  ["ALTER TYPE \"state\" RENAME VALUE 'new' TO 'fresh';", 1],
  ['ALTER TABLE "works" ALTER COLUMN "title" SET NOT NULL;', 1],
  ['ALTER TABLE "works" ALTER COLUMN "title" SET DATA TYPE integer;', 1],
  ['ALTER TABLE "works" ALTER COLUMN "title" DROP DEFAULT;', 1],
  ['ALTER TABLE "works" ADD COLUMN "year" integer NOT NULL;', 1],
  ['ALTER TABLE "works" ADD CONSTRAINT "w" UNIQUE("title");', 1],
  ['CREATE UNIQUE INDEX "w" ON "works" USING btree ("title");', 1],
  ["DO $$ BEGIN\n  EXECUTE 'ALTER TABLE works DROP COLUMN title';\nEND $$", 1],
  ['-- DROP TABLE works;\nSELECT 1;', 0],
  ['DROP INDEX "works_title";', 0],
  ['ALTER TABLE "works" ADD COLUMN "year" integer;', 0],
  ['ALTER TABLE "works" ADD COLUMN "year" integer DEFAULT 0 NOT NULL;', 0],
  ['ALTER TABLE "works" ALTER COLUMN "title" DROP NOT NULL;', 0],
  [
    'ALTER TABLE "works" ADD COLUMN "a" integer;--> statement-breakpoint\nALTER TABLE "works" ADD CONSTRAINT "w" FOREIGN KEY ("a") REFERENCES "artists"("id");',
    0,
  ],
  [
    'CREATE TABLE "shows" (\n"id" integer NOT NULL\n);\n--> statement-breakpoint\nALTER TABLE "shows" ADD CONSTRAINT "s" UNIQUE("id");',
    0,
  ],
])('%s: %i that the version before cannot live with', (migration, count) => {
  expect(listBreakingStatements(migration)).toHaveLength(count)
})

test('what older migrations took away is seen in the files as they are', () => {
  const of = (name: string) => migrations.find((one) => one.name === name)?.breaking
  expect(of('0016_demo-originals')).toEqual([
    'pictures: ALTER COLUMN original_key SET NOT NULL',
    'pictures: DROP COLUMN recipe',
  ])
  expect(of('0033_reference-looks')).toEqual([])
})
