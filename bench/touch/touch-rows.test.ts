import { expect, test } from 'vitest'
import { PAGE_NAMES } from './plan.ts'
import type { Tap } from './taps.ts'
import { touchRows } from './touch-rows.ts'
import type { MainThread } from './trace.ts'

const VISIT: MainThread = {
  untilHydratedMs: 200,
  totalMs: 300,
  longestAfterPaintMs: 13,
  split: { script: 100, style: 20, layout: 30, paint: 40, parse: 10, other: 100 },
}

const NEXT_PAGE = [
  { slowed: 1, milliseconds: 200 },
  { slowed: 4, milliseconds: 900 },
]

const UNTOUCHED = { banner: 2_000, heroes: 3_000, staff: null }

function aTap(tap: Partial<Tap>): Tap {
  return {
    page: 'home',
    address: '/en',
    control: 'menu',
    momentMs: 1_000,
    answeredMs: 100,
    eventMs: 96,
    isKept: null,
    lateMs: 5,
    ...tap,
  }
}

function rowsOf(taps: Tap[]) {
  const page = { withScript: [VISIT], withoutScript: [{ ...VISIT, untilHydratedMs: null }] }
  const pages = { home: page, portfolio: page, gallery: page, search: page, news: page }
  return touchRows({ taps, session: [16, 40], pages, nextPage: NEXT_PAGE, untouched: [UNTOUCHED] })
}

function find(taps: Tap[], start: string) {
  return rowsOf(taps).find(({ what }) => what.startsWith(start))
}

test('menu, search and tile are judged together, by their slowest but one in twenty', () => {
  const taps = [
    aTap({}),
    aTap({ control: 'tile', answeredMs: 210 }),
    aTap({ momentMs: 500, answeredMs: 900 }),
  ]
  const row = find(taps, 'tap on menu, search, tile 1 s')
  expect(row).toMatchObject({ ours: '210 ms', wanted: '<= 150 ms', met: false })
})

test('a lost tap is named, and counts as one that waits until it is given up', () => {
  const taps = [aTap({}), aTap({ control: 'search', answeredMs: null })]
  expect(find(taps, 'taps without')).toMatchObject({ ours: '1 of 2', met: false })
  expect(find(taps, 'taps without')?.what).toContain('search on home')
  expect(find(taps, 'tap on menu, search, tile 1 s')?.ours).toBe('10,000 ms')
})

test('what was collected must be kept', () => {
  const kept = aTap({ control: 'plus', isKept: true })
  expect(find([kept], 'tap on plus: kept')).toMatchObject({ ours: '1 of 1', met: true })
  expect(find([kept, { ...kept, isKept: false }], 'tap on plus: kept')).toMatchObject({ met: false })
})

test('each page has its main thread beside the page without script', () => {
  const rows = rowsOf([aTap({})])
  for (const name of PAGE_NAMES) {
    const [until, total, longest] = rows.filter(({ what }) => what.startsWith(`${name}:`))
    expect(until).toMatchObject({ ours: '200 ms', met: false })
    expect(total).toMatchObject({ ours: '300 ms', reference: 'without script 300 ms', met: null })
    expect(longest).toMatchObject({ ours: '13 ms', met: false })
  }
})

test('the next page is judged by its median, slowed and not', () => {
  const rows = rowsOf([aTap({})]).filter(({ what }) => what.startsWith('next page'))
  expect(rows.map(({ ours, met }) => [ours, met])).toEqual([
    ['200 ms', true],
    ['900 ms', false],
  ])
})

test('what never comes for somebody who touches nothing is judged as late', () => {
  expect(find([aTap({})], 'home, nothing touched: past heroes')).toMatchObject({
    ours: '3,000 ms',
    met: true,
  })
  expect(find([aTap({})], 'home, nothing touched: staff')).toMatchObject({ met: false })
})

test('where nothing was measured nothing is judged', () => {
  expect(find([aTap({})], 'tap on plus 4 s')).toMatchObject({ ours: 'none', met: null })
})
