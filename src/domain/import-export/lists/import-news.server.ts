import type { PicturePlan } from '#domain/import-export/pictures/plan-picture.server.ts'
import type { ReadRow } from '#domain/import-export/reading/read-list.server.ts'
import { recordImport } from '#domain/import-export/record-import.server.ts'
import type { ImportNeeds, ImportPlan } from './import-needs.ts'
import type { ListKind, Names } from './list-kind.ts'
import { idsOfNewsImages, newsImagesOf, planNewsImages } from './news-images.server.ts'
import { indexPictures, planRows } from './plan-rows.server.ts'
import { picturesOf, writeRows, writeTogether } from './write-rows.server.ts'

/** Each item comes in by itself. */
export async function planNewsItem(
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
    writeTogether(needs, [...picturesOf(planned), ...further], async (tx, kept) => {
      const more = () => newsImagesOf(read.row, further.map(kept.idOf))
      const [id] = await writeRows(tx, kind, planned, { names, kept, more })
      await recordImport(tx, needs, 'news', lines, String(id))
    })
  return { lines, write }
}
