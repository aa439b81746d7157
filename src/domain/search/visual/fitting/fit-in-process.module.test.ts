import { expect, test } from 'vitest'
import { COLOUR_BINS } from '#domain/search/visual/colours.ts'
import { encodeFeatures } from '#domain/search/visual/vector-bytes.ts'
import { fitInProcess } from './fit-in-process.server.ts'
import { fitProjection } from './fit-projection.ts'
import { type SampledPicture, toFitSample } from './fit-sample.ts'
import { encodeProjection } from './projection-bytes.ts'

const COUNT = 24
const PAGE = 7
const LENGTH = 8
const OF = { embedder: 'test', contentLength: LENGTH, decoys: [] }
const wave = (length: number, from: number) =>
  Float32Array.from({ length }, (_, at) => Math.sin((from + at) * 1.7))
const PICTURES: SampledPicture[] = Array.from({ length: COUNT }, (_, at) => ({
  features: encodeFeatures({ content: wave(LENGTH, at * LENGTH), style: wave(LENGTH, at * LENGTH + 3) }),
  colours: Uint8Array.from(COLOUR_BINS, (_, bin) => (at * 11 + bin) % 200),
  artist: `artist-${at % 4}`,
  copies: [],
}))

async function* pages(): AsyncGenerator<SampledPicture[]> {
  for (let start = 0; start < COUNT; start += PAGE) yield PICTURES.slice(start, start + PAGE)
}

test('a process of its own that is sent pages fits the same as this one would with all at once', async () => {
  const bytes = await fitInProcess(pages(), OF, new AbortController().signal)
  const expected = encodeProjection(fitProjection(toFitSample(PICTURES, OF)))
  expect(Buffer.compare(bytes ?? new Uint8Array(), expected)).toBe(0)
})

test('it is ended where nobody waits for it any more', async () => {
  const stopping = new AbortController()
  const fitting = fitInProcess(pages(), OF, stopping.signal)
  stopping.abort()
  expect(await fitting).toBeNull()
})
