import { galleries } from '#domain/catalogue/tables.server.ts'
import { newImportAction } from '#domain/staff/import-action.ts'
import { LISTS, type ListRow } from './format.ts'
import type { ListName } from './list-names.ts'
import { fillOwners } from './lists/fill-owners.server.ts'
import { groupByArtist, planArtist } from './lists/import-artists.server.ts'
import { planGalleries } from './lists/import-galleries.server.ts'
import { planHeroes } from './lists/import-heroes.server.ts'
import type { ImportNeeds, ImportPlan } from './lists/import-needs.ts'
import { planNewsItem } from './lists/import-news.server.ts'
import { planBanners, planTestimonials } from './lists/import-placed.server.ts'
import { planRedirects, planSettings } from './lists/import-settings.server.ts'
import { type ListFile, type ReadList, type ReadRow, readList } from './reading/read-list.server.ts'
import { advanceIds } from './record-import.server.ts'
import {
  countOutcomes,
  countUnseen,
  heldBack,
  type ImportReport,
  isRefused,
  type ReportLine,
} from './report.ts'

type Read = { [Name in ListName]: ReadRow<ListRow<Name>>[] }

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
  const { read, unreadable } = readAllLists(files)
  if (unreadable.length > 0) return { lines: unreadable, counts: countOutcomes(unreadable), written: false }
  const total = Object.values(read).reduce((sum, rows) => sum + rows.length, 0)
  watch?.onStart?.({ rows: total, pictures: countPictures(read) })
  watch?.onProgress({ handled: 0, total })
  const lines: ReportLine[] = []
  const finish = async (plan: ImportPlan) => {
    watch?.signal.throwIfAborted()
    for (const line of await carryOut(plan, isTrial)) lines.push(line)
    watch?.onProgress({ handled: lines.length, total })
  }
  await finish(await planGalleries(needs, read.galleries))
  const known = await listGalleryIds(needs, lines)
  const { artists, images } = await fillOwners(needs.db, read)
  for (const group of groupByArtist(artists, images)) {
    await finish(await planArtist(needs, group, known))
  }
  for (const row of read.news) await finish(await planNewsItem(needs, row))
  await finish(await planHeroes(needs, read.heroes))
  await finish(await planBanners(needs, read.banners))
  await finish(await planTestimonials(needs, read.testimonials))
  await finish(await planRedirects(needs, read.redirects))
  await finish(await planSettings(needs, read.settings))
  if (!isTrial) await advanceIds(needs.db)
  return { lines, counts: countOutcomes(lines), unseen: countUnseen(lines), written: !isTrial }
}

/** Those of news are few. */
function countPictures({ artists, images, news, heroes, banners }: Read): number {
  const names = [
    ...artists.map(({ row }) => row.portrait),
    ...[...images, ...news, ...heroes, ...banners].map(({ row }) => row.picture),
    ...heroes.map(({ row }) => row.phonePicture),
  ]
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

/** Galleries that there are, and that a trial would have made. */
async function listGalleryIds(
  { db }: ImportNeeds,
  lines: readonly ReportLine[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ id: galleries.id, address: galleries.germanUrl }).from(galleries)
  const planned = lines
    .filter(({ outcome }) => outcome === 'new')
    .map(({ key }): [string, number] => [key, 0])
  return new Map([...planned, ...rows.map(({ id, address }): [string, number] => [address, id])])
}

function readAllLists(files: readonly ListFile[]): { read: Read; unreadable: ReportLine[] } {
  const unreadable: ReportLine[] = []
  function rowsOf<Row>(name: ListName, read: (file: ListFile) => ReadList<Row>): ReadRow<Row>[] {
    return files
      .filter((file) => file.name === name)
      .flatMap((file) => {
        const list = read(file)
        if (list.outcome === 'read') return list.rows
        const { line, problems } = list
        unreadable.push({ list: name, line, key: '', outcome: 'refused', problems })
        return []
      })
  }
  const read = {
    galleries: rowsOf('galleries', (file) => readList(LISTS.galleries, file)),
    artists: rowsOf('artists', (file) => readList(LISTS.artists, file)),
    images: rowsOf('images', (file) => readList(LISTS.images, file)),
    news: rowsOf('news', (file) => readList(LISTS.news, file)),
    heroes: rowsOf('heroes', (file) => readList(LISTS.heroes, file)),
    banners: rowsOf('banners', (file) => readList(LISTS.banners, file)),
    testimonials: rowsOf('testimonials', (file) => readList(LISTS.testimonials, file)),
    redirects: rowsOf('redirects', (file) => readList(LISTS.redirects, file)),
    settings: rowsOf('settings', (file) => readList(LISTS.settings, file)),
  }
  return { read, unreadable }
}
