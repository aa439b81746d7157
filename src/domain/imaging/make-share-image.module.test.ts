import { expect, test } from 'vitest'
import { letter } from './make-share-image.server.ts'

const SIZE = 50

/** Left, top, right, bottom. */
function inkOf(path: string) {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  const across = numbers.filter((_, at) => at % 2 === 0)
  const down = numbers.filter((_, at) => at % 2 === 1)
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)].map(Math.round)
}

test('a letter stands on its baseline, as wide as the font says', () => {
  const { path, width } = letter('H', SIZE)
  const [left = 0, top, right = 0, bottom] = inkOf(path)
  expect([top, bottom]).toEqual([-36, 0])
  expect(left).toBeGreaterThan(0)
  expect(right).toBeLessThan(width)
})

test('letters come from both files of the font, whether composed or not', () => {
  expect(letter('Wrońska', SIZE)).toEqual(letter('Wron\u0301ska', SIZE))
  const [, , right = 0] = inkOf(letter('ńń', SIZE).path)
  expect(right).toBeGreaterThan(SIZE)
})

test('letters that leave a gap move together', () => {
  expect(letter('AV', SIZE).width).toBeLessThan(letter('A', SIZE).width + letter('V', SIZE).width - 1)
})

test('without letters there is no ink', () => {
  expect(letter('', SIZE)).toEqual({ path: '', width: 0 })
})
