import { inArray } from 'drizzle-orm'
import { images } from '#domain/catalogue/tables.server.ts'
import { followRedirects } from '#domain/redirects/redirects-model.ts'
import { redirects } from '#domain/redirects/tables.server.ts'
import { newImportAction } from '#domain/staff/import-action.ts'
import { type Database, inBatches } from '#platform/database/database.ts'
import type { Fields } from '#platform/records/resource.ts'
import { LIST_NAMES, type ListName, mapLists } from './list-names.ts'
import type { ImportNeeds, ImportPlan } from './lists/import-needs.ts'
import type { ListKind, Names } from './lists/list-kind.ts'
import { openLists } from './lists/lists.server.ts'
import { listNames } from './lists/names.server.ts'
import { idsOfNewsImages, newsImagesOf, planNewsImages } from './lists/news-images.server.ts'
import { planImages } from './lists/plan-images.server.ts'
import { type ExamineRow, indexPictures, numberIn, planRows, textIn } from './lists/plan-rows.server.ts'
import { picturesOf, togetherOf, writeRows, writeTogether } from './lists/write-rows.server.ts'
import type { PicturePlan } from './plan-picture.server.ts'
import { type ListFile, type ReadRow, readList } from './read-list.server.ts'
import { advanceIds, recordImport } from './record-import.server.ts'
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
  signal: AbortSignal
  onStart?: (all: { rows: number; pictures: number }) => void
  onProgress: (progress: { handled: number; total: number }) => void
}

/**
 * Rows that are there already change nothing, so it may be done again. Galleries come in together, each artist with all
 * works or not at all, every news item by itself; a list that cannot be read stops everything before anything is
 * written. Throws what the database or the file store throws, or the signal's reason; groups that were in before stay.
 */
export async function importLists(
  options: Omit<ImportNeeds, 'actionId'> & { actionId?: string },
  files: readonly ListFile[],
  isTrial: boolean,
  watch?: ImportWatch,
): Promise<ImportReport> {
  const needs = { actionId: newImportAction(), ...options }
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

/** Each plan is made after those before it were carried out. */
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
    const examine = name === 'redirects' ? await redirectExaminer(db, read.redirects) : undefined
    const rows = await planRows(needs, lists[name], read[name], names, examine)
    yield togetherOf(needs, lists[name], rows, names)
  }
}

/** Counts one picture for each news item: further ones are few. */
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

/** SQLSTATE class 23 is a violated constraint: an error that one row alone could not show. */
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

/** The code is the list's, or else the stored one; rows with an unknown id stay as they are. */
async function fillOwners(
  db: Database,
  rows: { artists: readonly ReadRow[]; images: readonly ReadRow[] },
  stored: Names['codes'],
): Promise<{ artists: ReadRow[]; images: ReadRow[] }> {
  const owners = await listOwners(
    db,
    rows.images.flatMap(({ row }) => (row.Artist === undefined ? (numberIn(row.Id) ?? []) : [])),
  )
  const fill = (read: ReadRow, column: string, code: string | undefined): ReadRow =>
    code === undefined ? read : { ...read, row: { ...read.row, [column]: code } }
  const artists = rows.artists.map((read) =>
    fill(read, 'Code', textIn(read.row.Code) ?? stored.get(numberIn(read.row.Id) ?? 0)),
  )
  const imported = artists.flatMap(({ row: { Id, Code } }): [number, string][] =>
    typeof Id === 'number' && typeof Code === 'string' ? [[Id, Code]] : [],
  )
  const codes = new Map([...stored, ...imported])
  return {
    artists,
    images: rows.images.map((read) => {
      const owner = owners.get(numberIn(read.row.Id) ?? 0) ?? 0
      return fill(read, 'Artist', textIn(read.row.Artist) ?? codes.get(owner))
    }),
  }
}

