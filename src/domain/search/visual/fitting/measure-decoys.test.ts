import { expect, test } from 'vitest'
import { COLOUR_BINS } from '#domain/search/visual/colours.ts'
import { measureDecoys } from './fit-projection.ts'
import type { FeatureRows, FitSample } from './fit-sample.ts'
import { plainProjection } from './projection.ts'

const LENGTH = 6
const PLAIN = plainProjection('test', LENGTH, LENGTH)

/** Rows that point along these axes, a little away from them. */
function rowsAlong(axes: readonly number[], away = 0): FeatureRows {
  const values = axes.flatMap((axis, row) =>
    Array.from({ length: LENGTH }, (_, at) => (at === axis ? 1 : away * Math.abs(Math.sin(row * 7 + at)))),
  )
  const matrix = { values: Float32Array.from(values), columns: LENGTH }
  const colours = new Float32Array(axes.length * COLOUR_BINS.length)
  return { content: matrix, style: matrix, colours: { values: colours, columns: COLOUR_BINS.length } }
}

function aSample(
  decoys: { axes: number[]; kinds: string[]; away?: number },
  copies: { axes: number[]; away: number } = { axes: [0, 1, 2], away: 0.2 },
): FitSample {
  return {
    ...rowsAlong([0, 1, 2]),
    embedder: 'test',
    artists: ['a', 'b', 'c'],
    copies: { ...rowsAlong(copies.axes, copies.away), of: copies.axes },
    decoys: { ...rowsAlong(decoys.axes, decoys.away), kinds: decoys.kinds },
  }
}

test('where works and decoys have nothing in common, nothing is taken for the other', () => {
  const strangers = measureDecoys(PLAIN, aSample({ axes: [3, 4], kinds: ['noise/grey', 'charts/bars'] }))
  expect(strangers).toMatchObject({ falseNear: 0, falseNothing: 0 })
  expect(strangers?.content.length).toBe(2 * LENGTH)
})

test('a decoy that looks like a work counts as called near, since no other group resembles it', () => {
  const strangers = measureDecoys(PLAIN, aSample({ axes: [0, 4], kinds: ['textures/wood', 'charts/bars'] }))
  expect(strangers?.falseNear).toBe(0.5)
})

test('decoys of the same group do not speak for each other', () => {
  const alike = measureDecoys(PLAIN, aSample({ axes: [0, 0], kinds: ['textures/wood', 'textures/sky'] }))
  const others = measureDecoys(PLAIN, aSample({ axes: [0, 0], kinds: ['textures/wood', 'rooms/office'] }))
  expect([alike?.falseNear, others?.falseNear]).toEqual([1, 0])
})

test('copies that are like nothing any more are told', () => {
  const strangers = measureDecoys(
    PLAIN,
    aSample({ axes: [3, 4], kinds: ['noise/grey', 'charts/bars'] }, { axes: [5, 5, 0], away: 0 }),
  )
  expect(strangers?.falseNothing).toBeCloseTo(2 / 3)
})

test('without decoys nothing is measured', () => {
  expect(measureDecoys(PLAIN, aSample({ axes: [], kinds: [] }))).toBeNull()
})
