import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Catalogue, Image } from '#domain/catalogue/catalogue-model.ts'
import type { Decoder } from '#domain/imaging/decoding/decoder.server.ts'
import type { Picture } from '#domain/imaging/imaging-model.ts'
import { COLOUR_BINS } from '#domain/search/visual/colours.ts'
import type { ModelFolder } from '#domain/search/visual/embedding/model-folder.server.ts'
import { type Projection, plainProjection, vectorLengths } from '#domain/search/visual/fitting/projection.ts'
import { decodeProjection, idOfProjection } from '#domain/search/visual/fitting/projection-bytes.ts'
import { asSigned, asUnsigned, type QuantizedVectors } from '#domain/search/visual/vector-bytes.ts'
import {
  findReadyProjectionId,
  getProjectionBytes,
  listVectorsOf,
  readVectors,
  type VectorRow,
} from '#domain/search/visual/vectors.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, OpenDatabase } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import { type IndexArrays, openVectorIndex, toIndexArrays, type VectorIndex } from './vector-index.ts'

/** The vectors of all indexed images by one projection. Replaced as a whole by the next fitting. */
export type CatalogueIndex = {
  projectionId: string
  projection: Projection
  vectorIndex: VectorIndex
  decoys: IndexArrays | null
}

/** Names the model and the projection of an embedding. Embeddings with different names cannot be compared. */
export function embedderNameOf({ projection, projectionId }: CatalogueIndex): string {
  return `${projection.embedder} ${projectionId}`
}

export type IndexedCatalogue = {
  current: () => CatalogueIndex
  listMissing: (among?: readonly Indexable[]) => Indexable[]
  sync: () => Promise<void>
  loadVectors: (imageIds: readonly number[]) => Promise<void>
}

/** The projection that is shipped with a model, fitted on the demo catalogue. */
export const PROJECTION_FILE = 'projection.bin'

/**
 * Opens the index of the catalogue's images, from the database and from the vectors that are shipped with the model. It
 * is empty until `sync`.
 */
export async function openIndexedCatalogue({
  db,
  model,
  catalogue,
}: {
  db: Database
  model: ModelFolder
  catalogue: () => Catalogue
}): Promise<IndexedCatalogue> {
  const shipped = readShippedProjection(model)
  // The shipped vectors are read when something is missing; most agencies have none of those pictures.
  let known: KnownVectors | null = null
  let index = await openIndex(await findReadyProjectionId(db, model.id))

  async function sync(): Promise<void> {
    const fitted = await findReadyProjectionId(db, model.id)
    const goesOn = index.projectionId === (fitted ?? shipped.id) && index.vectorIndex.rowCount() > 0
    // A new projection is filled first, so that nothing is computed from only a part of its vectors.
    const next = goesOn ? index : await openIndex(fitted)
    await fill(next)
    index = next
  }

  async function openIndex(fitted: string | null): Promise<CatalogueIndex> {
    const projection = fitted ? decodeProjection(await getProjectionBytes(db, fitted)) : shipped.projection
    const lengths = vectorLengths(projection)
    const decoys = projection.decoyStatistics && toIndexArrays(projection.decoyStatistics, lengths)
    return { projectionId: fitted ?? shipped.id, projection, vectorIndex: openVectorIndex(lengths), decoys }
  }

  async function fill({ projectionId, vectorIndex }: CatalogueIndex): Promise<void> {
    const missing = listMissing(vectorIndex)
    if (missing.length === 0) return
    if (vectorIndex.rowCount() === 0)
      for await (const rows of readVectors(db, projectionId)) putAll(vectorIndex, rows)
    else
      putAll(
        vectorIndex,
        await listVectorsOf(
          db,
          projectionId,
          missing.map(({ id }) => id),
        ),
      )
    fillWithKnown(projectionId, vectorIndex)
  }

  function fillWithKnown(projectionId: string, vectorIndex: VectorIndex): void {
    for (const { id, picture } of listMissing(vectorIndex)) {
      known ??= readKnownVectors(model.folder)
      const vectors = known.projection === projectionId && known.vectors.get(picture.contentVersion)
      if (vectors) vectorIndex.put(id, picture.contentVersion, vectors)
    }
  }

  function listMissing(
    vectorIndex: VectorIndex,
    among: readonly Indexable[] = catalogue().images,
  ): Indexable[] {
    return among.filter(({ id, picture }) => vectorIndex.versionOf(id) !== picture.contentVersion)
  }

  async function loadVectors(imageIds: readonly number[]): Promise<void> {
    const { projectionId, vectorIndex } = index
    const unknown = imageIds.filter((id) => {
      const image = catalogue().imagesById.get(id)
      // The catalogue does not know the content version of a hidden image.
      return !image || vectorIndex.versionOf(id) !== image.picture.contentVersion
    })
    putAll(vectorIndex, await listVectorsOf(db, projectionId, unknown))
  }

  return {
    current: () => index,
    listMissing: (among) => listMissing(index.vectorIndex, among),
    sync,
    loadVectors,
  }
}

