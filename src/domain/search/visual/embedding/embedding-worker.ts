import { move, transferableSymbol, valueSymbol } from 'piscina'
import { computeFeatures, type EmbeddingTask } from './raw-features.ts'

/** A piscina task: runs the model on the crops of a picture in its own thread; returns `RawFeatures` of each. */
export default async function embedInThread(task: EmbeddingTask) {
  const features = await computeFeatures(task)
  return move({
    [valueSymbol]: features,
    [transferableSymbol]: features.flatMap((crop) => Object.values(crop).map(({ buffer }) => buffer)),
  })
}
