import { describe, expect, test } from 'vitest'
import { HOME, KEY_STEP_PX, keepInWindow, nextCorner, parsePosition, stepOf, sum } from './position.ts'

const WINDOW = { width: 1000, height: 800 }
/** 300 by 56 pixels in the middle of the lower edge. */
const BOX = { left: 350, top: 720, right: 650, bottom: 776 }

describe('the floating search', () => {
  test('goes where it is wanted', () => {
    expect(keepInWindow(BOX, { x: -120, y: -300 }, WINDOW)).toEqual({ x: -120, y: -300 })
  })

  test.each([
    [
      { x: -9999, y: 0 },
      { x: -342, y: 0 },
    ],
    [
      { x: 9999, y: 0 },
      { x: 342, y: 0 },
    ],
    [
      { x: 0, y: -9999 },
      { x: 0, y: -712 },
    ],
    [
      { x: 0, y: 9999 },
      { x: 0, y: 16 },
    ],
  ])('wanted at %o stays in the window', (wanted, place) => {
    expect(keepInWindow(BOX, wanted, WINDOW)).toEqual(place)
  })

  test('larger than the window, it keeps its upper left corner there', () => {
    const large = { left: 0, top: -300, right: 1200, bottom: 900 }
    expect(keepInWindow(large, HOME, WINDOW)).toEqual({ x: 8, y: 308 })
  })

  test('moves by arrow keys and by no others', () => {
    expect(stepOf('ArrowLeft')).toEqual({ x: -KEY_STEP_PX, y: 0 })
    expect(sum(HOME, stepOf('ArrowUp') ?? HOME)).toEqual({ x: 0, y: -KEY_STEP_PX })
    expect(['a', 'Enter', 'Home'].map(stepOf)).toEqual([null, null, null])
  })

  test('goes right, left and home by clicks', () => {
    const right = nextCorner(BOX, HOME, WINDOW)
    const left = nextCorner(BOX, right, WINDOW)
    expect([right.x, left.x]).toEqual([342, -342])
    expect(nextCorner(BOX, left, WINDOW)).toEqual(HOME)
    expect(nextCorner(BOX, { x: 5, y: -40 }, WINDOW)).toEqual(HOME)
  })

  test('is saved as two numbers, and anything else counts as nothing', () => {
    expect(parsePosition({ x: -120, y: 8.5 })).toEqual({ x: -120, y: 8.5 })
    expect([null, 7, '', [1, 2], { x: 1 }, { x: '1', y: 2 }, { x: 1, y: null }].map(parsePosition)).toEqual(
      Array.from({ length: 7 }, () => null),
    )
  })
})
