import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { FOREIGN_KEY_REFUSED, refusalCode } from '#platform/database/database-errors.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { queueFileRemoval } from '#platform/files/removed-file-rows.server.ts'
import { rowHistory } from '#platform/row-history/row-history.server.ts'
import { IMAGE_WIDTHS, type Picture, staffPictureAddress } from './imaging-model.ts'
import { SHARE_IMAGES_FOLDER } from './make-share-image.server.ts'
import { listUsedOriginals, type PictureRow, toPicture } from './pictures.server.ts'
import { pictures } from './tables.server.ts'

/** The name of a variant's file, as `planVariant` makes it. */
const VARIANT = /-(\d+)-[0-9a-f]+\.webp$/

type PictureFacts = Pick<
  typeof pictures.$inferSelect,
  'id' | 'contentVersion' | 'width' | 'height' | 'dominantColour' | 'fileName' | 'focusX' | 'focusY'
> & { thumb: string }

export async function listPictureFacts(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, PictureFacts>> {
  const { id, contentVersion, width, height, dominantColour, fileName, focusX, focusY } = pictures
  const rows = await db
    .select({ id, contentVersion, width, height, dominantColour, fileName, focusX, focusY })
    .from(pictures)
    .where(inArray(id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, { ...row, thumb: thumbAddress(row.id, row.contentVersion) }]))
}

function thumbAddress(id: number, contentVersion: string): string {
  return `${staffPictureAddress(id, IMAGE_WIDTHS[0])}?v=${contentVersion}`
}

/** Counts the WebP variants of the planned widths; other widths are made when they are asked for. */
export async function countVariants(
  files: FileStore,
  { id, contentVersion, width }: PictureFacts,
): Promise<{ made: number; planned: number }> {
  const planned = IMAGE_WIDTHS.filter((wanted) => wanted <= width || wanted === IMAGE_WIDTHS[0])
  const made = new Set<number>()
  for await (const { key } of files.list(`variants/${id}`)) {
    const [, found] = VARIANT.exec(key.slice(`variants/${id}/`.length)) ?? []
    if (key.includes(`/${contentVersion}-`) && planned.some((wanted) => String(wanted) === found))
      made.add(Number(found))
  }
  return { made: made.size, planned: planned.length }
}

/** Finds a picture as staff see it, also one in the trash: without watermark and credited to nobody. */
export async function findStaffPicture(db: Database, id: number): Promise<Picture | null> {
  const [present] = await db.select().from(pictures).where(eq(pictures.id, id))
  const row = present ?? (await findDeletedPicture(db, id))
  const credit = { title: '', creator: null, page: '/' }
  return row ? toPicture(row, { watermarked: false, phonePictureId: null, credit }) : null
}

async function findDeletedPicture(db: Database, id: number): Promise<PictureRow | undefined> {
  const { former, tableName, operation } = rowHistory
  const rows = sql`SELECT (jsonb_populate_record(NULL::public.pictures, ${former})).* FROM ${rowHistory}
    WHERE ${tableName} = 'pictures' AND ${operation} = 'DELETE' AND ${former} ->> 'id' = ${String(id)}
    ORDER BY ${rowHistory.id} DESC LIMIT 1`
  const deleted = db.$with('deleted', getTableColumns(pictures)).as(rows)
  const [row] = await db.with(deleted).select().from(deleted)
  return row
}

export async function changeFocus(
  tx: Database,
  id: number,
  focus: { focusX?: number | null; focusY?: number | null },
): Promise<void> {
  await tx.update(pictures).set(focus).where(eq(pictures.id, id))
}

/** Files and variants go later; the database refuses while something else still shows one of the pictures. */
export async function removePictures(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const gone = await tx
    .delete(pictures)
    .where(inArray(pictures.id, [...ids]))
    .returning({ id: pictures.id, key: pictures.originalKey })
  const keys = gone.map(({ key }) => key)
  const used = new Set(await listUsedOriginals(tx, keys))
  await queueFileRemoval(tx, [
    ...keys.filter((key) => !used.has(key)),
    ...gone.map(({ id }) => `variants/${id}`),
    // A card's name does not say which pictures are on it, and any is made again when it is asked for.
    ...(gone.length > 0 ? [SHARE_IMAGES_FOLDER] : []),
  ])
}

/** Removes those of the pictures that nothing else shows. */
export async function releasePictures(tx: Database, ids: readonly number[]): Promise<void> {
  for (const id of new Set(ids)) {
    try {
      // A savepoint: the refusal shall not end the transaction around it.
      await tx.transaction((inner) => removePictures(inner, [id]))
    } catch (error) {
      if (refusalCode(error) !== FOREIGN_KEY_REFUSED) throw error
    }
  }
}
