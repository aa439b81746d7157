import { move, transferableSymbol, valueSymbol } from 'piscina'
import { type FitSample, fitProjection } from './fit-projection.ts'
import { encodeProjection } from './projection-bytes.ts'

/** A piscina task: fits in a thread of its own; answers the bytes of the projection. */
export default function fitInThread(sample: FitSample) {
  const bytes = Uint8Array.from(encodeProjection(fitProjection(sample)))
  return move({ [valueSymbol]: bytes, [transferableSymbol]: [bytes.buffer] })
}
