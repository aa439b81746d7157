import { move, transferableSymbol, valueSymbol } from 'piscina'
import { computeFeatures, type EmbeddingTask } from './raw-features.ts'

/** A piscina task: runs the model on a crop in its own thread; returns `RawFeatures`. */
export default async function embedInThread(task: EmbeddingTask) {
  const features = await computeFeatures(task)
  return move({
    [valueSymbol]: features,
    [transferableSymbol]: Object.values(features).map(({ buffer }) => buffer),
  })
}
