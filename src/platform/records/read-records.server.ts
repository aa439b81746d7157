import { createHash } from 'node:crypto'
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Database, inTextOrder } from '#platform/database/database.ts'
import type { Field, Fields, Key, Resource } from './resource.ts'
import { toSearchPattern } from './search-pattern.ts'

export type ListQuery = {
  page: number
  perPage: number
  sort?: { field: string; order: 'asc' | 'desc' }
  words?: string
  filters: Readonly<Record<string, string>>
}

export type List = { data: Fields[]; total: number }

const TAG_LENGTH = 16

/** One page of the records; null when the query has an unknown field or an invalid value. */
export async function listRecords<Id extends Key>(
  db: Database,
  resource: Resource<Id>,
  query: ListQuery,
): Promise<List | null> {
  const where = whereOf(resource, query)
  const order = orderOf(resource, query)
  if (!order || !where) return null
  const total = sql<number>`count(*)::int`
  const [counted] = await db.select({ total }).from(resource.table).where(where.condition)
  const rows = await db
    .select(columnsOf(resource))
    .from(resource.table)
    .where(where.condition)
    .orderBy(...order)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
  return { data: await complete(db, resource, rows), total: counted?.total ?? 0 }
}

type Listing = Pick<ListQuery, 'sort' | 'words' | 'filters'>

function whereOf<Id extends Key>(
  resource: Resource<Id>,
  { filters: wanted, words = '' }: Listing,
): { condition: SQL | undefined } | null {
  const filters = Object.entries(wanted).map(([name, value]) => filterBy(resource, name, value))
  const valid = filters.filter((filter) => filter !== null)
  if (valid.length < filters.length) return null
  return { condition: and(resource.where, ...valid, matches(resource, words)) }
}

/** Returns the columns by which a list is sorted; null for an unknown field. No two records share a place. */
function orderOf<Id extends Key>(resource: Resource<Id>, { sort }: Listing): SQL[] | null {
  const { field, order } = sort ?? resource.sortedBy
  const column = fieldOf(resource, field)?.column
  const direction = order === 'asc' ? asc : desc
  if (!column) return null
  const sorted = column.getSQLType() === 'text' ? inTextOrder(column) : column
  return [direction(sorted), direction(resource.key.column)]
}

export async function listSomeRecords<Id extends Key>(
  db: Database,
  resource: Resource<Id>,
  ids: readonly Id[],
): Promise<Fields[]> {
  const rows = await db
    .select(columnsOf(resource))
    .from(resource.table)
    .where(and(resource.where, inArray(resource.key.column, [...ids])))
  const found = new Map((await complete(db, resource, rows)).map((record) => [record.Id, record]))
  return ids.flatMap((id) => {
    const record = found.get(id)
    return record ? [record] : []
  })
}

export async function findRecord<Id extends Key>(
  db: Database,
  resource: Resource<Id>,
  id: Id,
): Promise<Fields | null> {
  const [record] = await listSomeRecords(db, resource, [id])
  return record ?? null
}

/** Locks the records until the transaction ends, always in the same order, which prevents deadlocks. */
export async function lockRecords<Id extends Key>(
  tx: Database,
  resource: Resource<Id>,
  ids: readonly Id[],
): Promise<void> {
  const { column } = resource.key
  await tx
    .select({ id: column })
    .from(resource.table)
    .where(inArray(column, [...ids]))
    .orderBy(asc(column))
    .for('update')
}

/** The field of that name; ignores inherited properties such as `constructor`. */
export function fieldOf({ fields }: Pick<Resource<Key>, 'fields'>, name: string): Field | null {
  return Object.hasOwn(fields, name) ? (fields[name] ?? null) : null
}

function columnsOf({ fields }: Pick<Resource<Key>, 'fields'>): Record<string, PgColumn> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { column }]) => (column ? [[name, column]] : [])),
  )
}

