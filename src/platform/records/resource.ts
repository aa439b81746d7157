import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import type { FieldErrors } from '#platform/fields/answers.ts'
import {
  type FieldDescription,
  LARGEST_NUMBER,
  propertyOf,
  type RecordDescription,
} from '#platform/fields/kinds.ts'
import { toRule } from '#platform/fields/rules.ts'
import type { Language } from '#platform/i18n/language.ts'

export type Fields = Record<string, unknown>
export type Key = number | string

/** The person who reads a table; `timeZone` is an IANA name. */
export type Reader = { language: Language; timeZone: string }

export type Field = Omit<FieldDescription, 'column'> & {
  /** Its column in the resource's table. Without one, `related` reads the field and `store` writes it. */
  column?: PgColumn
  /** Validates written values; a field without a rule is read-only. */
  rule?: z.ZodType
  /** The column that has to contain its value, or each of its values. */
  refersTo?: PgColumn
}

export type Action = 'create' | 'change' | 'remove'

/** The functions beside this file list, create, change and remove the records of every resource in the same way. */
export type Resource<Id extends Key> = {
  name: string
  table: PgTable
  /** Tells how lists of an import know records, and which pictures these show; without it there is no list. */
  list?: Pick<RecordDescription, 'knownBy' | 'pictures'>
  key: { column: PgColumn; parse: (text: string) => Id | null }
  fields: Readonly<Record<string, Field>>
  actions: readonly Action[]
  where?: SQL
  /** Its value says whom a record belongs to; they see and change only what `self` of its fields allows. */
  ownedBy?: PgColumn
  /** A further condition of the text search: whether a text matches a regular expression. */
  alsoSearched?: (pattern: string) => SQL
  /** Further filters of lists, by name; null for an invalid value. */
  filters?: Readonly<Record<string, (value: string) => SQL | null>>
  sortedBy: { field: string; order: 'asc' | 'desc' }
  /** A record's name for the change log, where it stays after the record is removed. */
  nameOf: (record: Fields) => string
  /** Runs before every read and adds missing records. */
  prepare?: (db: Database) => Promise<void>
  /** Fields from other tables, by record. */
  related?(db: Database, ids: Id[]): Promise<Map<Id, Fields>>
  /** A row of a table, where the fields would not make cells; in a reader's words, or as a program reads it. */
  toRow?: (record: Fields, reader: Reader | null) => Fields
  /** Slow fields, which only the response for a single record has. */
  details?(db: Database, id: Id): Promise<Fields>
  /** Returns the errors of the changed record; `before` is null for a new one. */
  check?: (tx: Database, record: Fields, before: Fields | null) => Promise<FieldErrors>
  /** Writes the changed fields that have no column; `before` is null for a new record. */
  store?(tx: Database, id: Id, changes: Fields, before: Fields | null): Promise<void>
  /** Returns why a record has to stay, as errors; empty when it may go. */
  checkRemoval?: (tx: Database, record: Fields) => Promise<FieldErrors>
  /** Removes dependent data before the row is deleted. Returns what has to run after that. */
  beforeRemove?: (tx: Database, record: Fields) => Promise<() => Promise<void>>
  /** Changes of many records at once whose result depends on the record. */
  bulk?: {
    rules: Readonly<Record<string, z.ZodType>>
    apply: (record: Fields, changes: Fields) => Fields
  }
}

/** A description with the columns of its table. `added` is what only the server knows of a field. */
export function withColumns(
  { name, fields, knownBy, pictures }: RecordDescription,
  table: PgTable,
  added: Readonly<Record<string, Pick<Field, 'rule' | 'refersTo'>>> = {},
): Pick<Resource<Key>, 'name' | 'table' | 'fields' | 'list'> {
  const columns = new Map(Object.entries(getTableColumns(table)))
  const open = ([field, { column: property, ...described }]: [string, FieldDescription]): [string, Field] => {
    const column = columns.get(propertyOf(field, property))
    const { type } = described
    return [
      field,
      {
        ...described,
        ...(column && property !== null ? { column } : {}),
        ...(type && type.kind !== 'custom' ? { rule: toRule(type) } : {}),
        ...added[field],
      },
    ]
  }
  return {
    name,
    table,
    fields: Object.fromEntries(Object.entries(fields).map(open)),
    list: { knownBy, ...(pictures ? { pictures } : {}) },
  }
}

/** Nothing is added or removed, nothing changed in bulk. */
export function ownPart<Id extends Key>(
  resource: Resource<Id>,
  ownedBy: PgColumn,
  owner: number,
): Resource<Id> {
  const fields = Object.entries(resource.fields).flatMap(([name, field]): [string, Field][] => {
    const { rule: _, ...shown } = field
    return field.self ? [[name, field.self === 'writes' ? field : shown]] : []
  })
  const { bulk: _, ownedBy: __, where, ...rest } = resource
  const actions = resource.actions.filter((action) => action === 'change')
  const ofOwner = and(where, eq(ownedBy, owner)) ?? eq(ownedBy, owner)
  return { ...rest, fields: Object.fromEntries(fields), actions, where: ofOwner }
}

export const numberKey = (column: PgColumn) => ({ column, parse: parseNumber })
export const textKey = (column: PgColumn) => ({ column, parse: parseText })

const LONGEST_ID = 200

function parseNumber(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_NUMBER ? Number(text) : null
}

function parseText(text: string): string | null {
  return text.length > 0 && text.length <= LONGEST_ID && text.isWellFormed() && !text.includes('\0')
    ? text
    : null
}
