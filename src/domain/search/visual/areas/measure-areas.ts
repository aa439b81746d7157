import type { Nearness, PictureEmbedding } from '#domain/search/model.ts'
import { WHOLE_LOOK } from '#domain/search/part/look.ts'
import { LEAST_NEARNESS, SURELY_NEAR } from '#domain/search/visual/nearness/nearness.ts'

export type MeasuredAreas = Nearness & {
  /** How near the nearest of the catalogue comes. */
  nearness: number
}

type Measuring = {
  /** How near the nearest comes to what was looked at. */
  nearnessOf: (embedding: PictureEmbedding) => Promise<number>
  /** Whether one of the nearest shows the same drawing, wherever in the picture; not asked where left out. */
  showsSame?: (embedding: PictureEmbedding) => Promise<boolean>
}

/** How near something comes to the picture, and to which area of it. */
export async function measureAreas(
  embedding: PictureEmbedding,
  { nearnessOf, showsSame }: Measuring,
): Promise<MeasuredAreas> {
  const measured = await measureLooks(embedding, nearnessOf)
  if (measured.isAboveThreshold || !(await showsSame?.(embedding))) return measured
  return { ...measured, nearness: LEAST_NEARNESS, isAboveThreshold: true }
}

async function measureLooks(
  embedding: PictureEmbedding,
  nearnessOf: Measuring['nearnessOf'],
): Promise<MeasuredAreas> {
  const { crops } = embedding
  const hasAreas = crops.some(({ kind }) => kind === 'picture' || kind === 'square')
  if (!hasAreas) return toMeasured(await nearnessOf(embedding), WHOLE_LOOK.area)
  const measured = await Promise.all(
    crops.map(async (crop) => ({ crop, nearness: await nearnessOf({ ...embedding, crops: [crop] }) })),
  )
  const [best, second] = measured.sort((one, other) => other.nearness - one.nearness)
  if (!best) return toMeasured(0, WHOLE_LOOK.area)
  const { kind, area } = best.crop
  const shown = kind === 'middle' ? WHOLE_LOOK.area : area
  const isStrip = crops.length > 1 && crops.some((crop) => crop.kind === 'square')
  // One of many squares is like some work by chance: two have to be, or one surely.
  const counts = isStrip && best.nearness < SURELY_NEAR ? (second?.nearness ?? 0) : best.nearness
  return toMeasured(counts, shown)
}

function toMeasured(nearness: number, shown: Nearness['shown']): MeasuredAreas {
  return { nearness, isAboveThreshold: nearness >= LEAST_NEARNESS, shown }
}
