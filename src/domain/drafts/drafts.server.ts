import { randomUUID } from 'node:crypto'
import { and, desc, eq, like } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Fields } from '#platform/records/resource.ts'
import { type Drafted, MOST_NEW_DRAFTS, NEW_RECORD } from './drafts-model.ts'
import { drafts } from './tables.server.ts'

export type Draft = Omit<typeof drafts.$inferSelect, 'resource' | 'recordId'>
export type RecordName = { resource: Drafted; recordId: string }

/** `revision` is that of the draft that the writer saw; null when they saw none. */
type NewDraft = {
  fields: Fields
  baseRevision: string
  revision: string | null
  staffName: string
  now: Date
}
type DraftSaved =
  | { outcome: 'saved'; draft: Draft }
  | { outcome: 'stale'; current: Draft | null }
  | { outcome: 'too-many' }

export async function findDraft(db: Database, record: RecordName): Promise<Draft | null> {
  const [row] = await db.select().from(drafts).where(isOf(record))
  if (!row) return null
  const { resource: _, recordId: __, ...draft } = row
  return draft
}

/** Lists drafts that have no record yet, the latest first. */
export async function listNewDrafts(db: Database, resource: Drafted): Promise<(Draft & { id: string })[]> {
  const rows = await db.select().from(drafts).where(isNewOf(resource)).orderBy(desc(drafts.savedAt))
  return rows.map(({ resource: _, recordId: id, ...draft }) => ({ id, ...draft }))
}

/** Replaces the draft that the writer saw; another one is left alone. */
export async function saveDraft(db: Database, record: RecordName, draft: NewDraft): Promise<DraftSaved> {
  const { revision, now, ...rest } = draft
  if (revision === null && record.recordId.startsWith(NEW_RECORD)) {
    const others = await db.$count(drafts, isNewOf(record.resource))
    if (others >= MOST_NEW_DRAFTS) return { outcome: 'too-many' }
  }
  const values = { ...rest, revision: randomUUID(), savedAt: now }
  const written =
    revision === null
      ? await db
          .insert(drafts)
          .values({ ...record, ...values })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(drafts)
          .set(values)
          .where(and(isOf(record), eq(drafts.revision, revision)))
          .returning()
  if (written.length > 0) return { outcome: 'saved', draft: values }
  return { outcome: 'stale', current: await findDraft(db, record) }
}

/** Returns false when there was none. */
export async function discardDraft(db: Database, record: RecordName): Promise<boolean> {
  return (await db.delete(drafts).where(isOf(record)).returning({ id: drafts.recordId })).length > 0
}

function isNewOf(resource: Drafted) {
  return and(eq(drafts.resource, resource), like(drafts.recordId, `${NEW_RECORD}%`))
}

function isOf({ resource, recordId }: RecordName) {
  return and(eq(drafts.resource, resource), eq(drafts.recordId, recordId))
}
