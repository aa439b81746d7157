import { describe, expect, test } from 'vitest'
import { regionAfterKey, regionBetween, withNumber } from './region-dialog.tsx'

const PART = { x: 20, y: 30, width: 40, height: 50 }

describe('arrow keys', () => {
  test.each([
    ['ArrowLeft', { ...PART, x: 18 }],
    ['ArrowDown', { ...PART, y: 32 }],
  ])('%s moves the part', (key, moved) => {
    expect(regionAfterKey(PART, key, false)).toEqual(moved)
  })

  test.each([
    ['ArrowRight', { ...PART, width: 42 }],
    ['ArrowUp', { ...PART, height: 48 }],
  ])('%s with Shift resizes it', (key, resized) => {
    expect(regionAfterKey(PART, key, true)).toEqual(resized)
  })

  test('stop at the edges of the picture and at the least size', () => {
    expect(regionAfterKey({ ...PART, x: 60 }, 'ArrowRight', false)).toEqual({ ...PART, x: 60 })
    expect(regionAfterKey({ ...PART, y: 50 }, 'ArrowDown', true)).toEqual({ ...PART, y: 50 })
    expect(regionAfterKey({ ...PART, width: 5 }, 'ArrowLeft', true)).toEqual({ ...PART, width: 5 })
  })

  test('other keys are none of ours', () => {
    expect(regionAfterKey(PART, 'Tab', false)).toBeNull()
  })
})

describe('a part between two points', () => {
  test.each([
    ['to the lower right', { x: 10, y: 20 }, { x: 40.4, y: 60 }, { x: 10, y: 20, width: 30, height: 40 }],
    ['to the upper left', { x: 40, y: 60 }, { x: 10, y: 20 }, { x: 10, y: 20, width: 30, height: 40 }],
    ['beyond the edges', { x: 50, y: 50 }, { x: 130, y: -20 }, { x: 50, y: 0, width: 50, height: 50 }],
    ['hardly moved', { x: 50, y: 50 }, { x: 51, y: 49 }, { x: 50, y: 45, width: 5, height: 5 }],
    ['hardly moved in a corner', { x: 99, y: 99 }, { x: 100, y: 100 }, { x: 95, y: 95, width: 5, height: 5 }],
  ])('%s', (_, from, to, part) => {
    expect(regionBetween(from, to)).toEqual(part)
  })
})

test.each([
  ['x', 90, { ...PART, x: 60 }],
  ['y', -3, { ...PART, y: 0 }],
  ['width', 99, { ...PART, width: 80 }],
  ['height', 1, { ...PART, height: 5 }],
  ['height', Number.NaN, { ...PART, height: 5 }],
] as const)('an entered %s of %s stays within the picture', (name, value, part) => {
  expect(withNumber(PART, name, value)).toEqual(part)
})
