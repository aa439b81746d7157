import { expect, test } from 'vitest'
import { LONGEST_FILLING_MS, openFormTimes, SHORTEST_FILLING_MS } from './form-times.ts'

const OPENED = new Date('2026-03-01T20:00:00Z')
const times = openFormTimes('a key')
const stamp = times.stamp(OPENED)

test.each([
  ['at once', 0, false],
  ['a moment too early', SHORTEST_FILLING_MS - 1, false],
  ['after some seconds', SHORTEST_FILLING_MS, true],
  ['the next morning', 12 * 60 * 60 * 1000, true],
  ['after more than a day', LONGEST_FILLING_MS + 1, false],
  ['before it was opened', -60_000, false],
])('a form that is sent %s', (_, sinceMs, isAccepted) => {
  expect(times.accepts(stamp, new Date(OPENED.getTime() + sinceMs))).toBe(isAccepted)
})

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['only a time, as forms had it before', String(OPENED.getTime())],
  ['a list', [stamp, stamp]],
  ['one of another installation', openFormTimes('another key').stamp(OPENED)],
  ['another time under the same signature', `k${stamp.slice(1)}`],
  ['a cut signature', stamp.slice(0, -1)],
  ['a signature of other letters', `${stamp.slice(0, -1)}ü`],
])('no stamp of ours: %s', (_, value) => {
  expect(times.accepts(value, new Date(OPENED.getTime() + 60_000))).toBe(false)
})
