import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { visualVectors } from '#domain/search/tables.server.ts'
import { readModelFolder } from '#domain/search/visual/embedding/model-folder.server.ts'
import {
  decodeProjection,
  encodeProjection,
  idOfProjection,
} from '#domain/search/visual/fitting/projection-bytes.ts'
import { PROJECTION_FILE, readKnownVectors } from '#domain/search/visual/index/indexed-catalogue.server.ts'
import { asUnsigned, type QuantizedVectors } from '#domain/search/visual/vector-bytes.ts'
import { addProjection, switchToProjection } from '#domain/search/visual/vectors.server.ts'
import { type Database, inBatches, rowsOf } from '#platform/database/database.ts'
import { seededChance } from '#scripts/kill-test/seeded-random.ts'

const MODEL = 'models/resnet50-int8'
const SEED = 1
/** What a work has of the work of the demo that is its scene; the rest is of another one and of itself alone. */
const OWN_SHARE = 0.7
const OTHER_SHARE = 0.4
/** As a share of the largest number of a vector. */
const NOISE = 0.15
const LARGEST = 127

/**
 * Gives every image vectors as if it had been indexed, by a projection that was fitted on this catalogue: those of the demo's
 * works, mixed by two, the style by artist, so that they lie in clusters as real ones do. Takes seconds, not days.
 */
export async function fillVectors(db: Database): Promise<void> {
  const known = [...readKnownVectors(MODEL).vectors.values()]
  if (known.length === 0) throw new Error(`${MODEL} brings no vectors to mix.`)
  const embedder = readModelFolder(MODEL).id
  const projection = await addFitted(db, embedder)
  const random = seededChance(SEED)
  const works = await rowsOf(
    db,
    sql`SELECT images.id, artist_id AS artist, content_version AS version FROM images JOIN pictures USING (id)`,
  )
  await inBatches(works, async (batch) => {
    const values = batch.map(({ id, artist, version }) => {
      const { content, style, colours } = mixVectors(known, Number(artist), random)
      const vectors = { content: asUnsigned(content), style: asUnsigned(style), colours }
      return {
        ...vectors,
        pictureId: Number(id),
        contentVersion: String(version),
        projection,
        embedder,
        features: null,
      }
    })
    await db.insert(visualVectors).values(values).onConflictDoNothing()
    return []
  })
}

function mixVectors(
  known: readonly QuantizedVectors[],
  artist: number,
  random: () => number,
): QuantizedVectors {
  const pick = (at: number) => {
    const one = known[at % known.length]
    if (!one) throw new RangeError('There is nothing to mix.')
    return one
  }
  const any = () => pick(Math.floor(random() * known.length))
  const scene = any()
  return {
    content: mix(scene.content, any().content, random),
    style: mix(pick(artist).style, any().style, random),
    colours: scene.colours,
  }
}

function mix(own: Int8Array, other: Int8Array, random: () => number): Int8Array {
  return own.map((value, at) => {
    const mixed = OWN_SHARE * value + OTHER_SHARE * (other[at] ?? 0) + NOISE * LARGEST * (2 * random() - 1)
    return Math.max(-LARGEST, Math.min(LARGEST, Math.round(mixed)))
  })
}

/** The projection that is shipped, said to be fitted on this catalogue, so that no other is fitted. Returns its id. */
async function addFitted(db: Database, embedder: string): Promise<string> {
  const shipped = decodeProjection(Uint8Array.from(readFileSync(join(MODEL, PROJECTION_FILE))))
  const artists = (await rowsOf(db, sql`SELECT code FROM artists`)).map(({ code }) => String(code))
  const [counted] = await rowsOf(db, sql`SELECT count(*) AS pictures FROM images`)
  const body = encodeProjection({ ...shipped, fittedOn: { pictures: Number(counted?.pictures), artists } })
  const id = idOfProjection(body)
  await addProjection(db, { id, embedder, body, fittedAt: new Date() })
  await switchToProjection(db, embedder, id)
  return id
}
