import { and, eq, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import {
  draftOf,
  findChange,
  listOpenOf,
  lockChange,
  replaceChange,
  saveDraft,
} from '#domain/pending-changes/pending-changes.server.ts'
import { pendingChanges } from '#domain/pending-changes/tables.server.ts'
import { addStaff } from '#domain/staff/accounts.server.ts'
import type { Database } from '#platform/database/database.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'

/** The tables as an instance of schema 48 knows them, which runs until it is replaced; since then they are views. */
const drafts = pgTable('drafts', {
  resource: text().notNull(),
  recordId: text('record_id').notNull(),
  fields: jsonb().notNull(),
  baseRevision: text('base_revision').notNull(),
  revision: text().notNull(),
  staffName: text('staff_name').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
})
const proposals = pgTable('proposals', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  resource: text().notNull(),
  recordId: text('record_id').notNull(),
  recordName: text('record_name').notNull(),
  artistId: integer('artist_id').notNull(),
  accountId: text('account_id'),
  details: jsonb().notNull(),
  state: text().notNull().default('new'),
  sentence: text().notNull().default(''),
  decidedBy: text('decided_by'),
  proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull(),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
})

const NOW = new Date('2026-11-20T10:00:00Z')
const item = { resource: 'news', recordId: '1' } as const
const draft = { fields: { TitleDe: 'Neu' }, baseRevision: 'a', staffName: 'Edda', savedAt: NOW }
const work = { kind: 'proposal', resource: 'images', recordId: '7', artistId: 3 } as const
const details = { TitleDe: { from: 'Wal', to: 'Bär' } }

describe.each(ENGINES)('on %s an instance of schema 48 and one of today', (engine) => {
  test('save and discard the same draft, and neither overwrites what it has not seen', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const insert = () =>
      db
        .insert(drafts)
        .values({ ...item, ...draft, revision: 'of then' })
        .onConflictDoNothing()
        .returning()
    const update = (revision: string, seen: string) =>
      db
        .update(drafts)
        .set({ ...draft, revision })
        .where(and(eq(drafts.recordId, '1'), eq(drafts.revision, seen)))
        .returning()
    expect(await insert()).toEqual([{ ...item, ...draft, revision: 'of then' }])
    expect(await insert()).toEqual([])
    expect(await saveDraft(db, item, { ...draft, revision: null })).toMatchObject({ outcome: 'stale' })
    const saved = await saveDraft(db, item, { ...draft, staffName: 'Frieda', revision: 'of then' })
    const { revision } = Object(saved).draft
    expect(await db.select().from(drafts)).toEqual([{ ...item, ...draft, staffName: 'Frieda', revision }])
    expect(await update('lost', 'of then')).toEqual([])
    expect(await update('newest', revision)).toHaveLength(1)
    expect(await findChange(db, draftOf(item))).toMatchObject({ revision: 'newest', staffName: 'Edda' })
    expect(await db.delete(drafts).where(eq(drafts.resource, 'news')).returning()).toHaveLength(1)
    expect(await findChange(db, draftOf(item))).toBeNull()
  })

  test('propose, replace and decide the same proposals under the same numbers', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const account = await addStaff(
      db,
      { email: 'a@b.example', name: 'Ada', role: 'artist', artistId: 3 },
      NOW,
    )
    const accountId = account?.id ?? ''
    const proposed = { ...work, recordName: 'Wal', accountId, details, proposedAt: NOW }
    const insert = () =>
      db.insert(proposals).values(proposed).onConflictDoNothing().returning({ id: proposals.id })
    const [first] = await insert()
    expect(await insert()).toEqual([])
    const seen = await findChange(db, work)
    expect(seen).toMatchObject({ id: first?.id, revision: String(first?.id), fields: details, state: 'new' })
    expect(await listOpenOf(db, accountId)).toEqual(['Wal'])
    const next = { ...work, recordName: 'Wal', accountId, fields: details, savedAt: NOW }
    const written = await db.transaction(async (tx) => replaceChange(tx, await lockChange(tx, work), next))
    const [locked] = await db.transaction((tx) =>
      tx.select().from(proposals).where(eq(proposals.state, 'new')).for('update'),
    )
    expect(locked).toEqual({
      ...{ id: written?.id, resource: 'images', recordId: '7', artistId: 3, accountId, recordName: 'Wal' },
      ...{ details, state: 'new', sentence: '', decidedBy: null, proposedAt: NOW, decidedAt: null },
    })
    expect(locked?.id).toBeGreaterThan(first?.id ?? 0)
    const decision = { state: 'declined', sentence: 'Nein.', decidedBy: 'Edda', decidedAt: NOW }
    await db
      .update(proposals)
      .set(decision)
      .where(eq(proposals.id, Number(locked?.id)))
    expect(await findChange(db, work)).toMatchObject(decision)
    expect(await insert()).toHaveLength(1)
    expect(await kindsOf(db)).toEqual(['proposal', 'proposal'])
    expect(await db.delete(proposals).where(eq(proposals.state, 'new')).returning()).toHaveLength(1)
    expect(await db.select().from(drafts)).toEqual([])
  })
})

async function kindsOf(db: Database): Promise<string[]> {
  const rows = await db.select({ kind: pendingChanges.kind }).from(pendingChanges).orderBy(sql`1`)
  return rows.map(({ kind }) => kind)
}
