import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import type { Complaints } from './field-errors.ts'

/** A record's fields by name, as the outside knows them: `TitleDe`. */
export type Fields = Record<string, unknown>
export type Key = number | string

export type Field = {
  /** Where it stands in the resource's own table. Without one, `related` reads the field and `store` writes it. */
  column?: PgColumn
  /** What may be written; a field without a rule is only read. */
  rule?: z.ZodType
  /** Written when a record is added, and never again. */
  fixed?: true
  /** Only read, and yet part of the revision: a call of its own changes it. */
  revised?: true
  /** No two records have the same. */
  unique?: true
  /** The column that its value, or each of its values, has to stand in. */
  refersTo?: PgColumn
  /** Found by the words somebody searches for. */
  searched?: true
  /** A list can be asked for records with one value of it. */
  filtered?: true
  /** Its words stay out of the log of changes: they are about a person who may ask to be forgotten. */
  unlogged?: true
}

/** What may be done besides reading. */
export type Deed = 'create' | 'change' | 'remove'

/**
 * One kind of record that staff edit: what it consists of, and what the room it belongs to has to say about it. The
 * functions beside this file do the rest, the same for all.
 */
export type Resource<Id extends Key> = {
  /** As the address has it: `images`. */
  name: string
  table: PgTable
  key: { column: PgColumn; parse: (text: string) => Id | null }
  /** In the order in which they are answered. */
  fields: Readonly<Record<string, Field>>
  deeds: readonly Deed[]
  /** Which rows of the table are meant. */
  where?: SQL
  /** Further filters of lists, by name; null says that the value makes no sense. */
  filters?: Readonly<Record<string, (value: string) => SQL | null>>
  /** How a list is sorted that nobody asked to sort: a field with a column. */
  sortedBy: { field: string; order: 'asc' | 'desc' }
  /** A record's name for the log, kept when the record is gone. */
  nameOf: (record: Fields) => string
  /** Adds records that have to be there before anybody looks. */
  prepare?: (db: Database) => Promise<void>
  /** Fields of other tables, for each of the records. */
  related?: (db: Database, ids: Id[]) => Promise<Map<Id, Fields>>
  /** Fields that only a single record's answer has, since they take their time. */
  details?: (db: Database, id: Id) => Promise<Fields>
  /** What is wrong with the record as it would become; `before` is null for a new one. */
  check?: (tx: Database, record: Fields, before: Fields | null) => Promise<Complaints>
  /** Writes those of the changed fields that have no column. */
  store?: (tx: Database, id: Id, changes: Fields) => Promise<void>
  /** What else goes, just before the row does. Answers what has to be done once the row is gone. */
  beforeRemove?: (tx: Database, record: Fields) => Promise<() => Promise<void>>
  /** Changes to many records at once that depend on what each of them is. */
  bulk?: {
    rules: Readonly<Record<string, z.ZodType>>
    apply: (record: Fields, changes: Fields) => Fields
  }
}

export const numberKey = (column: PgColumn) => ({ column, parse: parseNumber })
export const textKey = (column: PgColumn) => ({ column, parse: parseText })

/** The largest that fits a column. */
const LARGEST_ID = 2_147_483_647
const LONGEST_ID = 200

function parseNumber(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : null
}

function parseText(text: string): string | null {
  return text.length > 0 && text.length <= LONGEST_ID && text.isWellFormed() && !text.includes('\0')
    ? text
    : null
}
