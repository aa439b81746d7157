import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '#domain/catalogue/model.ts'
import type { ModelFolder } from '#domain/search/visual/embedding/model-folder.server.ts'
import { type Projection, plainProjection, vectorLengths } from '#domain/search/visual/fitting/projection.ts'
import { decodeProjection, idOfProjection } from '#domain/search/visual/fitting/projection-bytes.ts'
import { type KnownVectors, readKnownVectors } from '#domain/search/visual/indexing/known-vectors.server.ts'
import {
  findReadyProjectionId,
  getProjectionBytes,
  listVectors,
  listVectorsOf,
} from '#domain/search/visual/vectors.server.ts'
import type { Looked } from '#domain/search/visual/visual-needs.ts'
import type { Database } from '#platform/database/database.ts'
import { openVectorShelf, type VectorShelf } from './vector-index.ts'

/** The vectors by one projection of all images that are described by it. Replaced as a whole when one is fitted anew. */
export type Described = { projectionId: string; projection: Projection; shelf: VectorShelf }

/** Names who made a description: after a new fitting, or with another model, it can no longer be compared. */
export function nameOf({ projection, projectionId }: Described): string {
  return `${projection.embedder} ${projectionId}`
}

export type DescribedCatalogue = {
  current: () => Described
  /** Those of the images that are not described yet; of the visible ones when left out. */
  missing: (among?: readonly Looked[]) => Looked[]
  /** Reads what is new: another projection, and the vectors of all images that are missing. */
  sync: () => Promise<void>
  /** Reads the vectors of some images that another instance may have described. */
  learn: (imageIds: readonly number[]) => Promise<void>
}

/** The projection that comes along with a model, fitted on the demo catalogue. */
export const PROJECTION_FILE = 'projection.bin'

type Needs = { db: Database; model: ModelFolder; catalogue: () => Catalogue }

/** Brings together what the database knows of the catalogue's images and what came along with the model. */
export async function openDescribedCatalogue({ db, model, catalogue }: Needs): Promise<DescribedCatalogue> {
  const shipped = readShippedProjection(model)
  // The vectors that come along are read when something is missing; most agencies have none of those pictures.
  let known: KnownVectors | null = null
  let described: Described | null = null

  async function sync(): Promise<void> {
    const fitted = await findReadyProjectionId(db, model.id)
    const id = fitted ?? shipped.id
    const next = described?.projectionId === id ? described : await openDescribed(id, fitted)
    await fill(next)
    described = next
  }

  async function openDescribed(id: string, fitted: string | null): Promise<Described> {
    const projection = fitted ? decodeProjection(await getProjectionBytes(db, fitted)) : shipped.projection
    return { projectionId: id, projection, shelf: openVectorShelf(vectorLengths(projection)) }
  }

  async function fill({ projectionId, shelf }: Described): Promise<void> {
    const missing = listMissing(shelf)
    if (missing.length === 0) return
    const rows =
      shelf.rowCount() === 0
        ? await listVectors(db, projectionId)
        : await listVectorsOf(
            db,
            projectionId,
            missing.map(({ id }) => id),
          )
    for (const { id, contentVersion, vectors } of rows) shelf.put(id, contentVersion, vectors)
    fillWithKnown(projectionId, shelf)
  }

  function fillWithKnown(projectionId: string, shelf: VectorShelf): void {
    for (const { id, picture } of listMissing(shelf)) {
      known ??= readKnownVectors(model.folder)
      const vectors = known.projection === projectionId && known.vectors.get(picture.contentVersion)
      if (vectors) shelf.put(id, picture.contentVersion, vectors)
    }
  }

  function listMissing(shelf: VectorShelf, among: readonly Looked[] = catalogue().images): Looked[] {
    return among.filter(({ id, picture }) => shelf.versionOf(id) !== picture.contentVersion)
  }

  async function learn(imageIds: readonly number[]): Promise<void> {
    const { projectionId, shelf } = current()
    const unknown = imageIds.filter((id) => {
      const image = catalogue().imagesById.get(id)
      // Which content a hidden one has, the catalogue does not know.
      return !image || shelf.versionOf(id) !== image.picture.contentVersion
    })
    for (const { id, contentVersion, vectors } of await listVectorsOf(db, projectionId, unknown))
      shelf.put(id, contentVersion, vectors)
  }

  function current(): Described {
    if (!described) throw new Error('Nothing was read yet.')
    return described
  }

  await sync()
  return { current, missing: (among) => listMissing(current().shelf, among), sync, learn }
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
