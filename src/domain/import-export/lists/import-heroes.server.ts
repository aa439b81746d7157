import { eq } from 'drizzle-orm'
import { addHeroes } from '#domain/editorial/editorial.server.ts'
import { heroes } from '#domain/editorial/tables.server.ts'
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
import { runAction } from '#platform/kept-rows/run-action.server.ts'
import type { ImportNeeds, ImportPlan } from './import-needs.ts'
import { indexPictures } from './import-placed.server.ts'

type Row = ListRow<'heroes'>
type Stored = typeof heroes.$inferSelect
type Hero = { line: ReportLine; row: Row; existing: Stored | null; pictures: [PicturePlan, PicturePlan] }

/** Known by their position, of which each is taken once. */
export async function planHeroes(needs: ImportNeeds, rows: ReadRow<Row>[]): Promise<ImportPlan> {
  const { db, source } = needs
  const stored = new Map((await db.select().from(heroes)).map((row) => [row.position, row]))
  const find = await indexPictures(
    db,
    [...stored.values(), ...rows.map(({ row }) => row)].flatMap((row) => [row.imageId, row.phonePictureId]),
  )
  const seen = new Set<string>()
  const planned: Hero[] = []
  for (const read of rows) {
    const { row } = read
    const existing = stored.get(row.position ?? Number.NaN) ?? null
    const large = await planPicture(source, {
      cell: row.picture,
      id: row.imageId,
      current: find(existing?.imageId),
      withId: find(row.imageId),
      marks: toMarks(row.pictureName, row.focusX, row.focusY),
    })
    const phone = await planPicture(source, {
      cell: row.phonePicture,
      id: row.phonePictureId,
      current: find(existing?.phonePictureId),
      withId: find(row.phonePictureId),
      marks: toMarks(row.phonePictureName, row.phonePictureFocusX, row.phonePictureFocusY),
    })
    const line = judgeRow({
      list: 'heroes',
      read,
      key: row.position?.toString(),
      keyColumn: 'Position',
      existing,
      seen,
      required: ['title', 'link'],
      changes: [...listPictureChanges(large, 'Picture'), ...listPictureChanges(phone, 'PhonePicture')],
      problems: {
        ...(large.problem ? { Picture: large.problem } : {}),
        ...(phone.problem ? { PhonePicture: phone.problem } : {}),
      },
    })
    planned.push({ line, row, existing, pictures: [large, phone] })
  }
  return { lines: planned.map(({ line }) => line), write: () => writeHeroes(needs, planned) }
}

/** Without what is kept with the pictures. */
function fieldsOf({ picture, pictureName, focusX, focusY, ...row }: Row) {
  const { phonePicture, phonePictureName, phonePictureFocusX, phonePictureFocusY, ...fields } = row
  return fields
}

async function writeHeroes(needs: ImportNeeds, planned: Hero[]): Promise<void> {
  const kept = await keepPictures(
    needs,
    planned.flatMap(({ pictures }) => pictures),
  )
  await runAction(needs, async (tx) => {
    await kept.write(tx)
    for (const [at, { line, row, existing }] of planned.entries()) {
      if (line.outcome === 'same') continue
      const [imageId = 0, phonePictureId = 0] = kept.ids.slice(at * 2, at * 2 + 2)
      const fields = fieldsOf(row)
      const { title = '', caption = '', captionEn = '', link = '', position = 0 } = fields
      if (existing)
        await tx
          .update(heroes)
          .set({ ...fields, imageId, phonePictureId })
          .where(eq(heroes.imageId, existing.imageId))
      else
        await addHeroes(tx, [
          { ...fields, title, caption, captionEn, link, position, imageId, phonePictureId },
        ])
    }
    await recordImport(
      tx,
      needs,
      'heroes',
      planned.map(({ line }) => line),
    )
  })
  await kept.tidy()
}
