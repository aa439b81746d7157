import { describe, expect, test } from 'vitest'
import { layMasonry } from './masonry.ts'

const RATIOS = [1, 0.75, 1.25, 1.4, 0.66, 1, 1.33, 0.5, 2, 1, 0.8, 1.2]

describe.each([3, 2] as const)('in %i columns', (columnCount) => {
  test('no two tiles overlap', () => {
    const { places } = layMasonry(RATIOS, columnCount)
    const reached = new Map<number, { height: number; tiles: number }>()
    places.forEach((place, index) => {
      const above = reached.get(place.column) ?? { height: 0, tiles: 0 }
      expect(place.heightAbove).toBeCloseTo(above.height)
      expect(place.tilesAbove).toBe(above.tiles)
      reached.set(place.column, { height: above.height + (RATIOS[index] ?? 0), tiles: above.tiles + 1 })
    })
  })

  test('the columns end where their last tiles do', () => {
    const { columns } = layMasonry(RATIOS, columnCount)
    const height = columns.reduce((sum, end) => sum + end.height, 0)
    const tiles = columns.reduce((sum, end) => sum + end.tiles, 0)
    expect(columns).toHaveLength(columnCount)
    expect(height).toBeCloseTo(RATIOS.reduce((sum, ratio) => sum + ratio, 0))
    expect(tiles).toBe(RATIOS.length)
  })

  test('the first row is filled from left to right', () => {
    const { places } = layMasonry(RATIOS, columnCount)
    expect(places.slice(0, columnCount).map((place) => place.column)).toEqual([0, 1, 2].slice(0, columnCount))
  })

  test('a later tile is never above an earlier one by more than the space below a tile', () => {
    const { places } = layMasonry(RATIOS, columnCount)
    const tops = places.map((place) => place.heightAbove + place.tilesAbove * 0.2)
    for (let index = 1; index < tops.length; index += 1) {
      expect((tops[index] ?? 0) + 0.2).toBeGreaterThanOrEqual(tops[index - 1] ?? 0)
    }
  })

  test('one tile is at the top left, and none make an empty grid', () => {
    expect(layMasonry([1.5], columnCount).places).toEqual([{ column: 0, heightAbove: 0, tilesAbove: 0 }])
    expect(layMasonry([], columnCount).places).toEqual([])
    expect(layMasonry([], columnCount).columns.every((end) => end.height === 0 && end.tiles === 0)).toBe(true)
  })
})

test('each tile is placed in the shortest column', () => {
  const { places } = layMasonry([2, 1, 1.5, 1, 1], 3)
  expect(places.map((place) => place.column)).toEqual([0, 1, 2, 1, 2])
})

test('a very tall tile keeps its column to itself, very flat ones pile up', () => {
  const { places } = layMasonry([20, ...Array.from({ length: 8 }, () => 0.05)], 3)
  expect(places.slice(1).every((place) => place.column !== 0)).toBe(true)
  expect(places.at(-1)).toEqual({ column: 2, heightAbove: expect.closeTo(0.15), tilesAbove: 3 })
})
