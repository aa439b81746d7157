import { inArray } from 'drizzle-orm'
import { listPictureRowsOf, type PictureRow } from '#domain/imaging/pictures.server.ts'
import type { ListName } from '#domain/import-export/list-names.ts'
import { exportedName } from '#domain/import-export/picture-names.ts'
import { type PicturePlan, planPicture, toMarks } from '#domain/import-export/plan-picture.server.ts'
import type { ReadRow } from '#domain/import-export/read-list.server.ts'
import type { FieldChange, Problems, ReportLine } from '#domain/import-export/report.ts'
import { type Database, inBatches } from '#platform/database/database.ts'
import type { FieldErrors } from '#platform/fields/answers.ts'
import type { PictureDescription } from '#platform/fields/kinds.ts'
import { listSomeRecords } from '#platform/records/read-records.server.ts'
import type { Fields } from '#platform/records/resource.ts'
import type { ImportNeeds } from './import-needs.ts'
import { fieldsOf, type ListKind, type Names, pictureColumnNames, rowOf } from './list-kind.ts'

/** `pictures` has one entry for each picture of the kind, in its order; null where there is none. */
export type Planned = {
  line: ReportLine
  row: Fields
  existing: Fields | null
  pictures: readonly (PicturePlan | null)[]
}

export type Pictures = ReadonlyMap<unknown, PictureRow>

export type ExamineRow = (
  row: Fields,
  existing: Fields | null,
) => Promise<{ problems: Problems; changes?: ReportLine['changes'] }>

export async function planRows(
  needs: ImportNeeds,
  kind: ListKind,
  reads: readonly ReadRow[],
  names: Names,
  examine: ExamineRow = async () => ({ problems: {} }),
): Promise<Planned[]> {
  const { db } = needs
  const find = await indexRecords(db, kind, reads)
  const known = reads.map(({ row }) => find(row))
  const pictures = await indexPictures(
    db,
    kind.pictures.flatMap(({ field }) => [
      ...known.map(({ existing }) => existing?.[field]),
      ...reads.map(({ row }) => row[field]),
    ]),
  )
  const seen = new Set<string>()
  const planned: Planned[] = []
  for (const [at, read] of reads.entries()) {
    const { existing = null, isTaken = false } = known[at] ?? {}
    const plans = await planPictures(needs, kind, { row: read.row, existing, pictures })
    const { problems, ...findings } = await examine(read.row, existing)
    if (isTaken) problems[kind.keyColumn] = 'taken'
    planned.push(await planRow(db, kind, { read, existing, plans, names, problems, ...findings, seen }))
  }
  return planned
}

export type Planning = {
  read: ReadRow
  existing: Fields | null
  plans: readonly (PicturePlan | null)[]
  names: Names
  problems: Problems
  seen: Set<string>
  key?: string
  changes?: ReportLine['changes']
}

export async function planRow(db: Database, kind: ListKind, planning: Planning): Promise<Planned> {
  const { read, existing, plans, names, seen } = planning
  const stored = existing && rowOf(kind, existing, names)
  const row = existing ? read.row : { ...kind.whenNew?.(read.row), ...read.row }
  const shown = kind.pictures.flatMap((picture, at) => {
    const plan = plans[at]
    return plan ? [{ picture, plan }] : []
  })
  const problems = { ...planning.problems, ...read.problems }
  for (const { picture, plan } of shown) if (plan.problem) problems[picture.column] ??= plan.problem
  const fields = fieldsOf(kind, row, names, existing)
  if (Object.keys(problems).length === 0) Object.assign(problems, await check(db, kind, fields, existing))
  const key = planning.key ?? row[kind.keyColumn] ?? stored?.[kind.keyColumn]
  const line = judgeRow({
    list: kind.name,
    line: read.line,
    key: key === undefined ? '' : String(key),
    keyColumn: kind.keyColumn,
    row,
    stored,
    recordId: existing && String(existing.Id),
    needed: [...kind.columns].flatMap(([column, { isNeeded }]) => (isNeeded ? [column] : [])),
    problems,
    changes: [
      ...shown.flatMap(({ picture, plan }) => listPictureChanges(plan, picture)),
      ...(planning.changes ?? []),
    ],
    seen,
  })
  return { line, row, existing, pictures: plans }
}

/** Checks the record as it would be, by its own rule; new pictures have no ids yet. */
async function check(
  db: Database,
  { resource, usual, check: rule = resource.check }: ListKind,
  fields: Fields,
  existing: Fields | null,
): Promise<FieldErrors> {
  const before = existing ?? Object.fromEntries(Object.keys(resource.fields).map((name) => [name, null]))
  return (await rule?.(db, { ...before, ...(existing ? {} : usual), ...fields }, existing)) ?? {}
}

async function planPictures(
  { source }: ImportNeeds,
  kind: ListKind,
  { row, existing, pictures }: { row: Fields; existing: Fields | null; pictures: Pictures },
): Promise<(PicturePlan | null)[]> {
  const plans: (PicturePlan | null)[] = []
  for (const picture of kind.pictures) {
    const { field, column } = picture
    const isOptional = kind.resource.fields[field]?.type?.default === null
    const isThere = [row[column], row[field], existing?.[field]].some((value) => (value ?? null) !== null)
    const wanted = pictureWanted(row, picture, pictures.get(existing?.[field]) ?? null, pictures)
    plans.push(isOptional && !isThere ? null : await planPicture(source, wanted))
  }
  return plans
}