async function listOwners(db: Database, imageIds: number[]): Promise<Map<number, number>> {
  const rows = await inBatches(imageIds, (batch) =>
    db.select({ id: images.id, artistId: images.artistId }).from(images).where(inArray(images.id, batch)),
  )
  return new Map(rows.map(({ id, artistId }) => [id, artistId]))
}

/** Rows without a code are in one group under ''. */
type ArtistGroup = { code: string; artists: ReadRow[]; images: ReadRow[] }

function groupByArtist(rows: readonly ReadRow[], imageRows: readonly ReadRow[]): ArtistGroup[] {
  const groups = new Map<string, ArtistGroup>()
  const groupOf = (code = '') => {
    const group = groups.get(code) ?? { code, artists: [], images: [] }
    groups.set(code, group)
    return group
  }
  for (const row of rows) groupOf(textIn(row.row.Code)).artists.push(row)
  for (const row of imageRows) groupOf(textIn(row.row.Artist)).images.push(row)
  return [...groups.values()]
}

async function planArtist(
  needs: ImportNeeds,
  lists: { artists: ListKind; images: ListKind },
  group: ArtistGroup,
  names: Names,
): Promise<ImportPlan> {
  const { code } = group
  const artists = await planRows(needs, lists.artists, group.artists, names)
  const known = artists[0]?.existing?.Id ?? [...names.codes].find(([, other]) => code && other === code)?.[0]
  const artistId = numberIn(known) ?? null
  const isArtistThere = artistId !== null || artists.length > 0
  const rows = group.images
  const images = await planImages(needs, lists.images, { code, rows, artistId, isArtistThere }, names)
  const lines = [...artists, ...images].map(({ line }) => line)
  const write = () =>
    writeTogether(needs, picturesOf([...artists, ...images]), async (tx, storedPictures) => {
      const [written = artistId] = await writeRows(tx, lists.artists, artists, { names, storedPictures })
      let position = Math.max(-1, ...images.map(({ existing }) => numberIn(existing?.Position) ?? -1))
      const more = ({ line, row }: (typeof images)[number]) => {
        position += 1
        return line.outcome === 'new'
          ? {
              Position: row.Position ?? position,
              ArtistId: written,
              AddedAt: row.AddedAt ?? needs.clock.now(),
            }
          : {}
      }
      await writeRows(tx, lists.images, images, { names, storedPictures, more })
      await recordImport(tx, needs, 'artists', lines, String(written))
    })
  return { lines, write }
}

async function planNewsItem(
  needs: ImportNeeds,
  kind: ListKind,
  read: ReadRow,
  names: Names,
): Promise<ImportPlan> {
  let further: PicturePlan[] = []
  const planned = await planRows(needs, kind, [read], names, async (row, existing) => {
    const pictures = await indexPictures(needs.db, idsOfNewsImages(row, existing))
    const { plans, ...looked } = await planNewsImages(needs, row, existing, pictures)
    further = plans
    return looked
  })
  const lines = planned.map(({ line }) => line)
  const write = () =>
    writeTogether(needs, [...picturesOf(planned), ...further], async (tx, storedPictures) => {
      const more = () => newsImagesOf(read.row, further.map(storedPictures.idOf))
      const [id] = await writeRows(tx, kind, planned, { names, storedPictures, more })
      await recordImport(tx, needs, 'news', lines, String(id))
    })
  return { lines, write }
}

async function redirectExaminer(db: Database, reads: readonly ReadRow[]): Promise<ExamineRow> {
  const after = new Map((await db.select().from(redirects)).map((row) => [row.from, row]))
  for (const { row } of reads) {
    const [from, to] = [textIn(row.From), textIn(row.To)]
    if (from && to) after.set(from, { id: 0, from, to, permanent: row.Permanent !== false })
  }
  const ends = followRedirects([...after.values()])
  return async ({ From }, existing) => {
    const from = textIn(From ?? existing?.From)
    return { problems: from && after.has(from) && !ends.has(from) ? { To: 'loop' } : {} }
  }
}