function putAll(vectorIndex: VectorIndex, rows: readonly VectorRow[]): void {
  for (const { id, contentVersion, vectors } of rows) vectorIndex.put(id, contentVersion, vectors)
}

function readShippedProjection(model: ModelFolder): { id: string; projection: Projection } {
  const path = join(model.folder, PROJECTION_FILE)
  if (!existsSync(path)) {
    const projection = plainProjection(model.id, model.content.length, model.style.length)
    return { id: `plain-${model.id}`, projection }
  }
  const bytes = Uint8Array.from(readFileSync(path))
  return { id: idOfProjection(bytes), projection: decodeProjection(bytes) }
}

type KnownVectors = { projection: string; vectors: ReadonlyMap<string, QuantizedVectors> }

export const KNOWN_VECTORS_FILE = 'known-vectors.bin'

const Length = z.int().min(1).max(100_000)
const Head = z.object({
  projection: z.string(),
  content: Length,
  style: Length,
  versions: z.array(z.string()),
})

/** A line of JSON is followed by content, style and colours of each picture. */
export function encodeKnownVectors({ projection, vectors }: KnownVectors): Uint8Array {
  const [first] = vectors.values()
  const head = {
    projection,
    content: first?.content.length ?? 1,
    style: first?.style.length ?? 1,
    versions: [...vectors.keys()],
  }
  const parts = [...vectors.values()].flatMap(({ content, style, colours }) => [
    asUnsigned(content),
    asUnsigned(style),
    colours,
  ])
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...parts])
}

export function readKnownVectors(folder: string): KnownVectors {
  const path = join(folder, KNOWN_VECTORS_FILE)
  if (!existsSync(path)) return { projection: '', vectors: new Map() }
  const bytes = readFileSync(path)
  const headEnd = bytes.indexOf('\n')
  const { projection, content, style, versions } = Head.parse(JSON.parse(bytes.toString('utf8', 0, headEnd)))
  const length = content + style + COLOUR_BINS.length
  const vectors = new Map(
    versions.map((version, at) => {
      const start = headEnd + 1 + at * length
      const chunk = bytes.subarray(start, start + length)
      return [
        version,
        {
          content: asSigned(chunk.subarray(0, content)),
          style: asSigned(chunk.subarray(content, content + style)),
          colours: chunk.subarray(content + style),
        },
      ]
    }),
  )
  return { projection, vectors }
}

export type Indexable = Pick<Image, 'id' | 'picture'>

export type VisualSearchNeeds = {
  database: OpenDatabase
  clock: Clock
  log: Log
  model: ModelFolder
  decoder: Pick<Decoder, 'copyReference' | 'warm'>
  /** Crops that are embedded at once. */
  threads: number
  catalogue: () => Catalogue
  /** Returns all images that visitors may not see: staff are warned of duplicates among them as well. */
  listHidden: () => Promise<Indexable[]>
  onCatalogueChange: (listener: () => void) => void
  renditionOf: (picture: Picture) => Promise<Uint8Array | null>
}
