import { eq } from 'drizzle-orm'
import { addBanners, addTestimonials } from '#domain/editorial/editorial.server.ts'
import { banners, testimonials } from '#domain/editorial/tables.server.ts'
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
import type { ImportNeeds, ImportPlan } from './import-needs.ts'

/** The pictures of these ids, by their ids; ids that are undefined are passed over. */
export async function indexPictures(
  db: Database,
  ids: readonly (number | undefined)[],
): Promise<(id: number | undefined) => PictureRow | null> {
  const known = [...new Set(ids.filter((id) => id !== undefined))]
  const rows = new Map((await listPictureRowsOf(db, known)).map((row) => [row.id, row]))
  return (id) => rows.get(id ?? 0) ?? null
}

type Banner = { line: ReportLine; row: ListRow<'banners'>; existing: FlatBanner | null; picture: PicturePlan }

/** Known by their address. */
export async function planBanners(
  needs: ImportNeeds,
  rows: ReadRow<ListRow<'banners'>>[],
): Promise<ImportPlan> {
  const { db, source } = needs
  const stored = new Map((await db.select().from(banners)).map((row) => [row.address, row]))
  const find = await indexPictures(db, [
    ...[...stored.values()].map(({ pictureId }) => pictureId),
    ...rows.map(({ row }) => row.pictureId),
  ])
  const seen = new Set<string>()
  const planned: Banner[] = []
  for (const read of rows) {
    const { row } = read
    const known = stored.get(row.address ?? '') ?? null
    const existing = known && flatBanner(known)
    const picture = await planPicture(source, {
      cell: row.picture,
      id: row.pictureId,
      marks: toMarks(row.pictureName, row.focusX, row.focusY),
      current: find(known?.pictureId),
      withId: find(row.pictureId),
    })
    const line = judgeRow({
      list: 'banners',
      read,
      key: row.address,
      keyColumn: 'Address',
      existing,
      seen,
      required: [],
      changes: listPictureChanges(picture, 'Picture'),
      problems: picture.problem ? { Picture: picture.problem } : {},
    })
    planned.push({ line, row, existing, picture })
  }
  return { lines: planned.map(({ line }) => line), write: () => writeBanners(needs, planned) }
}

async function writeBanners(needs: ImportNeeds, planned: Banner[]): Promise<void> {
  const kept = await keepPictures(
    needs,
    planned.map(({ picture }) => picture),
  )
  await runAction(needs, async (tx) => {
    await kept.write(tx)
    for (const [at, { line, row, existing }] of planned.entries()) {
      if (line.outcome === 'same') continue
      const address = row.address ?? ''
      const values = { pictureId: kept.ids[at] ?? 0, ...bannerTexts(row, existing) }
      if (existing) await tx.update(banners).set(values).where(eq(banners.address, address))
      else await addBanners(tx, [{ ...values, address }])
    }
    await recordImport(
      tx,
      needs,
      'banners',
      planned.map(({ line }) => line),
    )
  })
  await kept.tidy()
}

type FlatBanner = ReturnType<typeof flatBanner>

/** A banner by the names of its columns. */
export function flatBanner({ address, pictureId, textsDe, textsEn }: typeof banners.$inferSelect) {
  return {
    address,
    pictureId,
    textDe: textsDe.text,
    titleDe: textsDe.title,
    altDe: textsDe.alt,
    textEn: textsEn.text,
    titleEn: textsEn.title,
    altEn: textsEn.alt,
  }
}

function bannerTexts(row: ListRow<'banners'>, existing: FlatBanner | null) {
  const take = (field: 'textDe' | 'titleDe' | 'altDe' | 'textEn' | 'titleEn' | 'altEn') =>
    row[field] ?? existing?.[field] ?? ''
  return {
    textsDe: { text: take('textDe'), title: take('titleDe'), alt: take('altDe') },
    textsEn: { text: take('textEn'), title: take('titleEn'), alt: take('altEn') },
  }
}

/** Known by id, else by the German text. */
export async function planTestimonials(
  needs: ImportNeeds,
  rows: ReadRow<ListRow<'testimonials'>>[],
): Promise<ImportPlan> {
  const { db } = needs
  const stored = await db.select().from(testimonials)
  const byId = new Map(stored.map((row) => [row.id, row]))
  const byText = new Map(stored.map((row) => [row.deText, row]))
  const seen = new Set<string>()
  const planned = rows.map((read) => {
    const { row } = read
    const existing = (row.id === undefined ? byText.get(row.deText ?? '') : byId.get(row.id)) ?? null
    const key = row.id?.toString() ?? row.deText
    const line = judgeRow({
      list: 'testimonials',
      read,
      key,
      keyColumn: 'DeText',
      existing,
      seen,
      problems: {},
      required: ['deText', 'enText'],
    })
    return { line, row, existing }
  })
  const lines = planned.map(({ line }) => line)
  return {
    lines,
    write: () =>
      runAction(needs, async (tx) => {
        for (const { line, row, existing } of planned) {
          const { deText = '', enText = '', deCredit = '', enCredit = '' } = row
          if (line.outcome === 'new')
            await addTestimonials(tx, [{ ...row, deText, enText, deCredit, enCredit }])
          if (line.outcome === 'changed' && existing)
            await tx.update(testimonials).set(row).where(eq(testimonials.id, existing.id))
        }
        await recordImport(tx, needs, 'testimonials', lines)
      }),
  }
}
