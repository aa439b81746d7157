import { eq } from 'drizzle-orm'
import { addArtists } from '#domain/catalogue/storage/artists.server.ts'
import { artists } from '#domain/catalogue/tables.server.ts'
import { listPictureRowsOf, type PictureRow } from '#domain/imaging/pictures.server.ts'
import type { ListRow } from '#domain/import-export/format.ts'
import { listPictureChanges } from '#domain/import-export/pictures/picture-changes.ts'
import {
  keepPictures,
  type PicturePlan,
  planPicture,
  toMarks,
} from '#domain/import-export/pictures/plan-picture.server.ts'
import { judgeRow } from '#domain/import-export/reading/check-row.ts'
import type { ReadRow } from '#domain/import-export/reading/read-list.server.ts'
import { recordImport } from '#domain/import-export/record-import.server.ts'
import type { ReportLine } from '#domain/import-export/report.ts'
import type { Database } from '#platform/database/database.ts'
import { runAction } from '#platform/kept-rows/run-action.server.ts'
import { type PlannedImage, planImages, writeImages } from './import-images.server.ts'
import type { ImportNeeds, ImportPlan } from './import-needs.ts'

type ArtistRow = ReadRow<ListRow<'artists'>>
type ImageRow = ReadRow<ListRow<'images'>>
type Stored = typeof artists.$inferSelect

/** All rows of one artist, who is called by the code. Rows without a code stand together under ''. */
export type ArtistGroup = { code: string; artists: ArtistRow[]; images: ImageRow[] }

const REQUIRED = ['name', 'sortName'] as const

export function groupByArtist(rows: ArtistRow[], imageRows: ImageRow[]): ArtistGroup[] {
  const groups = new Map<string, ArtistGroup>()
  const groupOf = (code: string) => {
    const group = groups.get(code) ?? { code, artists: [], images: [] }
    groups.set(code, group)
    return group
  }
  for (const row of rows) groupOf(row.row.code ?? '').artists.push(row)
  for (const row of imageRows) groupOf(row.row.artist ?? '').images.push(row)
  return [...groups.values()]
}

/** Known by id, else by code. Galleries are those that there are, and in a trial those that would be. */
export async function planArtist(
  needs: ImportNeeds,
  group: ArtistGroup,
  galleries: ReadonlyMap<string, number>,
): Promise<ImportPlan> {
  const { db, source } = needs
  const [first] = group.artists
  const { existing, isTaken } = await findArtist(db, group.code, first?.row.id)
  const pictures = await listPicturesOf(db, existing, first)
  const hasPortrait = Boolean(first?.row.portrait ?? first?.row.portraitId ?? existing?.portraitId)
  const portrait =
    first && hasPortrait
      ? await planPicture(source, {
          cell: first.row.portrait,
          id: first.row.portraitId,
          marks: toMarks(first.row.portraitName, first.row.portraitFocusX, first.row.portraitFocusY),
          current: pictures.get(existing?.portraitId ?? 0) ?? null,
          withId: pictures.get(first.row.portraitId ?? 0) ?? null,
        })
      : null
  const seen = new Set<string>()
  const artistLines = group.artists.map((read) =>
    judgeRow({
      list: 'artists',
      read,
      key: group.code,
      keyColumn: 'Code',
      existing,
      seen,
      required: REQUIRED,
      changes: listPictureChanges(portrait, 'Portrait'),
      problems: {
        ...(isTaken ? { Code: 'taken' } : {}),
        ...(portrait?.problem ? { Portrait: portrait.problem } : {}),
      },
    }),
  )
  const isThere = existing !== null || artistLines.length > 0
  const planned = await planImages(needs, group, existing?.id ?? null, isThere, galleries)
  const lines = [...artistLines, ...planned.map(({ line }) => line)]
  return { lines, write: () => writeArtist(needs, { group, existing, portrait, planned, galleries, lines }) }
}

async function findArtist(db: Database, code: string, id: number | undefined) {
  const [named = null] = await db.select().from(artists).where(eq(artists.code, code))
  if (id === undefined) return { existing: named, isTaken: false }
  const [existing = null] = await db.select().from(artists).where(eq(artists.id, id))
  return { existing, isTaken: named !== null && named.id !== id }
}

async function listPicturesOf(
  db: Database,
  existing: Stored | null,
  first: ArtistRow | undefined,
): Promise<Map<number, PictureRow>> {
  const ids = [existing?.portraitId, first?.row.portraitId].filter((id) => typeof id === 'number')
  const rows = await listPictureRowsOf(db, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, row]))
}

type Writing = {
  group: ArtistGroup
  existing: Stored | null
  portrait: PicturePlan | null
  planned: PlannedImage[]
  galleries: ReadonlyMap<string, number>
  lines: ReportLine[]
}

/** Files first, then all rows in one transaction. */
async function writeArtist(needs: ImportNeeds, writing: Writing): Promise<void> {
  const { group, existing, portrait, planned, galleries, lines } = writing
  if (lines.every(({ outcome }) => outcome === 'same')) return
  const plans = [...(portrait ? [portrait] : []), ...planned.map(({ picture }) => picture)]
  const kept = await keepPictures(needs, plans)
  const [portraitId, imageIds] = portrait ? [kept.ids[0], kept.ids.slice(1)] : [undefined, kept.ids]
  await runAction(needs, async (tx) => {
    await kept.write(tx)
    const artistId = await writeRow(tx, { group, existing, portraitId, now: needs.clock.now() })
    await writeImages(tx, { artistId, planned, imageIds, galleries, now: needs.clock.now() })
    await recordImport(tx, needs, 'artists', lines, String(artistId))
  })
  await kept.tidy()
}

type WritingRow = Pick<Writing, 'group' | 'existing'> & { portraitId: number | undefined; now: Date }

async function writeRow(
  tx: Database,
  {
    group: {
      code,
      artists: [read],
    },
    existing,
    portraitId,
    now,
  }: WritingRow,
): Promise<number> {
  if (!read) return existing?.id ?? 0
  const { portrait, portraitName, portraitFocusX, portraitFocusY, id, ...fields } = read.row
  const row = {
    ...fields,
    ...confirmedNow(fields, existing, now),
    ...(portraitId === undefined ? {} : { portraitId }),
  }
  if (existing) {
    await tx
      .update(artists)
      // The code is named so that there is something to set when only the picture changed.
      .set({ ...row, code })
      .where(eq(artists.id, existing.id))
    return existing.id
  }
  const { name = '', sortName = '' } = row
  const given = id === undefined ? {} : { id }
  const [added = 0] = await addArtists(tx, [{ ...row, ...given, code, name, sortName }])
  return added
}

/** A new day of availability counts from now, unless the list says when it was confirmed. */
function confirmedNow(row: ArtistRow['row'], existing: Stored | null, now: Date) {
  const { availableFrom, availabilityConfirmedAt } = row
  if (availabilityConfirmedAt !== undefined) return {}
  const isNew = availableFrom !== undefined && availableFrom !== existing?.availableFrom
  return isNew ? { availabilityConfirmedAt: now } : {}
}
