import { fitProjection } from './fit-projection.ts'
import { type FitMessage, type SampledPicture, toFitSample } from './fit-sample.ts'
import { encodeProjection } from './projection-bytes.ts'

const pictures: SampledPicture[] = []

/** Keeps pages of pictures; returns the bytes of the projection that fits them all, when it is told whose they are. */
export function fitPages(message: FitMessage): Uint8Array | null {
  if ('pictures' in message) {
    pictures.push(...message.pictures)
    return null
  }
  if (pictures.length !== message.count) throw new Error('Pictures of the sample are lost.')
  const sample = toFitSample(pictures, message)
  pictures.length = 0
  return Uint8Array.from(encodeProjection(fitProjection(sample)))
}
