// The program of the process that fits: pages of pictures, then the word to fit, and one answer.

import { fitProjection } from './fit-projection.ts'
import type { FitMessage, SampledPicture } from './fit-sample.ts'
import { toFitSample } from './fit-sample.ts'
import { encodeProjection } from './projection-bytes.ts'

const pictures: SampledPicture[] = []

process.on('message', (message: FitMessage) => {
  if ('pictures' in message) {
    pictures.push(...message.pictures)
    return
  }
  process.send?.(Uint8Array.from(encodeProjection(fitProjection(toFitSample(pictures, message)))))
})
// Whoever asked is gone.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
