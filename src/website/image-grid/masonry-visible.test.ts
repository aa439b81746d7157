import { expect, test } from 'vitest'
import { layMasonry, tilesBetween } from './masonry.ts'

// 999 squares in three columns: tile n is in row n / 3, and each row is 420 px high.
const grid = layMasonry(Array<number>(999).fill(1), 3)
const between = (top: number, bottom: number) => tilesBetween(grid, { column: 400, step: 20, top, bottom })

test('at the beginning the first tiles are rendered, in whole groups', () => {
  expect(between(-1000, 2000)).toEqual({ from: 0, to: 30 })
})

test('in the middle a range of the grid is rendered', () => {
  const { from, to } = between(42_000, 45_000)
  expect([from, to]).toEqual([270, 330])
})

test('at the end the last tiles are rendered', () => {
  expect(between(139_000, 142_000)).toEqual({ from: 960, to: 999 })
})

test('a grid that is out of view keeps its nearer end', () => {
  expect(between(-9000, -8000)).toEqual({ from: 0, to: 30 })
  expect(between(900_000, 901_000)).toEqual({ from: 960, to: 999 })
  expect(tilesBetween(layMasonry([], 3), { column: 400, step: 20, top: 0, bottom: 900 })).toEqual({
    from: 0,
    to: 0,
  })
})

test('whatever the heights, every visible tile is rendered', () => {
  const ratios = Array.from({ length: 600 }, (_, at) => 0.5 + ((at * 7919) % 100) / 50)
  const uneven = layMasonry(ratios, 2)
  for (let top = 0; top < 150_000; top += 3700) {
    const { from, to } = tilesBetween(uneven, { column: 250, step: 52, top, bottom: top + 2000 })
    const inSight = uneven.places.flatMap((place, index) => {
      const begins = place.heightAbove * 250 + place.tilesAbove * 52
      const ends = begins + (ratios[index] ?? 0) * 250
      return ends > top && begins < top + 2000 ? [index] : []
    })
    expect(inSight.every((index) => index >= from && index < to)).toBe(true)
  }
})
