import { expect, test } from 'vitest'
import { cropAround } from './imaging-model.ts'

test.each([
  [
    'a wide picture to a square, from its right',
    { x: 0.75, y: 0.5 },
    { width: 100, height: 100 },
    [400, 0, 400, 400],
  ],
  ['never past the edge', { x: 1, y: 0 }, { width: 100, height: 100 }, [400, 0, 400, 400]],
  [
    'to a strip around a face above the middle',
    { x: 0.1, y: 0.4 },
    { width: 200, height: 50 },
    [0, 60, 800, 200],
  ],
  ['to its own shape', { x: 0, y: 1 }, { width: 8, height: 4 }, [0, 0, 800, 400]],
  ['to a thread', { x: 0.5, y: 0.5 }, { width: 1, height: 9_999 }, [400, 0, 1, 400]],
])('%s', (_what, focus, wanted, [left, top, width, height]) => {
  expect(cropAround({ width: 800, height: 400 }, focus, wanted)).toEqual({ left, top, width, height })
})
