import { z } from 'zod'
import type { PictureRow } from '#domain/imaging/pictures.server.ts'
import { cellOf, type ReadCell } from '#domain/import-export/cells.ts'
import type { ListName } from '#domain/import-export/list-names.ts'
import { exportedName, isPictureName } from '#domain/import-export/picture-names.ts'
import { custom, type PictureDescription, share } from '#platform/fields/kinds.ts'
import { toRule } from '#platform/fields/rules.ts'
import type { Field, Fields, Key, Resource } from '#platform/records/resource.ts'

/** `field` is null when the value has to be found, or belongs to the record's picture. */
type Column = { read: ReadCell; field: string | null; isNeeded: boolean }

export type Names = {
  /** The id is 0 for the address of a gallery that a trial would make. */
  galleryIds: ReadonlyMap<string, number>
  codes: ReadonlyMap<number, string>
}

export type ListKind = {
  name: ListName
  resource: Resource<Key>
  pictures: readonly PictureDescription[]
  columns: ReadonlyMap<string, Column>
  usual: Fields
  keyColumn: string
  toColumns?: (record: Fields, names: Names) => Fields
  /** Returns the fields of columns that lists write otherwise; `before` is null for a new record. */
  toFields?: (row: Fields, names: Names, before: Fields | null) => Fields
  whenNew?: (row: Fields) => Fields
  /** Replaces the resource's own check, when rows can only be checked together. */
  check?: Resource<Key>['check']
}

type ListKindHooks = Pick<ListKind, 'toColumns' | 'toFields' | 'whenNew' | 'check'> & {
  /** The columns that replace a field, by field. */
  instead?: Readonly<Record<string, Readonly<Record<string, ReadCell>>>>
}

const fileName = cellOf({ ...custom, default: undefined }, z.string().trim().refine(isPictureName, 'pattern'))
const addressName = cellOf(
  custom,
  z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9-]{0,150}[.](jpg|png|webp)$/),
)
const orNothing =
  (read: ReadCell): ReadCell =>
  (text) =>
    text.trim() === '' ? { value: undefined } : read(text)

export function listKind(
  name: ListName,
  resource: Resource<Key>,
  { instead = {}, ...hooks }: ListKindHooks = {},
): ListKind {
  const pictures = resource.list?.pictures ?? []
  const columns = new Map<string, Column>()
  for (const [field, described] of Object.entries(resource.fields)) {
    const { listedAs = field } = described
    for (const [column, read] of Object.entries(instead[field] ?? {}))
      columns.set(column, { read, field: column === described.listedAs ? field : null, isNeeded: false })
    const picture = pictures.find((shown) => shown.field === field)
    const column = columnOf(described, field)
    if (column && !instead[field] && !columns.has(listedAs))
      columns.set(listedAs, picture ? { ...column, isNeeded: false } : column)
    if (picture) columns.set(picture.column, pictureColumn(orNothing(fileName)))
  }
  for (const picture of pictures) {
    const { name, focusX, focusY } = pictureColumnNames(picture)
    columns.set(name, pictureColumn(orNothing(addressName)))
    for (const focus of [focusX, focusY]) columns.set(focus, pictureColumn(cellOf(share, toRule(share))))
  }
  const { knownBy = 'Id' } = resource.list ?? {}
  return {
    name,
    resource,
    pictures,
    columns,
    usual: usualOf(resource, pictures),
    keyColumn: resource.fields[knownBy]?.listedAs ?? knownBy,
    ...hooks,
  }
}

function usualOf({ fields }: Resource<Key>, pictures: readonly PictureDescription[]): Fields {
  const marks = new Set(pictures.flatMap((picture) => Object.values(pictureColumnNames(picture))))
  const usual = Object.entries(fields).flatMap(([name, field]) => {
    const result = marks.has(name) ? undefined : ruleOf(field)?.safeParse(undefined)
    return result?.success && result.data !== undefined ? [[name, result.data]] : []
  })
  return Object.fromEntries(usual)
}

function ruleOf({ listed, rule }: Field): z.ZodType | undefined {
  return listed ? toRule(listed) : rule
}

function columnOf(described: Field, field: string): Column | null {
  const { type, listed } = described
  if (listed === false) return null
  const kind = listed ?? type
  const held = ruleOf(described)
  if (!kind || !held) return null
  const isNeeded = listed === undefined && !held.safeParse(undefined).success
  return { read: cellOf(kind, held), field, isNeeded }
}

export function pictureColumnNames({ column, focus }: PictureDescription) {
  return { file: column, name: `${column}Name`, focusX: `${focus}X`, focusY: `${focus}Y` }
}

const pictureColumn = (read: ReadCell): Column => ({ read, field: null, isNeeded: false })

export function fieldsOf(
  { columns, toFields }: ListKind,
  row: Fields,
  names: Names,
  before: Fields | null,
): Fields {
  const named = Object.entries(row).flatMap(([column, value]) => {
    const field = columns.get(column)?.field
    return field && value !== undefined ? [[field, value]] : []
  })
  return { ...Object.fromEntries(named), ...toFields?.(row, names, before) }
}

export function rowOf({ columns, toColumns }: ListKind, record: Fields, names: Names): Fields {
  const shown = [...columns].flatMap(([column, { field }]) => (field ? [[column, record[field]]] : []))
  return { ...Object.fromEntries(shown), ...toColumns?.(record, names) }
}

export function pictureCells(
  { pictures }: ListKind,
  record: Fields,
  rows: ReadonlyMap<unknown, PictureRow>,
): Fields {
  const cells = pictures.flatMap((picture) => {
    const { file, name, focusX, focusY } = pictureColumnNames(picture)
    const row = rows.get(record[picture.field])
    return [
      [file, row ? exportedName(row) : ''],
      [name, row?.fileName],
      [focusX, row?.focusX],
      [focusY, row?.focusY],
    ]
  })
  return Object.fromEntries(cells)
}
