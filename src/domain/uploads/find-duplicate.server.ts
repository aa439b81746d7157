import { listImageIdsAmong } from '#domain/catalogue/storage/images.server.ts'
import type { Decoder } from '#domain/imaging/decoding/decoder.server.ts'
import { contentVersionOf } from '#domain/imaging/originals/store-original.server.ts'
import { listPictureIdsByContent } from '#domain/imaging/pictures.server.ts'
import type { OpenVisualSearch } from '#domain/search/visual/open-visual-search.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { Upload } from './model.ts'

type Needs = {
  db: Database
  decoder: Pick<Decoder, 'shrink'>
  visual: Pick<OpenVisualSearch, 'embed' | 'findIndexed'>
}

/** Larger than anything that looks at it. */
const COMPARED_WIDTH = 640
/** Among the nearest some may be works that were deleted since. */
const NEAREST_COMPARED = 8
/**
 * Measured on works of the demo catalogue (`npm run bench:search`): copies that were saved anew, shrunk, or trimmed by a
 * fiftieth are nearer than this to their work, and no other work is nearer than 0.86.
 */
const SAME_PICTURE = 0.87

/** The image that has this content already, or that looks the same; null when there is none. */
export async function findDuplicate(
  { db, decoder, visual }: Needs,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Upload['duplicate']> {
  const ids = await listPictureIdsByContent(db, contentVersionOf(bytes))
  const [same] = await listImageIdsAmong(db, ids)
  if (same !== undefined) return { imageId: same, how: 'same' }
  const small = await decoder.shrink(bytes, COMPARED_WIDTH)
  const described = small.outcome === 'decoded' ? await visual.embed(small.value) : small
  // A busy or missing model only means that nobody is warned.
  if (described.outcome !== 'embedded') return null
  // What is to be seen counts, not how it is made: two works of one hand are no duplicates.
  const near = await visual.findIndexed(described.embedding, NEAREST_COMPARED)
  const alike = near.filter(({ similarity }) => similarity >= SAME_PICTURE).map(({ id }) => id)
  const there = new Set(await listImageIdsAmong(db, alike))
  const nearest = alike.find((id) => there.has(id))
  return nearest === undefined ? null : { imageId: nearest, how: 'alike' }
}
