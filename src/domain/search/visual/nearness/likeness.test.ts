import { expect, test } from 'vitest'
import { COLOUR_BINS } from '#domain/search/visual/colour/colour-bins.ts'
import { openVectorIndex } from '#domain/search/visual/index/vector-index.ts'
import { likenessAmong } from './likeness.ts'

test('the one that looks like none of the others is the least like them', () => {
  const index = openVectorIndex({ content: 3, style: 1 })
  const contents = { 1: [100, 10, 0], 2: [100, 0, 10], 3: [90, 5, 5], 4: [0, 0, -100] }
  for (const [id, content] of Object.entries(contents)) {
    const rest = { style: Int8Array.of(1), colours: new Uint8Array(COLOUR_BINS.length) }
    index.put(Number(id), 'v', { content: Int8Array.from(content), ...rest })
  }
  const likeness = likenessAmong(index, [1, 2, 3, 4, 5])
  expect([...likeness.keys()]).toEqual([1, 2, 3, 4])
  expect(likeness.get(4)).toBeLessThan(0)
  for (const id of [1, 2, 3]) expect(likeness.get(id)).toBeGreaterThan(0.8)
})

test('one alone, or none, is like nothing', () => {
  const index = openVectorIndex({ content: 3, style: 1 })
  expect(likenessAmong(index, [7]).size).toBe(0)
})
