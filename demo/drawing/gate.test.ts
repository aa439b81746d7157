import { expect, test } from 'vitest'
import { createPixels, type Pixels } from './core/raster.ts'
import { isWorthShowing } from './gate.ts'

function aSheet(colourAt: (x: number, y: number) => readonly [number, number, number]): Pixels {
  const sheet = createPixels(40, 40)
  for (let place = 0; place < 1600; place++)
    sheet.data.set(colourAt(place % 40, Math.floor(place / 40)), place * 3)
  return sheet
}

test('an empty sheet is not worth showing', () => {
  expect(isWorthShowing(aSheet(() => [250, 246, 240]))).toBe(false)
})

test('a faint wash is not worth showing', () => {
  expect(isWorthShowing(aSheet((x, y) => [236 + (x % 14), 232 + (y % 14), 230]))).toBe(false)
})

test('a small mark on an empty sheet is not worth showing', () => {
  expect(isWorthShowing(aSheet((x, y) => (x < 8 && y < 8 ? [0, 0, 0] : [255, 255, 255])))).toBe(false)
})

test('several clear areas are worth showing', () => {
  const bands = [
    [230, 80, 60],
    [30, 60, 90],
    [245, 235, 215],
    [240, 190, 70],
  ] as const
  expect(isWorthShowing(aSheet((_, y) => bands[Math.floor(y / 10)] ?? [0, 0, 0]))).toBe(true)
})
