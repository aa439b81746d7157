import { and, desc, eq, getTableName, inArray, isNotNull, isNull, like, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { artists, galleries, images } from '#domain/catalogue/tables.server.ts'
import { heroes, news } from '#domain/editorial/tables.server.ts'
import { withdrawNotifications } from '#domain/notifications/notifications.server.ts'
import type { Database } from '#platform/database/database.ts'
import { numberKey, type Resource } from '#platform/records/resource.ts'
import { rowHistory } from '#platform/row-history/row-history.server.ts'
import { type Drafted, MOST_NEW_DRAFTS, NEW_RECORD } from './pending-changes-model.ts'
import { type PendingChange, pendingChanges, previewLinks } from './tables.server.ts'

/** The change of one kind of one record. Proposals of a former artist of the record do not count. */
export type ChangeName = Pick<PendingChange, 'kind' | 'resource' | 'recordId' | 'artistId'>
export type Draft = Pick<PendingChange, 'fields' | 'baseRevision' | 'revision' | 'staffName' | 'savedAt'>
export type DraftName = { resource: Drafted; recordId: string }

/** `revision` is that of the draft that the writer saw; null when they saw none. */
type NewDraft = Omit<Draft, 'revision'> & { revision: string | null }
type DraftSaved =
  | { outcome: 'saved'; draft: Draft }
  | { outcome: 'stale'; current: Draft | null }
  | { outcome: 'too-many' }

const { kind, state, resource, recordId, id } = pendingChanges
const isNew = eq(state, 'new')
const isProposal = eq(kind, 'proposal')

/** The newest one: the open one, where there is one. */
export async function findChange(db: Database, name: ChangeName): Promise<PendingChange | null> {
  const newest = db.select().from(pendingChanges).where(isOf(name)).orderBy(desc(isNew), desc(id)).limit(1)
  return (await newest)[0] ?? null
}

/** Locks the open one until the transaction ends. */
export async function lockChange(tx: Database, name: ChangeName): Promise<PendingChange | null> {
  const open = and(isOf(name), isNew)
  return (await tx.select().from(pendingChanges).where(open).for('update'))[0] ?? null
}

/** Writes a new version in place of the locked one; null for none, or when somebody else was the first to write one. */
export async function replaceChange(
  tx: Database,
  former: PendingChange | null,
  next: typeof pendingChanges.$inferInsert | null,
): Promise<PendingChange | null> {
  if (former) await tx.delete(pendingChanges).where(eq(id, former.id))
  if (!next) return null
  const [written] = await tx.insert(pendingChanges).values(next).onConflictDoNothing().returning()
  return written ?? null
}

/** All staff share the draft of a record. */
export function draftOf({ resource: drafted, recordId: draftedId }: DraftName): ChangeName {
  return { kind: 'draft', resource: drafted, recordId: draftedId, artistId: 0 }
}

/** Lists drafts that have no record yet, the latest first. */
export function listNewDrafts(db: Database, drafted: Drafted): Promise<PendingChange[]> {
  return db.select().from(pendingChanges).where(isNewRecordOf(drafted)).orderBy(desc(pendingChanges.savedAt))
}

/** Replaces the draft that the writer saw; another one is left alone. */
export function saveDraft(
  db: Database,
  record: DraftName,
  { revision, ...draft }: NewDraft,
): Promise<DraftSaved> {
  const name = draftOf(record)
  return db.transaction(async (tx) => {
    if (revision === null && record.recordId.startsWith(NEW_RECORD)) {
      const others = await tx.$count(pendingChanges, isNewRecordOf(record.resource))
      if (others >= MOST_NEW_DRAFTS) return { outcome: 'too-many' }
    }
    const former = await lockChange(tx, name)
    const isSeen = (former?.revision ?? null) === revision
    const saved = isSeen ? await replaceChange(tx, former, { ...name, ...draft }) : null
    return saved
      ? { outcome: 'saved', draft: saved }
      : { outcome: 'stale', current: await findChange(tx, name) }
  })
}

export async function discardDraft(db: Database, record: DraftName): Promise<void> {
  await db.delete(pendingChanges).where(isOf(draftOf(record)))
}

/** Lists the records for which proposals of the account wait to be decided. */
export async function listOpenOf(db: Database, accountId: string): Promise<string[]> {
  const open = await db
    .select({ name: pendingChanges.recordName })
    .from(pendingChanges)
    .where(and(eq(pendingChanges.accountId, accountId), isNew))
    .orderBy(id)
  return open.map(({ name }) => name)
}

/** Locks a proposal until the transaction ends. */
export async function lockProposal(tx: Database, proposal: number): Promise<PendingChange | null> {
  const chosen = and(eq(id, proposal), isProposal)
  return (await tx.select().from(pendingChanges).where(chosen).for('update'))[0] ?? null
}

/** Returns the part that was accepted when the rest of the proposal was declined. */
export async function findAcceptedPart(db: Database, declined: PendingChange): Promise<PendingChange | null> {
  const accepted = and(isOf(declined), eq(state, 'accepted'), eq(pendingChanges.revision, declined.revision))
  return (await db.select().from(pendingChanges).where(accepted))[0] ?? null
}

/** Withdraws an open proposal, for somebody who may see records of the artist. */
export async function withdrawProposal(db: Database, artistId: number, proposal: number): Promise<boolean> {
  const isWithdrawable = and(eq(id, proposal), isProposal, eq(pendingChanges.artistId, artistId), isNew)
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(pendingChanges).where(isWithdrawable).returning()
    if (gone) await withdrawNotifications(tx, waitingProposal(gone))
    return gone !== undefined
  })
}

