// The program of the process that fits: one sample, one answer.

import { type FitSample, fitProjection } from './fit-projection.ts'
import { encodeProjection } from './projection-bytes.ts'

process.on('message', (sample: FitSample) => {
  process.send?.(Uint8Array.from(encodeProjection(fitProjection(sample))))
})
// Whoever asked is gone.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