async function complete<Id extends Key>(
  db: Database,
  resource: Resource<Id>,
  rows: readonly Fields[],
): Promise<Fields[]> {
  const ids = rows.flatMap((row) => resource.key.parse(String(row.Id)) ?? [])
  const related = ids.length > 0 ? await resource.related?.(db, ids) : undefined
  return rows.map((row) => {
    const id = resource.key.parse(String(row.Id))
    const all: Fields = { ...row, ...(id === null ? {} : related?.get(id)) }
    const named = Object.keys(resource.fields).map((name) => [name, all[name] ?? null])
    const record: Fields = Object.fromEntries(named)
    return { ...record, Revision: revisionOf(resource, record) }
  })
}

/** A hash of all fields of the record that can be written. */
function revisionOf({ fields }: Pick<Resource<Key>, 'fields'>, record: Fields): string {
  const written = Object.entries(fields).flatMap(([name, { rule, revised }]) =>
    rule || revised ? [record[name]] : [],
  )
  return createHash('sha256')
    .update(JSON.stringify([record.Id, ...written]))
    .digest('hex')
    .slice(0, TAG_LENGTH)
}

function filterBy<Id extends Key>(resource: Resource<Id>, name: string, value: string): SQL | null {
  const { filters = {} } = resource
  if (Object.hasOwn(filters, name)) return filters[name]?.(value) ?? null
  const field = fieldOf(resource, name)
  return field?.column && field.filtered ? isValue(field.column, value) : null
}

function isValue(column: PgColumn, value: string): SQL | null {
  if (!value.isWellFormed() || value.includes('\0')) return null
  if (column.dataType === 'boolean')
    return /^(?:true|false)$/.test(value) ? eq(column, value === 'true') : null
  if (column.dataType === 'number') return /^\d{1,9}$/.test(value) ? eq(column, Number(value)) : null
  const { enumValues } = column
  return enumValues && !enumValues.includes(value) ? null : eq(column, value)
}

/** Every word has to be in a searched field, or be the record's id. */
function matches<Id extends Key>(
  { fields, key, alsoSearched }: Resource<Id>,
  words: string,
): SQL | undefined {
  const searched = Object.values(fields).flatMap(({ column, searched }) =>
    column && searched ? [column] : [],
  )
  const text = words.toWellFormed().replaceAll('\0', ' ')
  const terms = text.split(/\s+/).filter((word) => word !== '')
  return and(
    ...terms.map((word) => {
      const id = key.parse(word)
      const pattern = toSearchPattern(word)
      return or(
        ...searched.map((column) => sql`${column} ~ ${pattern}`),
        ...(alsoSearched ? [alsoSearched(pattern)] : []),
        ...(id === null ? [] : [eq(key.column, id)]),
      )
    }),
  )
}

export type Neighbours<Id extends Key = Key> = {
  before: Id | null
  after: Id | null
  place: number
  total: number
}

export async function findNeighbours<Id extends Key>(
  db: Database,
  resource: Resource<Id>,
  id: Id,
  query: Omit<ListQuery, 'page' | 'perPage'>,
): Promise<Neighbours<Id> | null> {
  const order = orderOf(resource, query)
  const where = whereOf(resource, query)
  if (!order || !where) return null
  const key = resource.key.column
  const window = sql`(ORDER BY ${sql.join(order, sql`, `)})`
  const listed = db.$with('listed').as(
    db
      .select({
        id: sql`${key}`.as('id'),
        before: sql`lag(${key}) OVER ${window}`.as('before'),
        after: sql`lead(${key}) OVER ${window}`.as('after'),
        place: sql<number>`(row_number() OVER ${window})::int`.as('place'),
        total: sql<number>`(count(*) OVER ())::int`.as('total'),
      })
      .from(resource.table)
      .where(where.condition),
  )
  const [found] = await db.with(listed).select().from(listed).where(eq(listed.id, id))
  if (!found) return null
  const read = (neighbour: unknown) => (neighbour === null ? null : resource.key.parse(String(neighbour)))
  return { before: read(found.before), after: read(found.after), place: found.place, total: found.total }
}