export function pictureWanted(
  row: Fields,
  picture: PictureDescription,
  current: PictureRow | null,
  pictures: Pictures,
) {
  const { file, name, focusX, focusY } = pictureColumnNames(picture)
  const id = numberIn(row[picture.field])
  return {
    cell: textIn(row[file]),
    id,
    marks: toMarks(textIn(row[name]), numberIn(row[focusX]), numberIn(row[focusY])),
    current,
    withId: pictures.get(id) ?? null,
  }
}

export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

export async function indexPictures(db: Database, ids: readonly unknown[]): Promise<Pictures> {
  const known = new Set(ids.filter((id) => typeof id === 'number'))
  return new Map((await listPictureRowsOf(db, [...known])).map((row) => [row.id, row]))
}

type Found = { existing: Fields | null; isTaken: boolean }

async function indexRecords(
  db: Database,
  { resource, keyColumn, columns }: ListKind,
  reads: readonly ReadRow[],
): Promise<(row: Fields) => Found> {
  const field = columns.get(keyColumn)?.field ?? 'Id'
  const column = resource.fields[field]?.column ?? resource.key.column
  const isKnownById = columns.has('Id') && keyColumn !== 'Id'
  const ids = isKnownById ? reads.flatMap(({ row }) => row.Id ?? []) : []
  const names = reads.flatMap(({ row }) => row[keyColumn] ?? [])
  const named = await inBatches(names, (batch) =>
    db.select({ id: resource.key.column }).from(resource.table).where(inArray(column, batch)),
  )
  const keys = [...ids, ...named.map(({ id }) => id)].flatMap((id) => resource.key.parse(String(id)) ?? [])
  const records = await inBatches([...new Set(keys)], (batch) => listSomeRecords(db, resource, batch))
  const byId = new Map(records.map((record) => [record.Id, record]))
  const byName = new Map(records.map((record) => [record[field], record]))
  return (row) => {
    const other = byName.get(row[keyColumn]) ?? null
    const existing = isKnownById && row.Id !== undefined ? (byId.get(row.Id) ?? null) : other
    const isUnique = resource.fields[field]?.unique === true
    return { existing, isTaken: isUnique && other !== null && other.Id !== existing?.Id }
  }
}

type Judged = {
  list: ListName
  line: number
  key: string
  keyColumn: string
  row: Fields
  stored: Fields | null
  recordId: string | null
  needed: readonly string[]
  problems: Problems
  changes: readonly FieldChange[]
  seen: Set<string>
}

function judgeRow(judged: Judged): ReportLine {
  const { list, line: at, key, keyColumn, row, stored, recordId, seen } = judged
  const problems: Problems = { ...judged.problems }
  if (!key && !problems[keyColumn]) problems[keyColumn] = 'required'
  if (key && seen.has(key)) problems.Row = 'twice'
  if (key) seen.add(key)
  for (const column of stored ? [] : judged.needed) {
    if (row[column] === undefined) problems[column] ??= 'required'
  }
  const line = { list, line: at, key, problems }
  if (Object.keys(problems).length > 0) return { ...line, outcome: 'refused' }
  if (!stored) return { ...line, outcome: 'new' }
  const changes = [...listChanges(stored, row), ...judged.changes]
  if (changes.length === 0) return { ...line, outcome: 'same' }
  return { ...line, outcome: 'changed', changes, ...(recordId === null ? {} : { recordId }) }
}

function listChanges(stored: Fields, imported: Fields): FieldChange[] {
  return Object.entries(imported)
    .filter(
      ([column, value]) =>
        value !== undefined && Object.hasOwn(stored, column) && asText(stored[column]) !== asText(value),
    )
    .map(([column, to]) => ({ column, from: stored[column], to }))
}

function asText(value: unknown): string {
  return JSON.stringify(value) ?? ''
}

const SHOWN_OF_HASH = 8

function listPictureChanges(plan: PicturePlan, { column, focus }: PictureDescription): FieldChange[] {
  if (!plan.changed) return []
  const { current, existing, newFile, marks } = plan
  const before = existing ?? current
  const fields = [
    { column: `${column}Name`, from: before?.fileName, to: marks.fileName },
    { column: `${focus}X`, from: before?.focusX, to: marks.focusX },
    { column: `${focus}Y`, from: before?.focusY, to: marks.focusY },
  ]
  const changed = fields.filter(({ from, to }) => to !== undefined && to !== from)
  const isOther = newFile !== null || existing?.id !== current?.id
  return isOther ? [{ column, ...fileChange(plan) }, ...changed] : changed
}

function fileChange({ current, existing, newFile }: PicturePlan): Omit<FieldChange, 'column'> {
  const from = current ? exportedName(current) : ''
  const to = newFile?.name ?? (existing ? exportedName(existing) : '')
  if (from !== to || !current || !newFile) return { from, to }
  const withHash = (hash: string) => `${from} (${hash.slice(0, SHOWN_OF_HASH)})`
  return { from: withHash(current.contentVersion), to: withHash(newFile.contentVersion) }
}
