import { asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { type Database, inBatches, readPacked, rowsOf } from '#platform/database/database.ts'
import { listKeptValues } from '#platform/row-history/purge-row-history.server.ts'
import type { Picture } from './imaging-model.ts'
import { PictureMetadata } from './metadata-model.ts'
import { pictureMetadata, pictures } from './tables.server.ts'

const ORIGINALS = { table: 'pictures', column: 'original_key' }

const { addedAt: _, ...SHOWN } = getTableColumns(pictures)

/** The row of a picture. Its credit is known to the module that shows the picture. */
export type PictureRow = Omit<typeof pictures.$inferSelect, 'addedAt'>
export type NewPicture = typeof pictures.$inferInsert

/** How a picture is used. The image, portrait, hero, news item or banner that it belongs to decides this. */
type PictureUse = Pick<Picture, 'watermarked' | 'phonePictureId' | 'credit'>

export async function listPictureRows(db: Database): Promise<Map<number, PictureRow>> {
  const all = new Map<number, PictureRow>()
  for await (const rows of readPacked(db, { table: pictures, columns: SHOWN }))
    for (const row of rows) all.set(row.id, row)
  return all
}

/** @throws when the row is not there, which a consistent read and the foreign keys rule out. */
export function getPictureRow(rows: Map<number, PictureRow>, id: number): PictureRow {
  const row = rows.get(id)
  if (!row) throw new Error(`Picture ${id} is not among the pictures read.`)
  return row
}

export async function listUnpreparedPictureIds(db: Database): Promise<number[]> {
  const rows = await db.select({ id: pictures.id }).from(pictures).where(isNull(pictures.thumbHash))
  return rows.map((row) => row.id)
}

/** Returns the new ids in the order of the rows. */
export function addPictures(db: Database, rows: NewPicture[]): Promise<number[]> {
  return inBatches(rows, async (batch) => {
    const added = await db.insert(pictures).values(batch).returning({ id: pictures.id })
    return added.map(({ id }) => id)
  })
}

/** Reserves the ids of the next pictures: originals are stored under them before the rows exist. */
export async function reservePictureIds(db: Database, count: number): Promise<number[]> {
  if (count === 0) return []
  const sequence = sql`pg_get_serial_sequence('public.pictures', 'id')`
  const rows = await rowsOf(
    db,
    sql`SELECT nextval(${sequence})::text AS id FROM generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => Number(id))
}

export async function listPictureRowsOf(db: Database, ids: readonly number[]): Promise<PictureRow[]> {
  return inBatches(ids, (batch) => db.select().from(pictures).where(inArray(pictures.id, batch)))
}

export async function listPictureIdsByContent(db: Database, contentVersion: string): Promise<number[]> {
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(eq(pictures.contentVersion, contentVersion))
    .orderBy(asc(pictures.id))
  return rows.map(({ id }) => id)
}

/** Returns those of these files that are originals of existing pictures, or of pictures that can be restored. */
export async function listUsedOriginals(db: Database, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: pictures.originalKey })
    .from(pictures)
    .where(inArray(pictures.originalKey, [...keys]))
  const inHistory = await listKeptValues(db, ORIGINALS, keys)
  return [...new Set([...rows.map(({ key }) => key), ...inHistory])]
}

export async function changeOriginal(
  db: Database,
  id: number,
  facts: Partial<Omit<NewPicture, 'id'>>,
): Promise<void> {
  await db.update(pictures).set(facts).where(eq(pictures.id, id))
}

/** Stores the placeholders of pictures, all in one transaction and so with one announcement. */
export async function updatePlaceholders(
  db: Database,
  looks: { id: number; thumbHash: string; dominantColour: string }[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id, thumbHash, dominantColour } of looks) {
      await tx.update(pictures).set({ thumbHash, dominantColour }).where(eq(pictures.id, id))
    }
  })
}

export function toPicture(row: PictureRow, use: PictureUse): Picture {
  const { focusX, focusY, ...picture } = row
  return {
    ...picture,
    focus: focusX === null || focusY === null ? null : { x: focusX, y: focusY },
    ...use,
  }
}

export async function keepMetadata(
  db: Database,
  pictureId: number,
  metadata: PictureMetadata | null,
  readAt: Date,
): Promise<void> {
  await db.delete(pictureMetadata).where(inArray(pictureMetadata.pictureId, [pictureId]))
  if (metadata) await db.insert(pictureMetadata).values({ pictureId, metadata, readAt })
}

/** By the picture's id; what cannot be read is left out. */
export async function listMetadata(
  db: Database,
  pictureIds: readonly number[],
): Promise<Map<number, PictureMetadata>> {
  const rows = await db
    .select({ id: pictureMetadata.pictureId, metadata: pictureMetadata.metadata })
    .from(pictureMetadata)
    .where(inArray(pictureMetadata.pictureId, [...pictureIds]))
  return new Map(
    rows.flatMap(({ id, metadata }) => {
      const { data } = PictureMetadata.safeParse(metadata)
      return data ? [[id, data] as const] : []
    }),
  )
}