/** Those who decide have one line for the record, however often the artist changes the proposal. */
export function waitingProposal(proposal: Pick<PendingChange, 'resource' | 'recordId'>) {
  return { kind: 'proposed', resource: proposal.resource, recordId: proposal.recordId } as const
}

/** Deletes proposals that were decided before that time, and those that nobody can decide, as their record is gone. */
export async function purgeProposals(db: Database, before: Date): Promise<number> {
  const { decidedAt } = pendingChanges
  const lacks = (table: typeof artists | typeof images, name: string) =>
    sql`(${resource} = ${name} AND NOT EXISTS (SELECT 1 FROM ${table} WHERE ${table.id}::text = ${recordId}))`
  const isUndecidable = and(isNull(decidedAt), or(lacks(images, 'images'), lacks(artists, 'artists')))
  const purged = and(isProposal, or(lt(decidedAt, before), isUndecidable))
  return (await db.delete(pendingChanges).where(purged).returning({ id })).length
}

/** A setting is never deleted. */
const DRAFTED_KEYS = {
  ...{ news: news.id, heroes: heroes.imageId },
  ...{ artists: artists.id, images: images.id, galleries: galleries.id },
} as const satisfies Record<Exclude<Drafted, 'settings'>, unknown>

/** Forgets drafts and links of records that are gone and can no longer be restored. */
export async function purgeDraftsOfGone(db: Database): Promise<void> {
  for (const [drafted, key] of Object.entries(DRAFTED_KEYS)) {
    for (const [written, isDraft] of [
      [pendingChanges, eq(kind, 'draft')],
      [previewLinks, sql`true`],
    ] as const)
      await db.delete(written).where(sql`${isDraft} AND ${written.resource} = ${drafted}
        AND NOT starts_with(${written.recordId}, ${NEW_RECORD})
        AND NOT EXISTS (SELECT 1 FROM ${key.table} WHERE ${key}::text = ${written.recordId})
        AND NOT EXISTS (SELECT 1 FROM ${rowHistory} WHERE ${rowHistory.tableName} = ${getTableName(key.table)}
          AND ${rowHistory.former} ->> ${key.name}::text = ${written.recordId})`)
  }
}

function isOf(name: ChangeName) {
  return and(
    ...[eq(kind, name.kind), eq(resource, name.resource), eq(recordId, name.recordId)],
    eq(pendingChanges.artistId, name.artistId),
  )
}

function isNewRecordOf(drafted: Drafted) {
  return and(eq(kind, 'draft'), eq(resource, drafted), like(recordId, `${NEW_RECORD}%`))
}

const reads = 'reads'

/** Changes that artists propose, for staff; each artist sees their own. They are decided by calls of their own. */
export const proposalsResource: Resource<number> = {
  name: 'proposals',
  table: pendingChanges,
  key: numberKey(id),
  where: isProposal,
  ownedBy: pendingChanges.artistId,
  actions: [],
  sortedBy: { field: 'ProposedAt', order: 'desc' },
  nameOf: ({ RecordName }) => String(RecordName),
  fields: {
    Id: { column: id, self: reads },
    Resource: { column: resource, filtered: true, self: reads },
    RecordId: { column: recordId, filtered: true, self: reads },
    RecordName: { column: pendingChanges.recordName, searched: true, self: reads },
    ArtistId: { column: pendingChanges.artistId, filtered: true, self: reads },
    ArtistName: { self: reads },
    /** Whether the account that proposed it is still there. */
    HasAccount: {},
    /** Whether the rest of the proposal was decided the other way. */
    IsPart: { self: reads },
    Details: { column: pendingChanges.fields, self: reads },
    State: { column: state, filtered: true, self: reads },
    Sentence: { column: pendingChanges.sentence, self: reads },
    DecidedBy: { column: pendingChanges.decidedBy },
    ProposedAt: { column: pendingChanges.savedAt, self: reads },
    DecidedAt: { column: pendingChanges.decidedAt, self: reads },
  },
  related: async (db, ids) => {
    const { accountId, artistId, revision } = pendingChanges
    const rest = alias(pendingChanges, 'rest')
    const isRest = and(
      ...[eq(rest.kind, kind), eq(rest.resource, resource), eq(rest.recordId, recordId), ne(rest.id, id)],
      ...[eq(rest.artistId, artistId), eq(rest.revision, revision)],
    )
    const rows = await db
      .select({ id, ArtistName: artists.name, HasAccount: isNotNull(accountId), IsPart: isNotNull(rest.id) })
      .from(pendingChanges)
      .leftJoin(artists, eq(artists.id, artistId))
      .leftJoin(rest, isRest)
      .where(inArray(id, ids))
    return new Map(rows.map(({ id: proposal, ...names }) => [proposal, names]))
  },
}
