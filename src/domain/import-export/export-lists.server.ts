import { asc } from 'drizzle-orm'
import { listPictureRows, type PictureRow } from '#domain/imaging/pictures.server.ts'
import { systemClock } from '#platform/clock.ts'
import type { OnProgress } from '#platform/command-line/progress.ts'
import { writeCsv } from '#platform/csv/write-csv.ts'
import { type Database, inBatches, LONG_READ } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { listSomeRecords } from '#platform/records/read-records.server.ts'
import type { Fields } from '#platform/records/resource.ts'
import { getKey } from '#platform/records/write-records.server.ts'
import { LIST_NAMES, type ListName } from './list-names.ts'
import { type ListKind, type Names, pictureCells, rowOf } from './lists/list-kind.ts'
import { openLists } from './lists/lists.server.ts'
import { listNames } from './lists/names.server.ts'
import { writeNewsImages } from './lists/news-images.server.ts'
import { exportedName } from './picture-names.ts'

type ExportSummary = { rows: number; pictures: number; missing: number }

type AddFile = (name: string, bytes: Uint8Array) => Promise<void>

type ExportPlan = {
  rows: number
  lists: { name: string; bytes: Uint8Array }[]
  originals: { name: string; key: string }[]
}

/** Plans everything that an import reads, as it was at one moment. */
export async function planExport(db: Database): Promise<ExportPlan> {
  const kinds = openLists(systemClock)
  const { lists, pictures } = await db.transaction(async (tx) => {
    const [pictures, names] = [await listPictureRows(tx), await listNames(tx)]
    const lists: { name: ListName; rows: Fields[] }[] = []
    for (const name of LIST_NAMES)
      lists.push({ name, rows: await readRows(tx, kinds[name], { names, pictures }) })
    return { lists, pictures }
  }, LONG_READ)
  return {
    rows: lists.reduce((sum, { rows }) => sum + rows.length, 0),
    lists: lists.map(({ name, rows }) => ({ name: `${name}.csv`, bytes: toCsv(kinds[name], rows) })),
    originals: [...pictures.values()].map((picture) => ({
      name: `pictures/${exportedName(picture)}`,
      key: picture.originalKey,
    })),
  }
}

export async function exportLists(
  { db, files }: { db: Database; files: FileStore },
  add: AddFile,
  onProgress: OnProgress = () => {},
): Promise<ExportSummary> {
  const { rows, lists, originals } = await planExport(db)
  for (const { name, bytes } of lists) await add(name, bytes)
  const summary = { rows, pictures: 0, missing: 0 }
  for (const [at, { name, key }] of originals.entries()) {
    onProgress(`${at} of ${originals.length} pictures`, at / originals.length)
    const bytes = await files.read(key)
    if (bytes) await add(name, bytes)
    summary[bytes ? 'pictures' : 'missing'] += 1
  }
  return summary
}

export function templateOf(name: ListName): Uint8Array {
  return toCsv(openLists(systemClock)[name], [])
}

function toCsv(kind: ListKind, rows: readonly Fields[]): Uint8Array {
  const columns = [...kind.columns.keys()]
  return Buffer.from(writeCsv([columns, ...rows.map((row) => columns.map((column) => row[column]))]))
}

type Looked = { names: Names; pictures: ReadonlyMap<number, PictureRow> }

async function readRows(tx: Database, kind: ListKind, { names, pictures }: Looked): Promise<Fields[]> {
  const { resource } = kind
  const { column } = resource.key
  const keys = await tx.select({ id: column }).from(resource.table).orderBy(asc(column))
  return inBatches(keys, async (batch) => {
    const ids = batch.map(({ id }) => getKey(resource, id))
    const records = await listSomeRecords(tx, resource, ids)
    return records.map((record) => ({
      ...rowOf(kind, record, names),
      ...pictureCells(kind, record, pictures),
      ...(kind.name === 'news' ? { Images: writeNewsImages(record.Images, pictures) } : {}),
    }))
  })
}
