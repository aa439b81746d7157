import { expect, test } from 'vitest'
import { moveWork } from './move-work.ts'

test.each([
  ['forwards', 1, 3, [2, 3, 1, 4]],
  ['backwards', 4, 2, [1, 4, 2, 3]],
  ['onto itself', 2, 2, [1, 2, 3, 4]],
  ['to the end', 1, 4, [2, 3, 4, 1]],
])('a work moves %s', (_, moved, onto, expected) => {
  expect(moveWork([1, 2, 3, 4], moved, onto)).toEqual(expected)
})

test('an unknown work moves nothing', () => {
  expect(moveWork([1, 2], 9, 1)).toEqual([1, 2])
  expect(moveWork([1, 2], 1, 9)).toEqual([1, 2])
})
