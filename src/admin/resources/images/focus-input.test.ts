import { expect, test } from 'vitest'
import { focusAt, moveFocus, positionOf } from './focus-input.tsx'

const frame = { left: 100, top: 50, width: 400, height: 200 }

test('a click sets the point as a share of the picture', () => {
  expect(focusAt({ clientX: 200, clientY: 200 }, frame)).toEqual({ x: 0.25, y: 0.75 })
})

test('a point never leaves the picture', () => {
  expect(focusAt({ clientX: 0, clientY: 999 }, frame)).toEqual({ x: 0, y: 1 })
  expect(moveFocus({ x: 0.005, y: 1 }, 'ArrowLeft', false)).toEqual({ x: 0, y: 1 })
})

test('a picture that is not laid out yet has its focus in the middle', () => {
  expect(focusAt({ clientX: 0, clientY: 0 }, { left: 0, top: 0, width: 0, height: 0 })).toEqual({
    x: 0.5,
    y: 0.5,
  })
})

test('arrow keys move the point, with Shift further', () => {
  expect(moveFocus({ x: 0.5, y: 0.5 }, 'ArrowRight', false)).toEqual({ x: 0.51, y: 0.5 })
  expect(moveFocus({ x: 0.5, y: 0.5 }, 'ArrowUp', true)).toEqual({ x: 0.5, y: 0.4 })
})

test('other keys do nothing', () => {
  expect(moveFocus({ x: 0.5, y: 0.5 }, 'Tab', false)).toBeNull()
})

test('without a focus crops keep the middle', () => {
  expect(positionOf(null)).toBe('50% 50%')
  expect(positionOf({ x: 0.254, y: 1 })).toBe('25% 100%')
})
