import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import { quantizeShares } from '#domain/search/visual/vector-bytes.ts'
import type { Embedder } from './embedder.server.ts'
import { encodeFeatures } from './feature-bytes.ts'
import { WHOLE } from './prepare-crops.server.ts'
import type { RawFeatures } from './raw-features.ts'

/** Features as they are stored, 10 kB, and colours. */
export type StoredFeatures = { features: Uint8Array; colours: Uint8Array }

/** @throws RangeError when the model returns nothing. */
export async function embedWhole(
  { embedImage }: Pick<Embedder, 'embedImage'>,
  copy: SmallCopy,
): Promise<RawFeatures> {
  const [whole] = await embedImage(copy, WHOLE)
  if (!whole) throw new RangeError('The model returned nothing for the picture.')
  return whole
}

export function toStored(features: RawFeatures): StoredFeatures {
  return { features: encodeFeatures(features), colours: quantizeShares(features.colours) }
}
