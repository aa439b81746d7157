import { newImportAction } from '#domain/staff/import-action.ts'
import type { Fields } from '#platform/records/resource.ts'
import { LIST_NAMES, type ListName, mapLists } from './list-names.ts'
import { fillOwners } from './lists/fill-owners.server.ts'
import { groupByArtist, planArtist } from './lists/import-artist.server.ts'
import type { ImportNeeds, ImportPlan } from './lists/import-needs.ts'
import { planNewsItem } from './lists/import-news.server.ts'
import { openLists } from './lists/lists.server.ts'
import { lookAtRedirects } from './lists/look-at-redirects.server.ts'
import { listNames } from './lists/names.server.ts'
import { planRows } from './lists/plan-rows.server.ts'
import { togetherOf } from './lists/write-rows.server.ts'
import { type ListFile, type ReadRow, readList } from './reading/read-list.server.ts'
import { advanceIds } from './record-import.server.ts'
import {
  countOutcomes,
  countUnseen,
  heldBack,
  type ImportReport,
  isRefused,
  type ReportLine,
} from './report.ts'

type Lists = ReturnType<typeof openLists>
type Read = Record<ListName, ReadRow[]>

export type ImportWatch = {
  /** Once given, nothing more is begun. */
  signal: AbortSignal
  /** What the lists hold: rows, and different pictures that they name. */
  onStart?: (all: { rows: number; pictures: number }) => void
  /** Rows that are through, of all that the lists hold. */
  onProgress: (progress: { handled: number; total: number }) => void
}

/**
 * Reads the lists and brings the database to what they say: rows that are there already change nothing, so it may be done
 * again. Galleries come in together, each artist with all works or not at all, every news item by itself. A list that
 * cannot be read stops everything before anything is written. With `isTrial` nothing is written.
 * @throws what the database or the file store throws, or the signal's reason; groups that were in before stay.
 */
export async function importLists(
  given: Omit<ImportNeeds, 'actionId'> & { actionId?: string },
  files: readonly ListFile[],
  isTrial: boolean,
  watch?: ImportWatch,
): Promise<ImportReport> {
  const needs = { actionId: newImportAction(), ...given }
  const lists = openLists(needs.clock)
  const { read, unreadable } = readAllLists(lists, files)
  if (unreadable.length > 0) return { lines: unreadable, counts: countOutcomes(unreadable), written: false }
  const total = Object.values(read).reduce((sum, rows) => sum + rows.length, 0)
  watch?.onStart?.({ rows: total, pictures: countPictures(lists, read) })
  watch?.onProgress({ handled: 0, total })
  const lines: ReportLine[] = []
  for await (const plan of planAll(needs, lists, read)) {
    watch?.signal.throwIfAborted()
    for (const line of await carryOut(plan, isTrial)) lines.push(line)
    watch?.onProgress({ handled: lines.length, total })
  }
  if (!isTrial) await advanceIds(needs.db)
  return { lines, counts: countOutcomes(lines), unseen: countUnseen(lines), written: !isTrial }
}

/** Each plan is made once those before it are carried out. */
async function* planAll(needs: ImportNeeds, lists: Lists, read: Read): AsyncGenerator<ImportPlan> {
  const { db } = needs
  let names = await listNames(db)
  const galleries = await planRows(needs, lists.galleries, read.galleries, names)
  yield togetherOf(needs, lists.galleries, galleries, names)
  const planned = galleries.flatMap(({ line, row }) =>
    line.outcome === 'new' ? [[String(row.GermanUrl), 0] as const] : [],
  )
  names = await listNames(db)
  names = { ...names, galleryIds: new Map([...planned, ...names.galleryIds]) }
  const filled = await fillOwners(db, read, names.codes)
  for (const group of groupByArtist(filled.artists, filled.images))
    yield planArtist(needs, lists, group, names)
  for (const row of read.news) yield planNewsItem(needs, lists.news, row, names)
  for (const name of ['heroes', 'banners', 'testimonials', 'redirects', 'settings'] as const) {
    const look = name === 'redirects' ? await lookAtRedirects(db, read.redirects) : undefined
    const rows = await planRows(needs, lists[name], read[name], names, look)
    yield togetherOf(needs, lists[name], rows, names)
  }
}

/** Further ones of news are few. */
function countPictures(lists: Lists, read: Read): number {
  const named = (row: Fields, name: ListName) => lists[name].pictures.map(({ column }) => row[column])
  const names = LIST_NAMES.flatMap((name) => read[name].flatMap(({ row }) => named(row, name)))
  return new Set(names.filter((name) => name !== undefined)).size
}

async function carryOut(plan: ImportPlan, isTrial: boolean): Promise<ReportLine[]> {
  if (isRefused(plan.lines)) return heldBack(plan.lines)
  const isNothing = plan.lines.every(({ outcome }) => outcome === 'same')
  if (isTrial || isNothing) return plan.lines
  try {
    await plan.write()
    return plan.lines
  } catch (error) {
    if (!isConflict(error)) throw error
    return plan.lines.map((line) => ({ ...line, outcome: 'refused', problems: { Row: 'conflict' } }))
  }
}

/** Integrity constraints of the database (SQLSTATE class 23): what one row alone could not show. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && String(error.code).startsWith('23')) return true
  return isConflict(error.cause)
}

function readAllLists(lists: Lists, files: readonly ListFile[]): { read: Read; unreadable: ReportLine[] } {
  const unreadable: ReportLine[] = []
  const rowsOf = (name: ListName) =>
    files
      .filter((file) => file.name === name)
      .flatMap((file) => {
        const list = readList(lists[name], file)
        if (list.outcome === 'read') return list.rows
        const { line, problems } = list
        unreadable.push({ list: name, line, key: '', outcome: 'refused', problems })
        return []
      })
  return { read: mapLists(rowsOf), unreadable }
}
