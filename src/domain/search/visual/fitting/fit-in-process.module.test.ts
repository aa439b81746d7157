import { expect, test } from 'vitest'
import { COLOUR_BINS } from '#domain/search/visual/colour/colour-bins.ts'
import { fitInProcess } from './fit-in-process.server.ts'
import { type FitSample, fitProjection } from './fit-projection.ts'
import { encodeProjection } from './projection-bytes.ts'

const COUNT = 24
const matrix = (columns: number) => ({
  values: Float32Array.from({ length: COUNT * columns }, (_, at) => Math.sin(at * 1.7)),
  columns,
})
const SAMPLE: FitSample = {
  embedder: 'test',
  content: matrix(8),
  style: matrix(8),
  colours: matrix(COLOUR_BINS.length),
  artists: Array.from({ length: COUNT }, (_, at) => `artist-${at % 4}`),
}

test('a process of its own fits the same as this one would', async () => {
  const bytes = await fitInProcess(SAMPLE, new AbortController().signal)
  expect(Buffer.compare(bytes ?? new Uint8Array(), encodeProjection(fitProjection(SAMPLE)))).toBe(0)
})

test('it is ended where nobody waits for it any more', async () => {
  const stopping = new AbortController()
  const fitting = fitInProcess(SAMPLE, stopping.signal)
  stopping.abort()
  expect(await fitting).toBeNull()
})
