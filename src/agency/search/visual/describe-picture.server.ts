import sharp from 'sharp'
import { checkHead } from '#agency/imaging/check-original.server.ts'
import type { Described } from '#agency/search/model.ts'
import { inTurn, openTurns } from '#base/take-turns.ts'
import { type Described as DescribedNow, nameOf } from './described-catalogue.server.ts'
import type { Embedder } from './embedder.server.ts'
import { copySmall, QUERY_CROPS, type SmallCopy } from './prepare-crops.server.ts'
import type { Projecting } from './projecting.server.ts'

/** Larger files are refused before anybody looks into them (specification, section 5). */
const LARGEST_FILE_BYTES = 15_000_000
const THUMBNAIL_SIDE = 96
/** One picture of 50 megapixels may take 200 MB while it is decoded: two at once would be too much. */
const AT_ONCE = 1
/** A query takes a quarter of a second, so the last in line waits for about two. */
const LONGEST_LINE = 8
const LONGEST_TURN_MS = 30_000

type Needs = {
  embedder: Embedder
  projecting: Pick<Projecting, 'project'>
  current: () => DescribedNow
  /** Told why the model did not answer. */
  onDeath: (error: unknown) => void
}

/** Looks at reference pictures, one at a time; keeps nothing of them. */
export function openDescribing({
  embedder,
  projecting,
  current,
  onDeath,
}: Needs): (bytes: Uint8Array) => Promise<Described> {
  const takeTurn = openTurns({ atOnce: AT_ONCE, longestLine: LONGEST_LINE, longestTurnMs: LONGEST_TURN_MS })

  async function lookAt(bytes: Uint8Array): Promise<Described> {
    const copy = await copyChecked(bytes)
    if ('outcome' in copy) return copy
    try {
      const [features, thumbnail] = await Promise.all([embedder.embedImage(copy, QUERY_CROPS), shrink(copy)])
      const now = current()
      const vectors = await projecting.project(now.projection, features)
      const description = { embedder: nameOf(now), ...vectors, colours: features.colours }
      return { outcome: 'described', description, thumbnail }
    } catch (error) {
      onDeath(error)
      return { outcome: 'busy' }
    }
  }

  return async (bytes) => {
    if (bytes.length > LARGEST_FILE_BYTES) return { outcome: 'refused', reason: 'too-large' }
    return (await inTurn(takeTurn, () => lookAt(bytes))) ?? { outcome: 'busy' }
  }
}

async function copyChecked(
  bytes: Uint8Array,
): Promise<SmallCopy | Extract<Described, { outcome: 'refused' }>> {
  const check = await checkHead(bytes)
  if (check.outcome === 'refused') return check
  try {
    return await copySmall(bytes)
  } catch {
    return { outcome: 'refused', reason: 'broken' }
  }
}

function shrink({ pixels, width, height }: SmallCopy): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp()
    .toBuffer()
}
