import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { readModelFolder } from '#domain/search/visual/embedding/model-folder.server.ts'
import {
  decodeProjection,
  encodeProjection,
  idOfProjection,
} from '#domain/search/visual/fitting/projection-bytes.ts'
import { PROJECTION_FILE } from '#domain/search/visual/index/indexed-catalogue.server.ts'
import { readKnownVectors } from '#domain/search/visual/indexing/known-vectors.server.ts'
import { addProjection, switchToProjection } from '#domain/search/visual/vectors.server.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'

const MODEL = 'models/resnet50-int8'
/** Bytes of an MD5. */
const DIGEST = 16

/**
 * Gives every image vectors of the usual lengths, different for each, as if it had been indexed, by a projection that was fitted on
 * this catalogue. Takes seconds, not days.
 */
export async function fillVectors(db: Database): Promise<void> {
  const { vectors } = readKnownVectors(MODEL)
  const [usual] = vectors.values()
  if (!usual) throw new Error(`${MODEL} brings no vectors to take the lengths from.`)
  const embedder = readModelFolder(MODEL).id
  const projection = await addFitted(db, embedder)
  await db.execute(sql`
    INSERT INTO visual_vectors (picture_id, projection, embedder, content_version, content, style, colours)
    SELECT p.id, ${projection}, ${embedder}, p.content_version,
      ${bytesFor('content', usual.content.length)}, ${bytesFor('style', usual.style.length)},
      ${bytesFor('colours', usual.colours.length)}
    FROM images JOIN pictures p ON p.id = images.id
    ON CONFLICT DO NOTHING`)
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

function bytesFor(kind: string, length: number): SQL {
  const digests = Math.ceil(length / DIGEST)
  return sql`substring((SELECT decode(string_agg(md5(p.id || ${kind} || n), ''), 'hex')
    FROM generate_series(1, ${digests}::int) n) FOR ${length}::int)`
}
