import { expect, test } from 'vitest'
import { parseTrace, readMainThread, type TraceEvent } from './trace.ts'

const ADDRESS = 'http://127.0.0.1/en'
const MAIN = { pid: 7, tid: 7 }

const OPENED = {
  ...anEvent('navigationStart', 1_000),
  ph: 'R',
  args: { data: { documentLoaderURL: ADDRESS } },
}

/** Of each event half of the time by the clock is the processor's. */
function anEvent(name: string, ts: number, dur?: number): TraceEvent {
  return { name, ph: 'X', ts, ...MAIN, ...(dur === undefined ? {} : { dur, tdur: dur / 2 }) }
}

test('a page is charged with the processor time of its tasks until the one that ends its hydration', () => {
  const read = readMainThread(
    [
      anEvent('RunTask', 0, 900),
      OPENED,
      anEvent('RunTask', 2_000, 40_000),
      anEvent('RunTask', 50_000, 20_000),
      anEvent('hydrated', 60_000),
      anEvent('RunTask', 80_000, 10_000),
      { ...anEvent('RunTask', 80_000, 90_000), tid: 8 },
    ],
    ADDRESS,
    'hydrated',
  )
  expect(read).toMatchObject({ untilHydratedMs: 30, totalMs: 35 })
})

test('a task within a task counts once', () => {
  const events = [OPENED, anEvent('RunTask', 2_000, 40_000), anEvent('RunTask', 3_000, 10_000)]
  expect(readMainThread(events, ADDRESS, 'hydrated')).toMatchObject({ totalMs: 20 })
})

test('the longest task is that after the first paint, and a page without script is never hydrated', () => {
  const read = readMainThread(
    [
      OPENED,
      anEvent('RunTask', 2_000, 90_000),
      anEvent('firstPaint', 95_000),
      anEvent('RunTask', 100_000, 8_000),
      anEvent('RunTask', 120_000, 24_000),
    ],
    ADDRESS,
    'hydrated',
  )
  expect(read).toMatchObject({ longestAfterPaintMs: 12, untilHydratedMs: null })
})

test('what V8 does for the debugger is not part of the longest task', () => {
  const task = anEvent('RunTask', 100_000, 24_000)
  const events = [
    OPENED,
    anEvent('firstPaint', 95_000),
    task,
    anEvent('V8.CollectSourcePositions', 101_000, 14_000),
  ]
  expect(readMainThread(events, ADDRESS, 'hydrated')).toMatchObject({ longestAfterPaintMs: 5, totalMs: 12 })
})

test('layout that a script forces is layout, and what is of no kind belongs to what is around it', () => {
  const read = readMainThread(
    [
      OPENED,
      anEvent('RunTask', 2_000, 40_000),
      anEvent('FunctionCall', 3_000, 30_000),
      anEvent('Layout', 4_000, 10_000),
      anEvent('AnyOther', 20_000, 4_000),
      anEvent('Paint', 34_000, 2_000),
    ],
    ADDRESS,
    'hydrated',
  )
  expect(read?.split).toEqual({ script: 10, layout: 5, paint: 1, other: 4, style: 0, parse: 0 })
})

test('a trace that has lost the page says nothing', () => {
  expect(readMainThread([OPENED], 'http://127.0.0.1/', 'hydrated')).toBeNull()
})

test('a trace is read as Chromium writes it', () => {
  const json = JSON.stringify({ traceEvents: [OPENED, { ...OPENED, args: { data: 'other' } }], metadata: {} })
  expect(parseTrace(json)[0]).toEqual(OPENED)
})
