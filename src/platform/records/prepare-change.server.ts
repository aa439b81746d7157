import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { type FieldErrors, fieldErrorOf } from '#platform/fields/answers.ts'
import { fieldOf } from './read-records.server.ts'
import type { Field, Fields, Key, Resource } from './resource.ts'

/** `values` as they will be stored; `unreadable` names a field that does not exist. */
export type Parsed =
  | { outcome: 'parsed'; values: Fields }
  | { outcome: 'invalid'; errors: FieldErrors }
  | { outcome: 'unreadable'; name: string }

type Rules = Readonly<Record<string, Field>>

/**
 * Parses the input of a form. Read-only fields, and fixed ones of an existing record, are left out, so that a client
 * may send back a whole record.
 */
export function parseFields<Id extends Key>(
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

/** Checks the changed record as a whole: references, uniqueness and the resource's own rules. */
export async function checkRecord<Id extends Key>(
  tx: Database,
  resource: Resource<Id>,
  record: Fields,
  before: Fields | null,
): Promise<FieldErrors> {
  const errors: Record<string, string> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    if (isSame(record[name], before?.[name])) continue
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

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
