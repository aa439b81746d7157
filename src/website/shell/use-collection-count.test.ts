import { expect, test } from 'vitest'
import { countSaved } from './use-collection-count.ts'

test('a saved list counts its images', () => {
  expect(countSaved('[{"Id":1},{"Id":2},{"Id":3}]')).toBe(3)
})

test.each([null, '', '{', '{"length":7}', '"abc"', 'null'])('%j counts as none', (saved) => {
  expect(countSaved(saved)).toBe(0)
})
