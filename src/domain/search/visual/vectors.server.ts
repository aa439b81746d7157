import { and, asc, desc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { visualProjections, visualVectors } from '#domain/search/tables.server.ts'
import { type Database, inBatches, readParts } from '#platform/database/database.ts'
import { asSigned, asUnsigned, type QuantizedVectors } from './vector-bytes.ts'

export type VectorRow = {
  id: number
  contentVersion: string
  vectors: QuantizedVectors
  features: Uint8Array | null
}

/** Its payload is the ids of the pictures that were indexed; empty when everything has to be loaded anew. */
export const VECTORS_CHANNEL = 'visual_vectors_changed'

/** 300 kB, and several times that on their way to and from the database. */
const FEATURES_AT_ONCE = 32
/** Vectors of a thousand pictures are one megabyte, and some more on their way from the database. */
const VECTORS_AT_ONCE = 1_000

/** Under this name an earlier version, which could not read them, does not find the fittings of this one. */
const fittedBy = (embedder: string) => `${embedder} 2`
const anyFittedBy = (embedder: string) => [embedder, fittedBy(embedder)]

export async function findReadyProjectionId(db: Database, embedder: string): Promise<string | null> {
  const [row] = await db
    .select({ id: visualProjections.id })
    .from(visualProjections)
    .where(and(inArray(visualProjections.embedder, anyFittedBy(embedder)), eq(visualProjections.ready, true)))
    .orderBy(desc(visualProjections.fittedAt))
    .limit(1)
  return row?.id ?? null
}

export async function getProjectionBytes(db: Database, id: string): Promise<Uint8Array> {
  const [row] = await db
    .select({ body: visualProjections.body })
    .from(visualProjections)
    .where(eq(visualProjections.id, id))
  if (!row) throw new Error(`There is no projection ${id}.`)
  return Uint8Array.from(row.body)
}

const VECTORS = {
  id: visualVectors.pictureId,
  contentVersion: visualVectors.contentVersion,
  content: visualVectors.content,
  style: visualVectors.style,
  colours: visualVectors.colours,
}

export async function* readVectors(db: Database, projection: string): AsyncGenerator<VectorRow[]> {
  const readAfter = (id: number, limit: number) =>
    db
      .select(VECTORS)
      .from(visualVectors)
      .where(and(eq(visualVectors.projection, projection), gt(visualVectors.pictureId, id)))
      .orderBy(asc(visualVectors.pictureId))
      .limit(limit)
  for await (const rows of readParts(readAfter, VECTORS_AT_ONCE)) yield rows.map(toVectorRow)
}

export function listVectorsOf(
  db: Database,
  projection: string,
  ids: readonly number[],
): Promise<VectorRow[]> {
  return inBatches(ids, async (batch) => {
    const rows = await db
      .select(VECTORS)
      .from(visualVectors)
      .where(and(eq(visualVectors.projection, projection), inArray(visualVectors.pictureId, batch)))
    return rows.map(toVectorRow)
  })
}

/** In the order of the ids after the given one, with features; those without are left out. */
export async function listFeatures(db: Database, projection: string, after: number): Promise<VectorRow[]> {
  const rows = await db
    .select({ ...VECTORS, features: visualVectors.features })
    .from(visualVectors)
    .where(
      and(
        eq(visualVectors.projection, projection),
        gt(visualVectors.pictureId, after),
        isNotNull(visualVectors.features),
      ),
    )
    .orderBy(asc(visualVectors.pictureId))
    .limit(FEATURES_AT_ONCE)
  return rows.map((row) => ({ ...toVectorRow(row), features: row.features }))
}

export async function listIdsWithFeatures(db: Database, projection: string): Promise<Set<number>> {
  const rows = await db
    .select({ id: visualVectors.pictureId })
    .from(visualVectors)
    .where(and(eq(visualVectors.projection, projection), isNotNull(visualVectors.features)))
  return new Set(rows.map(({ id }) => id))
}

/** Adds or replaces the rows, a few hundred at most, and notifies every instance. */
export async function putVectors(
  db: Database,
  { projection, embedder }: { projection: string; embedder: string },
  rows: readonly VectorRow[],
): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map(({ id, contentVersion, vectors, features }) => ({
    pictureId: id,
    projection,
    embedder,
    contentVersion,
    features,
    content: asUnsigned(vectors.content),
    style: asUnsigned(vectors.style),
    colours: vectors.colours,
  }))
  await db
    .insert(visualVectors)
    .values(values)
    .onConflictDoUpdate({
      target: [visualVectors.pictureId, visualVectors.projection],
      set: {
        contentVersion: sql`excluded.content_version`,
        content: sql`excluded.content`,
        style: sql`excluded.style`,
        colours: sql`excluded.colours`,
        features: sql`excluded.features`,
      },
    })
  await notify(db, rows.map(({ id }) => id).join())
}

export async function addProjection(
  db: Database,
  row: { id: string; embedder: string; body: Uint8Array; fittedAt: Date },
): Promise<void> {
  await db
    .insert(visualProjections)
    .values({ ...row, embedder: fittedBy(row.embedder) })
    .onConflictDoNothing()
}

export async function switchToProjection(db: Database, embedder: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(visualProjections).set({ ready: true }).where(eq(visualProjections.id, id))
    await tx
      .delete(visualProjections)
      .where(and(inArray(visualProjections.embedder, anyFittedBy(embedder)), ne(visualProjections.id, id)))
    await tx
      .delete(visualVectors)
      .where(and(eq(visualVectors.embedder, embedder), ne(visualVectors.projection, id)))
    await notify(tx, '')
  })
}

async function notify(db: Database, payload: string): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${VECTORS_CHANNEL}, ${payload})`)
}

type Row = { id: number; contentVersion: string; content: Uint8Array; style: Uint8Array; colours: Uint8Array }

function toVectorRow({ id, contentVersion, content, style, colours }: Row): VectorRow {
  return {
    id,
    contentVersion,
    features: null,
    vectors: { content: asSigned(content), style: asSigned(style), colours },
  }
}

export async function hasVectors(db: Database, id: number, contentVersion: string): Promise<boolean> {
  const rows = await db
    .select({ id: visualVectors.pictureId })
    .from(visualVectors)
    .where(and(eq(visualVectors.pictureId, id), eq(visualVectors.contentVersion, contentVersion)))
    .limit(1)
  return rows.length > 0
}
