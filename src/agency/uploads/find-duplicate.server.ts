import { listImageIdsAmong } from '#agency/catalogue/images.server.ts'
import { listPictureIdsByContent } from '#agency/imaging/pictures.server.ts'
import { shrinkPicture } from '#agency/imaging/shrink-picture.server.ts'
import { contentVersionOf } from '#agency/imaging/store-original.server.ts'
import type { VisualSearch } from '#agency/search/model.ts'
import type { Database } from '#base/database/database.ts'
import type { Upload } from './model.ts'

type Needs = { db: Database; visual: Pick<VisualSearch, 'describe' | 'findNear'> }

/** Larger than anything that looks at it. */
const LOOKED_AT = 640
/** What is to be seen counts, not how it is made: two works of one hand are no duplicates. */
const BY_CONTENT = { style: 0, most: 1 } as const
/** Strict on purpose: who is asked too often about pictures that differ stops looking, and asking costs nobody a picture. */
const SAME_PICTURE = 0.93

/** The image that has this content already, or that looks the same; null when there is none. */
export async function findDuplicate(
  { db, visual }: Needs,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Upload['duplicate']> {
  const ids = await listPictureIdsByContent(db, contentVersionOf(bytes))
  const [same] = await listImageIdsAmong(db, ids)
  if (same !== undefined) return { imageId: same, how: 'same' }
  const described = await visual.describe(await shrinkPicture(bytes, LOOKED_AT))
  // A busy or missing model only means that nobody is warned.
  if (described.outcome !== 'described') return null
  const [nearest] = await visual.findNear(described.description, BY_CONTENT)
  return nearest && nearest.nearness >= SAME_PICTURE ? { imageId: nearest.id, how: 'alike' } : null
}
