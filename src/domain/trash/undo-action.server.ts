import { randomUUID } from 'node:crypto'
import { and, desc, eq, gte } from 'drizzle-orm'
import { recordChanges, type StaffChange } from '#domain/staff/changes.server.ts'
import { isImportAction, newImportAction } from '#domain/staff/import-action.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import { staffChanges } from '#domain/staff/tables.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { DOUBLE_REFUSED, FOREIGN_KEY_REFUSED, refusalCode } from '#platform/database/database-errors.ts'
import type { Records } from '#platform/records/open-records.server.ts'
import type { Fields } from '#platform/records/resource.ts'
import { beginAction } from '#platform/row-history/row-history.server.ts'
import { UndoRefused, undoRows } from '#platform/row-history/undo-rows.server.ts'
import { DERIVED_COLUMNS, PARENTS_FIRST } from './history-tables.ts'

/**
 * `gone`: the changed record is deleted. `taken`: another record has its address by now. `linked`: the record it
 * belongs to is deleted, or one to delete is used elsewhere. `invalid`: today's rules refuse it.
 */
type UndoRefusal = 'changed' | 'gone' | 'taken' | 'linked' | 'invalid'
export type Undone =
  | { outcome: 'undone'; actionId: string }
  | { outcome: 'unknown' }
  | { outcome: UndoRefusal }

type UndoActionNeeds = { db: Database; clock: Clock; adminRecords: ReadonlyMap<string, Records> }
type Line = typeof staffChanges.$inferSelect

/** Undoes all changes or none; that is an action itself, which can be undone as well. */
export async function undoAction(
  { db, clock, adminRecords }: UndoActionNeeds,
  staff: Staff,
  { id, evenIfChanged }: { id: string; evenIfChanged: boolean },
): Promise<Undone> {
  const actionId = isImportAction(id) ? newImportAction() : randomUUID()
  try {
    return await db.transaction(async (tx): Promise<Undone> => {
      await beginAction(tx, actionId)
      const undone = await undoRows(tx, {
        ...{ actionId: id, evenIfChanged, derived: DERIVED_COLUMNS, parentsFirst: PARENTS_FIRST },
      })
      if (undone === 0) return { outcome: 'unknown' }
      const lines = await tx.select().from(staffChanges).where(eq(staffChanges.actionId, id))
      await checkRecords(tx, adminRecords, lines)
      await recordChanges(
        tx,
        staff,
        lines.map((line) => ({ ...reverse(line), actionId, changedAt: clock.now() })),
      )
      return { outcome: 'undone', actionId }
    })
  } catch (error) {
    const outcome = refusalOf(error)
    if (!outcome) throw error
    return { outcome }
  }
}

class RecordInvalid extends Error {}

/** Throws RecordInvalid, which rolls everything back. */
async function checkRecords(
  tx: Database,
  adminRecords: ReadonlyMap<string, Records>,
  lines: readonly Line[],
): Promise<void> {
  for (const { resource, recordId } of lines) {
    const errors = await adminRecords.get(resource)?.check(tx, recordId)
    if (Object.keys(errors ?? {}).length > 0) throw new RecordInvalid()
  }
}

function reverse({ action, resource, recordId, details }: Line): StaffChangeWithoutTime {
  const named = { resource, recordId, details }
  if (action === 'delete') return { ...named, action: 'restore' }
  return action === 'change'
    ? { ...named, action, details: swapSides(details) }
    : { ...named, action: 'delete' }
}

type StaffChangeWithoutTime = Omit<StaffChange, 'changedAt' | 'actionId'>

function swapSides({ File: _, ...details }: Record<string, unknown>): Record<string, unknown> {
  // A new file's name is not the name of the one that it replaced.
  const swapped = Object.entries(details).map(([field, change]) => {
    const hasSides = typeof change === 'object' && change !== null && 'from' in change && 'to' in change
    return [field, hasSides ? { from: change.to, to: change.from } : change]
  })
  return Object.fromEntries(swapped)
}

function refusalOf(error: unknown): UndoRefusal | null {
  if (error instanceof UndoRefused) return error.reason
  if (error instanceof RecordInvalid) return 'invalid'
  const code = refusalCode(error)
  if (code === DOUBLE_REFUSED) return 'taken'
  return code === FOREIGN_KEY_REFUSED ? 'linked' : null
}

type FormerVersion = { resource: string; recordId: string; fields: Fields }

/** Returns null when it is no change, or the log has no changed value. */
export async function findVersionBefore(db: Database, changeId: number): Promise<FormerVersion | null> {
  const [change] = await db.select().from(staffChanges).where(eq(staffChanges.id, changeId))
  if (change?.action !== 'change') return null
  const { resource, recordId } = change
  const { id, action } = staffChanges
  const since = await db
    .select()
    .from(staffChanges)
    .where(
      and(
        eq(staffChanges.resource, resource),
        eq(staffChanges.recordId, recordId),
        eq(action, 'change'),
        gte(id, changeId),
      ),
    )
    .orderBy(desc(id))
  const fields = Object.fromEntries(since.flatMap(({ details }) => formerValues(details)))
  return Object.keys(fields).length > 0 ? { resource, recordId, fields } : null
}

function formerValues(details: Record<string, unknown>): [string, unknown][] {
  return Object.entries(details).flatMap(([field, change]): [string, unknown][] => {
    // Another file is restored by undoing the action that replaced it.
    if (field === 'Original' || typeof change !== 'object' || change === null) return []
    return 'from' in change ? [[field, change.from]] : []
  })
}

export async function listTouched(db: Database, actionId: string): Promise<string[]> {
  const lines = await db
    .selectDistinct({ resource: staffChanges.resource })
    .from(staffChanges)
    .where(eq(staffChanges.actionId, actionId))
  return lines.map(({ resource }) => resource)
}
