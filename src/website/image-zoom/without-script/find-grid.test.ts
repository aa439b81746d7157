import { expect, test } from 'vitest'
import { findGrid } from './find-grid.ts'

const GRID = [{ id: 3, alt: 'Ein Wal' }, { id: 7 }]

test('the grid is found wherever a page keeps its tiles', () => {
  expect(findGrid({ head: { data: [] }, home: { tiles: GRID } })).toEqual(GRID)
  expect(findGrid({ works: { tiles: GRID, total: 2 } })).toEqual(GRID)
  expect(findGrid({ view: { works: { tiles: GRID } } })).toEqual(GRID)
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
    expect(findGrid(data)).toEqual([])
})
