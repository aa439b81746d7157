import { expect, test } from 'vitest'
import { parseKeptGrid, seedOf } from './grid-history.ts'

const KEPT = { seed: 3, count: 120, added: 3, until: 3, place: 512.5 }

test('what an entry of the history keeps of its grid is read again, without unknown fields', () => {
  expect(parseKeptGrid({ ...KEPT, more: 'https://example.com/' })).toEqual(KEPT)
})

test.each([
  undefined,
  null,
  'grid',
  {},
  { ...KEPT, seed: -1 },
  { ...KEPT, count: 1.5 },
  { ...KEPT, added: '3' },
  { ...KEPT, until: undefined },
  { ...KEPT, place: -1 },
  { ...KEPT, place: '512' },
])('%j counts as nothing', (saved) => {
  expect(parseKeptGrid(saved)).toBeNull()
})

test('the seed stands in the cursor of an address', () => {
  expect(seedOf('/illusde/api/images/all?order=random&limit=30&cursor=17-30-812')).toBe(17)
  expect(seedOf('/illusde/api/images/all?limit=30')).toBeNull()
  expect(seedOf(null)).toBeNull()
})
