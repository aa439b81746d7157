import { asc, inArray, type SQL, sql } from 'drizzle-orm'
import { ASSIGNED_TO_NOBODY } from '#domain/enquiries/model.ts'
import { enquiries } from '#domain/enquiries/tables.server.ts'
import { staffAccounts } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

export type Colleague = { Id: string; Name: string }

/** All who may see to an enquiry, by name. */
export async function listColleagues(db: Database): Promise<Colleague[]> {
  const { id: Id, name: Name } = staffAccounts
  return db.select({ Id, Name }).from(staffAccounts).orderBy(asc(Name), asc(Id))
}

/** By id; who is gone is left out. */
export async function nameColleagues(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { id, name } = staffAccounts
  const rows = await db
    .select({ id, name })
    .from(staffAccounts)
    .where(inArray(id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** Enquiries of one colleague, or of nobody who is still there. */
export function isAssignedTo(value: string): SQL {
  if (value !== ASSIGNED_TO_NOBODY) return sql`${enquiries.assigneeId} = ${value}`
  return sql`NOT EXISTS (SELECT 1 FROM ${staffAccounts} WHERE ${staffAccounts.id} = ${enquiries.assigneeId})`
}
