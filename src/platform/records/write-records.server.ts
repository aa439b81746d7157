import { eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { FieldErrors } from '#platform/fields/answers.ts'
import { inTransaction } from './in-transaction.server.ts'
import { checkRecord, isSame, parseFields } from './prepare-change.server.ts'
import { findRecord, listSomeRecords, lockRecords } from './read-records.server.ts'
import type { Fields, Key, Resource } from './resource.ts'

export type Change = { action: 'create' | 'change' | 'delete'; recordId: string; details: Fields }

/** What a change is logged as, in its transaction. What it writes is kept under the action, so that it can be undone. */
export type ChangeLog = { actionId: string; record: (tx: Database, change: Change) => Promise<void> }
export type Writing = { db: Database; log: ChangeLog }

export type Refused =
  | { outcome: 'invalid'; errors: FieldErrors }
  | { outcome: 'unreadable'; name: string }
  | { outcome: 'unknown' }
  | { outcome: 'stale'; current: Fields }

export type Written = { outcome: 'written'; record: Fields } | Refused
export type ManyWritten =
  | { outcome: 'written'; changed: number }
  /** The errors of each record that may not be changed so. */
  | { outcome: 'some-invalid'; records: Readonly<Record<string, FieldErrors>> }
  | Refused

export async function createRecord<Id extends Key>(
  { db, log }: Writing,
  resource: Resource<Id>,
  input: Fields,
): Promise<Written> {
  const parsed = parseFields(resource, input, 'create')
  if (parsed.outcome !== 'parsed') return parsed
  return inTransaction<Written>({ db, log }, resource, 'create', async (tx) => {
    const empty = Object.fromEntries(Object.keys(resource.fields).map((name) => [name, null]))
    const errors = await checkRecord(tx, resource, { ...empty, ...parsed.values }, null)
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors }
    const id = await writeNew(tx, resource, parsed.values)
    const after = await getRecord(tx, resource, id)
    await log.record(tx, {
      action: 'create',
      recordId: String(id),
      details: { name: resource.nameOf(after) },
    })
    return { outcome: 'written', record: after }
  })
}

export async function changeRecord<Id extends Key>(
  { db, log }: Writing,
  resource: Resource<Id>,
  { id, revision, input }: { id: Id; revision: string; input: Fields },
): Promise<Written> {
  const parsed = parseFields(resource, input, 'change')
  if (parsed.outcome !== 'parsed') return parsed
  return changeAtRevision({ db, log }, resource, { id, revision }, async (tx, before) => {
    const errors = await checkRecord(tx, resource, { ...before, ...parsed.values }, before)
    if (Object.keys(errors).length === 0)
      await applyChanges({ db: tx, log }, resource, { id, before, values: parsed.values })
    return errors
  })
}

/**
 * Runs the work in a transaction that locks the record. The outcome is `stale` when the record no longer has the revision
 * that the change is based on. Work that returns errors must not have written anything.
 */
export async function changeAtRevision<Id extends Key>(
  writing: Pick<Writing, 'db'> & { log: Pick<ChangeLog, 'actionId'> },
  resource: Resource<Id>,
  { id, revision }: { id: Id; revision: string },
  work: (tx: Database, before: Fields) => Promise<FieldErrors>,
): Promise<Written> {
  return inTransaction<Written>(writing, resource, 'change', async (tx) => {
    await lockRecords(tx, resource, [id])
    const before = await findRecord(tx, resource, id)
    if (!before) return { outcome: 'unknown' }
    if (before.Revision !== revision) return { outcome: 'stale', current: before }
    const errors = await work(tx, before)
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors }
    return { outcome: 'written', record: await getRecord(tx, resource, id) }
  })
}

/** Makes the same change to many records: to all of them or, when one is invalid or missing, to none. */
export async function changeManyRecords<Id extends Key>(
  { db, log }: Writing,
  resource: Resource<Id>,
  { ids, input }: { ids: readonly Id[]; input: Fields },
): Promise<ManyWritten> {
  const parsed = parseFields(resource, input, 'bulk')
  if (parsed.outcome !== 'parsed') return parsed
  return inTransaction<ManyWritten>({ db, log }, resource, 'change', async (tx) => {
    await lockRecords(tx, resource, ids)
    const planned: { id: Id; before: Fields; values: Fields }[] = []
    const refused: Record<string, FieldErrors> = {}
    const found = await listSomeRecords(tx, resource, ids)
    if (found.length < ids.length) return { outcome: 'unknown' }
    for (const before of found) {
      const id = getKey(resource, before.Id)
      const values = resource.bulk?.apply(before, parsed.values) ?? parsed.values
      const errors = await checkRecord(tx, resource, { ...before, ...values }, before)
      if (Object.keys(errors).length > 0) refused[String(id)] = errors
      planned.push({ id, before, values })
    }
    if (Object.keys(refused).length > 0) return { outcome: 'some-invalid', records: refused }
    for (const plan of planned) await applyChanges({ db: tx, log }, resource, plan)
    return { outcome: 'written', changed: planned.length }
  })
}

/** Writes and logs only the values that differ. */
async function applyChanges<Id extends Key>(
  { db: tx, log }: Writing,
  resource: Resource<Id>,
  { id, before, values }: { id: Id; before: Fields; values: Fields },
): Promise<void> {
  const changed = Object.entries(values).filter(([name, value]) => !isSame(value, before[name]))
  if (changed.length === 0) return
  await writeChanges(tx, resource, { id, before, changes: Object.fromEntries(changed) })
  const details = changed.map(([name, to]) =>
    resource.fields[name]?.unlogged ? [name, {}] : [name, { from: before[name], to }],
  )
  await log.record(tx, { action: 'change', recordId: String(id), details: Object.fromEntries(details) })
}

/** Writes a record whose values are checked, and returns its key. */
export async function writeNew<Id extends Key>(
  tx: Database,
  resource: Resource<Id>,
  values: Fields,
): Promise<Id> {
  const [added] = await tx
    .insert(resource.table)
    .values(toRow(resource, values))
    .returning({ id: resource.key.column })
  const id = getKey(resource, added?.id)
  await resource.store?.(tx, id, values, null)
  return id
}

/** Writes values of a record that are checked. */
export async function writeChanges<Id extends Key>(
  tx: Database,
  resource: Resource<Id>,
  { id, before, changes }: { id: Id; before: Fields; changes: Fields },
): Promise<void> {
  const row = toRow(resource, changes)
  if (Object.keys(row).length > 0) await tx.update(resource.table).set(row).where(eq(resource.key.column, id))
  await resource.store?.(tx, id, changes, before)
}

/** The values by the names of their drizzle columns. */
function toRow<Id extends Key>({ table, fields }: Resource<Id>, values: Fields): Fields {
  const columns = Object.entries(getTableColumns(table))
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const [property] = columns.find(([, column]) => column === fields[name]?.column) ?? []
      return property === undefined ? [] : [[property, value]]
    }),
  )
}

export function getKey<Id extends Key>({ key, name }: Resource<Id>, value: unknown): Id {
  const id = key.parse(String(value))
  if (id === null) throw new Error(`A record of ${name} has no id.`)
  return id
}

async function getRecord<Id extends Key>(tx: Database, resource: Resource<Id>, id: Id): Promise<Fields> {
  const found = await findRecord(tx, resource, id)
  if (!found) throw new Error(`${resource.name} ${id} is missing after it was written.`)
  return found
}
