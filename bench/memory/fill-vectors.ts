import { type SQL, sql } from 'drizzle-orm'
import { readModelFolder } from '#domain/search/visual/embedding/model-folder.server.ts'
import { readKnownVectors } from '#domain/search/visual/indexing/known-vectors.server.ts'
import type { Database } from '#platform/database/database.ts'

const MODEL = 'models/resnet50-int8'
/** Bytes of an MD5. */
const DIGEST = 16

/** Gives every image vectors of the usual lengths, different for each, as if it had been indexed. Takes seconds, not days. */
export async function fillVectors(db: Database): Promise<void> {
  const { projection, vectors } = readKnownVectors(MODEL)
  const [usual] = vectors.values()
  if (!usual) throw new Error(`${MODEL} brings no vectors to take the lengths from.`)
  await db.execute(sql`
    INSERT INTO visual_vectors (picture_id, projection, embedder, content_version, content, style, colours)
    SELECT p.id, ${projection}, ${readModelFolder(MODEL).id}, p.content_version,
      ${bytesFor('content', usual.content.length)}, ${bytesFor('style', usual.style.length)},
      ${bytesFor('colours', usual.colours.length)}
    FROM images JOIN pictures p ON p.id = images.id
    ON CONFLICT DO NOTHING`)
}

function bytesFor(kind: string, length: number): SQL {
  const digests = Math.ceil(length / DIGEST)
  return sql`substring((SELECT decode(string_agg(md5(p.id || ${kind} || n), ''), 'hex')
    FROM generate_series(1, ${digests}::int) n) FOR ${length}::int)`
}
