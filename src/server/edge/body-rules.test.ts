import { describe, expect, test } from 'vitest'
import { BODY_RULES, creditAfter } from './admit.ts'

/** Seconds until a sender is cut off who sends so many bytes in each of them; null for never within the hour. */
function cutOffAfter(bytesIn: (second: number) => number): number | null {
  let state = { network: '', isPicture: true, credit: BODY_RULES.graceMs, bytes: 0, at: 0 }
  for (let second = 1; second <= 3_600; second++) {
    const now = { bytes: state.bytes + bytesIn(second), at: second * 1000, isReadSlowly: false }
    state = { ...state, ...now, credit: creditAfter(BODY_RULES, state, now) }
    if (state.credit < 0) return second
  }
  return null
}

describe('a body', () => {
  test.each<[string, (second: number) => number, number | null]>([
    ['of which nothing comes is cut off after the grace', () => 0, 11],
    ['of single letters is cut off no later', () => 1, 11],
    ['that begins fast and stops is given its longest pause', (second) => (second < 60 ? 100_000 : 0), 90],
    ['at half the speed is cut off', () => 4_000, 21],
    ['as slow as it may be is never cut off', () => 8_000, null],
    [
      'of a telephone that loses its network for 15 s each minute is never cut off',
      (second) => (second % 60 < 15 && second > 59 ? 0 : 12_000),
      null,
    ],
  ])('%s', (_, bytesIn, seconds) => {
    expect(cutOffAfter(bytesIn)).toBe(seconds)
  })

  test('that is read slowly by the server is not charged', () => {
    const state = { network: '', isPicture: true, credit: 100, bytes: 0, at: 0 }
    expect(creditAfter(BODY_RULES, state, { bytes: 0, at: 60_000, isReadSlowly: true })).toBe(100)
  })
})
