import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { staffChanges } from '#domain/staff/tables.server.ts'
import { rowsOf } from '#platform/database/database.ts'
import { createSchema, knownHashes, MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { ENGINES, openTestDatabase, type TestDatabase } from '#tests/test-database.ts'
import { ODA, START } from '#tests/webhooks.ts'
import { addWebhook, changeWebhook, removeWebhook } from './webhooks.server.ts'

const SECRET = 'https://hooks.example:8443/services/T0/s3cr3t?key=s3cr3t'
/** The last one with whole addresses in the log. */
const SCHEMA_BEFORE = 40

const fieldsOf = (Url: string) => ({
  Name: 'Büro',
  Url,
  Events: ['enquiry.received' as const],
  Active: true,
})

const logOf = ({ db }: TestDatabase) => rowsOf(db, sql`SELECT action, details FROM staff_changes ORDER BY id`)

describe.each(ENGINES)('on %s', (engine) => {
  test('the log, which readers see, has the host of a webhook’s address alone', async () => {
    await using database = await openTestDatabase(engine)
    const needs = { db: database.db, clock: { now: () => START } }
    const { id = '' } = (await addWebhook(needs, ODA, fieldsOf(SECRET))) ?? {}
    await changeWebhook(needs, ODA, id, fieldsOf('https://other.example/s3cr3t'))
    await changeWebhook(needs, ODA, id, fieldsOf('https://other.example/another-s3cr3t'))
    await removeWebhook(needs, ODA, id)
    const lines = await logOf(database)
    expect(JSON.stringify(lines)).not.toContain('s3cr3t')
    expect(lines).toMatchObject([
      { action: 'create', details: { name: 'Büro', url: 'hooks.example:8443', active: true } },
      { action: 'change', details: { url: { from: 'hooks.example:8443', to: 'other.example' } } },
      { action: 'change', details: { url: { from: 'other.example', to: 'other.example' } } },
      { action: 'delete', details: { name: 'Büro', url: 'other.example' } },
    ])
  })

  test('an upgrade takes the rest of the addresses from the lines of before', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    await db.execute(sql`DROP SCHEMA public CASCADE`)
    await db.execute(sql`CREATE SCHEMA public`)
    const hashes = knownHashes().slice(0, SCHEMA_BEFORE + 1)
    await db.transaction((tx) => createSchema(tx, { hashes, version: null }))
    const line = { staffId: ODA.id, staffName: ODA.name, recordId: 'a', changedAt: START }
    await db.insert(staffChanges).values([
      {
        ...line,
        resource: 'webhooks',
        action: 'create',
        details: { name: 'Büro', url: SECRET, active: true },
      },
      {
        ...line,
        resource: 'webhooks',
        action: 'change',
        details: { name: 'Büro', url: { from: SECRET, to: 'HTTP://[::1]/s3cr3t' } },
      },
      {
        ...line,
        resource: 'webhooks',
        action: 'change',
        details: { name: 'Büro', active: { from: true, to: false } },
      },
      {
        ...line,
        resource: 'webhooks',
        action: 'delete',
        details: { name: 'Büro', url: 'https://hooks.example?s3cr3t' },
      },
      {
        ...line,
        resource: 'news',
        action: 'change',
        details: { url: { from: '', to: 'https://a.example/news' } },
      },
    ])
    await migrate(database, MIGRATIONS)
    expect((await logOf(database)).map(({ details }) => details)).toEqual([
      { name: 'Büro', url: 'hooks.example:8443', active: true },
      { name: 'Büro', url: { from: 'hooks.example:8443', to: '[::1]' } },
      { name: 'Büro', active: { from: true, to: false } },
      { name: 'Büro', url: 'hooks.example' },
      { url: { from: '', to: 'https://a.example/news' } },
    ])
  })
})
