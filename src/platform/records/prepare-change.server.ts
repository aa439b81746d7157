import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { type Complaints, complaintOf } from './field-errors.ts'
import { fieldOf } from './read-records.server.ts'
import type { Field, Fields, Key, Resource } from './resource.ts'

/** The values as they will be stored; `unknown` are names that no field has. */
export type Parsed =
  | { outcome: 'parsed'; values: Fields }
  | { outcome: 'invalid'; complaints: Complaints }
  | { outcome: 'unreadable'; name: string }

type Rules = Readonly<Record<string, Field>>

/**
 * Parses what somebody typed into fields. What can only be read, or only be written once, is left out, so that a record
 * may be sent back as it came.
 */
export function parseFields<Id extends Key>(
  resource: Resource<Id>,
  input: Fields,
  deed: 'create' | 'change' | 'bulk',
): Parsed {
  const rules: Rules = deed === 'bulk' ? withBulk(resource) : resource.fields
  const strange = Object.keys(input).find((name) => !fieldOf({ fields: rules }, name) && name !== 'Revision')
  if (strange !== undefined) return { outcome: 'unreadable', name: strange }
  const values: Fields = {}
  const complaints: Record<string, string> = {}
  for (const [name, { rule, fixed }] of Object.entries(rules)) {
    const isLeftOut = deed !== 'create' && (fixed || !Object.hasOwn(input, name))
    if (!rule || isLeftOut) continue
    const parsing = rule.safeParse(input[name])
    if (parsing.success) {
      if (parsing.data !== undefined) values[name] = parsing.data
    } else complaints[name] = complaintOf(input[name], parsing.error)
  }
  if (Object.keys(complaints).length > 0) return { outcome: 'invalid', complaints }
  return { outcome: 'parsed', values }
}

function withBulk<Id extends Key>({ fields, bulk }: Resource<Id>): Rules {
  const added = Object.entries(bulk?.rules ?? {}).map(([name, rule]) => [name, { rule }])
  return { ...fields, ...Object.fromEntries(added) }
}

/** What is wrong with the record as it would become, beyond its single fields. */
export async function checkRecord<Id extends Key>(
  tx: Database,
  resource: Resource<Id>,
  record: Fields,
  before: Fields | null,
): Promise<Complaints> {
  const complaints: Record<string, string> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    if (isSame(record[name], before?.[name])) continue
    if (field.refersTo && !(await isThere(tx, field.refersTo, record[name]))) complaints[name] = 'unknown'
    else if (field.unique && (await isTaken(tx, resource, field, record[name], before)))
      complaints[name] = 'taken'
  }
  return { ...(await resource.check?.(tx, record, before)), ...complaints }
}

async function isThere(
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
