import { and, eq, getTableColumns, inArray, ne } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { DOUBLE_REFUSED, FOREIGN_KEY_REFUSED, refusalCode } from '#platform/database/database-errors.ts'
import { type FieldErrors, fieldErrorOf } from '#platform/fields/answers.ts'
import { runAction } from '#platform/row-history/row-history.server.ts'
import { fieldOf, findRecord, listSomeRecords, lockRecords } from './read-records.server.ts'
import type { Action, Field, Fields, Key, Resource } from './resource.ts'

type Change = { action: 'create' | 'change' | 'delete'; recordId: string; details: Fields }

/** Everything that the change writes is kept under the action's id, so that it can be undone. */
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
  | { outcome: 'some-invalid'; records: Readonly<Record<string, FieldErrors>> }
  | Refused

export async function createRecord<Id extends Key>(
  { db, log }: Writing,
  resource: Resource<Id>,
  input: Fields,
): Promise<Written> {
  const parsed = parseFields(resource, input, 'create')
  if (parsed.outcome !== 'parsed') return parsed
  return runAction<Written>({ db, ...refusable(log, resource, 'create') }, async (tx) => {
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

/** The outcome is `stale` for another revision. Work that returns errors must not have written anything. */
export async function changeAtRevision<Id extends Key>(
  { db, log }: Pick<Writing, 'db'> & { log: Pick<ChangeLog, 'actionId'> },
  resource: Resource<Id>,
  { id, revision }: { id: Id; revision: string },
  work: (tx: Database, before: Fields) => Promise<FieldErrors>,
): Promise<Written> {
  return runAction<Written>({ db, ...refusable(log, resource, 'change') }, async (tx) => {
    await lockRecords(tx, resource, [id])
    const before = await findRecord(tx, resource, id)
    if (!before) return { outcome: 'unknown' }
    if (before.Revision !== revision) return { outcome: 'stale', current: before }
    const errors = await work(tx, before)
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors }
    return { outcome: 'written', record: await getRecord(tx, resource, id) }
  })
}

export async function changeManyRecords<Id extends Key>(
  { db, log }: Writing,
  resource: Resource<Id>,
  { ids, input }: { ids: readonly Id[]; input: Fields },
): Promise<ManyWritten> {
  const parsed = parseFields(resource, input, 'bulk')
  if (parsed.outcome !== 'parsed') return parsed
  return runAction<ManyWritten>({ db, ...refusable(log, resource, 'change') }, async (tx) => {
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

/** Violated constraints are an outcome as well, since concurrent changes and references cause them. */
export function refusable(
  { actionId }: Pick<ChangeLog, 'actionId'>,
  { fields }: { fields: Readonly<Record<string, Field>> },
  action: Action,
) {
  return {
    actionId,
    ifRefused: (error: unknown) =>
      ({ outcome: 'invalid', errors: throwUnlessRefused(error, fields, action) }) as const,
  }
}

/** Converts a violated constraint to a field error. @throws every other error. */
export function throwUnlessRefused(
  error: unknown,
  fields: Readonly<Record<string, Field>>,
  action: Action,
): FieldErrors {
  const code = refusalCode(error)
  if (code === FOREIGN_KEY_REFUSED) return action === 'remove' ? { Id: 'in-use' } : { Id: 'unknown' }
  if (code !== DOUBLE_REFUSED) throw error
  const [name = 'Id'] = Object.entries(fields).find(([, { unique }]) => unique) ?? []
  return { [name]: 'taken' }
}

async function applyChanges<Id extends Key>(
  { db: tx, log }: Writing,
  resource: Resource<Id>,
  { id, before, values }: { id: Id; before: Fields; values: Fields },
): Promise<void> {
  const changed = Object.entries(values).filter(([name, value]) => !isEqualValue(value, before[name]))
  if (changed.length === 0) return
  await writeChanges(tx, resource, { id, before, changes: Object.fromEntries(changed) })
  const details = changed.map(([name, to]) =>
    resource.fields[name]?.unlogged ? [name, {}] : [name, { from: before[name], to }],
  )
  await log.record(tx, { action: 'change', recordId: String(id), details: Object.fromEntries(details) })
}

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

export async function writeChanges<Id extends Key>(
  tx: Database,
  resource: Resource<Id>,
  { id, before, changes }: { id: Id; before: Fields; changes: Fields },
): Promise<void> {
  const row = toRow(resource, changes)
  if (Object.keys(row).length > 0) await tx.update(resource.table).set(row).where(eq(resource.key.column, id))
  await resource.store?.(tx, id, changes, before)
}

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

type Parsed =
  | { outcome: 'parsed'; values: Fields }
  | { outcome: 'invalid'; errors: FieldErrors }
  | { outcome: 'unreadable'; name: string }

type Rules = Readonly<Record<string, Field>>

/** Leaves out read-only fields, and fixed ones of an existing record, so that a client may send back a whole record. */
function parseFields<Id extends Key>(
  resource: Resource<Id>,
  input: Fields,
  action: 'create' | 'change' | 'bulk',
): Parsed {
  const rules: Rules = action === 'bulk' ? withBulk(resource) : resource.fields
  const unknown = Object.keys(input).find((name) => !fieldOf({ fields: rules }, name) && name !== 'Revision')
  if (unknown !== undefined) return { outcome: 'unreadable', name: unknown }
  const values: Fields = {}
  const errors: Record<string, string> = {}
  for (const [name, { rule, fixed }] of Object.entries(rules)) {
    const isLeftOut = action !== 'create' && (fixed || !Object.hasOwn(input, name))
    if (!rule || isLeftOut) continue
    const result = rule.safeParse(input[name])
    if (result.success) {
      if (result.data !== undefined) values[name] = result.data
    } else errors[name] = fieldErrorOf(input[name], result.error)
  }
  if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors }
  return { outcome: 'parsed', values }
}

function withBulk<Id extends Key>({ fields, bulk }: Resource<Id>): Rules {
  const added = Object.entries(bulk?.rules ?? {}).map(([name, rule]) => [name, { rule }])
  return { ...fields, ...Object.fromEntries(added) }
}

async function checkRecord<Id extends Key>(
  tx: Database,
  resource: Resource<Id>,
  record: Fields,
  before: Fields | null,
): Promise<FieldErrors> {
  const errors: Record<string, string> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    if (isEqualValue(record[name], before?.[name])) continue
    if (field.refersTo && !(await exists(tx, field.refersTo, record[name]))) errors[name] = 'unknown'
    else if (field.unique && (await isTaken(tx, resource, field, record[name], before)))
      errors[name] = 'taken'
  }
  return { ...(await resource.check?.(tx, record, before)), ...errors }
}

async function exists(
  tx: Database,
  column: NonNullable<Field['refersTo']>,
  value: unknown,
): Promise<boolean> {
  const values = value === null ? [] : [...new Set(Array.isArray(value) ? value : [value])]
  if (values.length === 0) return true
  const rows = await tx.select({ id: column }).from(column.table).where(inArray(column, values))
  return rows.length === values.length
}

async function isTaken<Id extends Key>(
  tx: Database,
  { table, key }: Resource<Id>,
  { column }: Field,
  value: unknown,
  before: Fields | null,
): Promise<boolean> {
  if (!column) return false
  const others = before ? ne(key.column, before.Id) : undefined
  const rows = await tx
    .select({ id: key.column })
    .from(table)
    .where(and(eq(column, value), others))
    .limit(1)
  return rows.length > 0
}

export function isEqualValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
