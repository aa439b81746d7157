import { expect, test } from 'vitest'
import { findGrid } from './enlarged-picture.tsx'

const GRID = [{ id: 3, alt: 'Ein Wal' }, { id: 7 }]

test('the grid is found wherever a page keeps its tiles', () => {
  expect(findGrid({ head: { data: [] }, home: { tiles: GRID } })).toEqual({ images: GRID, isShuffled: false })
  expect(findGrid({ works: { tiles: GRID, total: 2 } })).toEqual({ images: GRID, isShuffled: false })
  expect(findGrid({ view: { works: { tiles: GRID } } })).toEqual({ images: GRID, isShuffled: false })
})

test('a page without tiles has none', () => {
  for (const data of [
    undefined,
    null,
    'tiles',
    { tiles: [] },
    { tiles: [{ id: 'x' }] },
    { works: { tiles: 3 } },
  ])
    expect(findGrid(data).images).toEqual([])
})

test('images in random order are told from others', () => {
  expect(findGrid({ tiles: GRID, order: 'random' })).toEqual({ images: GRID, isShuffled: true })
  expect(findGrid({ tiles: GRID, order: 'alpha' })).toEqual({ images: GRID, isShuffled: false })
})
