import { and, asc, eq, inArray, ne, not, type SQL, sql } from 'drizzle-orm'
import { ASSIGNED_TO_NOBODY } from '#domain/enquiries/enquiries-model.ts'
import { enquiries } from '#domain/enquiries/tables.server.ts'
import { recordNotification, withdrawNotifications } from '#domain/notifications/notifications.server.ts'
import type { StaffChange } from '#domain/staff/changes.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import { staffAccounts } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { inTextOrder } from '#platform/database/database.ts'
import type { FieldErrors } from '#platform/fields/answers.ts'
import type { Fields } from '#platform/records/resource.ts'

/** `MayAnswer` is false for those who may only read, or only see their own. */
type Colleague = { Id: string; Name: string; MayAnswer: boolean }

const mayAnswer = inArray(staffAccounts.role, ['editor', 'owner'])

export async function listColleagues(db: Database): Promise<Colleague[]> {
  const { id: Id, name: Name } = staffAccounts
  const MayAnswer = sql<boolean>`${mayAnswer}`
  return db
    .select({ Id, Name, MayAnswer })
    .from(staffAccounts)
    .where(ne(staffAccounts.role, 'artist'))
    .orderBy(inTextOrder(Name), asc(Id))
}

/** A colleague who may only read cannot be made responsible; one who is so already may stay. */
export async function checkAssignee(
  tx: Database,
  record: Fields,
  before: Fields | null,
): Promise<FieldErrors> {
  const { AssigneeId: id } = record
  if (typeof id !== 'string' || id === before?.AssigneeId) return {}
  const readers = await tx
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(and(eq(staffAccounts.id, id), not(mayAnswer)))
  return readers.length > 0 ? { AssigneeId: 'only-reads' } : {}
}

export async function nameColleagues(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { id, name } = staffAccounts
  const rows = await db
    .select({ id, name })
    .from(staffAccounts)
    .where(inArray(id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row.name]))
}

export function isAssignedTo(value: string): SQL {
  if (value !== ASSIGNED_TO_NOBODY) return sql`${enquiries.assigneeId} = ${value}`
  return sql`NOT EXISTS (SELECT 1 FROM ${staffAccounts} WHERE ${staffAccounts.id} = ${enquiries.assigneeId})`
}

/** Call it with each change of a record, in its transaction: whoever becomes responsible is told, nobody else is. */
export async function tellAssignee(
  tx: Database,
  by: Staff,
  { action, resource, recordId, details, changedAt: now }: StaffChange,
): Promise<void> {
  if (action === 'delete') return withdrawNotifications(tx, { resource, recordId })
  const { AssigneeId: assigned } = details
  if (assigned === undefined) return
  const about = { kind: 'assigned', resource, recordId } as const
  await withdrawNotifications(tx, about)
  const { to: accountId }: { to?: unknown } = Object(assigned)
  if (typeof accountId === 'string') await recordNotification(tx, { ...about, by, now }, { accountId })
}
