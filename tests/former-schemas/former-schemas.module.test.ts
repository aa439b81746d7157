import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { countRows, listTables } from '#domain/backup/database-tables.server.ts'
import { tryRestore } from '#domain/backup/drill.server.ts'
import { checkArchive } from '#domain/backup/read-archive.server.ts'
import { restoreBackup } from '#domain/backup/restore-backup.server.ts'
import { pendingChanges } from '#domain/pending-changes/tables.server.ts'
import type { Engine } from '#platform/database/database.ts'
import { knownHashes, MIGRATIONS, migrate, schemaOf } from '#platform/database/migrate.server.ts'
import { OLDEST_SCHEMA } from '#platform/database/schema-promise.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { IS_LONG } from '#tests/long-form.ts'
import { openTestFolder } from '#tests/run-program.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { archiveOf, listFormerSchemas } from './archives.ts'
import { contentsOf } from './contents-of.ts'

const SCHEMAS = listFormerSchemas()
/** The oldest one goes through every migration there is; the long form begins with each. */
const UPGRADED = IS_LONG
  ? SCHEMAS
  : SCHEMAS.filter((schema) => schema === OLDEST_SCHEMA || schema === SCHEMAS.at(-1))

test('the oldest schema that is promised has its archive, and so has today’s: npm run schema:keep writes it', async () => {
  const known = knownHashes()
  expect(SCHEMAS[0]).toBe(OLDEST_SCHEMA)
  expect(SCHEMAS.at(-1)).toBe(known.length - 1)
  for (const schema of SCHEMAS) {
    const kept = await checkArchive(archiveOf(schema))
    expect(kept.schema.toSorted(), String(schema)).toEqual(known.slice(0, schema + 1).sort())
  }
})

/** The archive of a schema, restored into a database without tables and upgraded to today's. */
async function openUpgraded(schema: number, engine: Engine) {
  const place = await openTestFolder()
  const database = await openTestDatabase(engine)
  await database.db.execute(sql`DROP SCHEMA public CASCADE`)
  await database.db.execute(sql`CREATE SCHEMA public`)
  const files = await openFileStore({ kind: 'folder' }, join(place.folder, 'files'))
  const summary = await restoreBackup({ database, files }, archiveOf(schema))
  const applied = await migrate(database, MIGRATIONS)
  return {
    ...{ database, files, summary, applied },
    [Symbol.asyncDispose]: async () => {
      await database[Symbol.asyncDispose]()
      await place[Symbol.asyncDispose]()
    },
  }
}

describe.each(UPGRADED)('a backup of schema %s', (schema) => {
  test.each(ENGINES)('is restored on %s, upgraded, and no row is lost', async (engine) => {
    await using site = await openUpgraded(schema, engine)
    const { db } = site.database
    const { tables } = await checkArchive(archiveOf(schema))
    expect((await schemaOf(db)).hashes).toEqual(knownHashes().sort())
    expect(site.applied).toBe(knownHashes().length - schema - 1)
    const today = new Set((await listTables(db)).map(({ name }) => name))
    const found: { name: string; rows: number }[] = []
    for (const { name } of tables) if (today.has(name)) found.push({ name, rows: await countRows(db, name) })
    expect(found).toEqual(tables.filter(({ name }) => today.has(name)))
    const { rows, originals } = await contentsOf(site)
    expect(rows.artists?.join()).toContain('Ömer Usta')
    expect(originals['originals/900/3f9a.png']).toBe('000102ff')
  })
})

test.each(ENGINES)('drafts and proposals of schema 48 arrive on %s as changes that wait', async (engine) => {
  await using site = await openUpgraded(48, engine)
  const { db } = site.database
  const [draft, proposal] = await db.select().from(pendingChanges).orderBy(pendingChanges.kind)
  expect(draft).toMatchObject({
    ...{ kind: 'draft', resource: 'news', recordId: '1', fields: { TitleDe: 'Bälde' }, state: 'new' },
    ...{ baseRevision: 'a', revision: 'b', staffName: 'Frieda', savedAt: expect.any(Date) },
  })
  expect(proposal).toMatchObject({
    ...{ id: 1, kind: 'proposal', resource: 'images', recordId: '1', recordName: 'Wal', artistId: 1 },
    ...{ fields: { TitleDe: { from: 'Wal', to: 'Bär' } }, revision: '1', accountId: expect.any(String) },
  })
  // Numbers are not given again.
  expect(draft?.id).toBeGreaterThan(1)
})

test('a backup of the oldest schema passes the drill, which compares every entry as it was', async () => {
  expect(await tryRestore({ path: archiveOf(OLDEST_SCHEMA) })).toMatchObject({
    tables: 39,
    rows: 83,
    originals: 2,
  })
})
