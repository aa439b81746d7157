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

/** Larger than the model's input. */
const COMPARED_WIDTH = 640
/** Some of the most similar may be works that were deleted since. */
const NEAREST_COMPARED = 8
/**
 * Measured on works of the demo catalogue (`npm run bench:search`): copies that were saved anew, shrunk, or trimmed by a
 * fiftieth are more similar than this to their work, and no other work reaches 0.86.
 */
const SAME_PICTURE = 0.87

/** The image that has the same content, or one that is nearly the same; null when there is none. */
export async function findDuplicate(
  { db, decoder, visual }: Needs,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Upload['duplicate']> {
  const ids = await listPictureIdsByContent(db, contentVersionOf(bytes))
  const [same] = await listImageIdsAmong(db, ids)
  if (same !== undefined) return { imageId: same, how: 'same' }
  const small = await decoder.shrink(bytes, COMPARED_WIDTH)
  const embedded = small.outcome === 'decoded' ? await visual.embed(small.value) : small
  // While the model is busy, staff are not warned.
  if (embedded.outcome !== 'embedded') return null
  // The content counts, not the style: two works of one artist are no duplicates.
  const matches = await visual.findIndexed(embedded.embedding, NEAREST_COMPARED)
  const alike = matches.filter(({ similarity }) => similarity >= SAME_PICTURE).map(({ id }) => id)
  const there = new Set(await listImageIdsAmong(db, alike))
  const mostAlike = alike.find((id) => there.has(id))
  return mostAlike === undefined ? null : { imageId: mostAlike, how: 'alike' }
}
