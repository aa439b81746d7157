import { expect, test } from 'vitest'
import { describeTimeLeft, openPace } from './time-left.ts'

test('what is left takes as long for each as what was done since the beginning', () => {
  let now = 5_000
  const pace = openPace(() => now, 20)
  expect(pace(20, 100)).toBeNull()
  now += 10_000
  expect(pace(30, 100)).toBe(70_000)
  expect(pace(100, 100)).toBe(0)
})

test.each([
  [70_000, '; about 1 min left'],
  [1_200, '; about 2 s left'],
  [0, ''],
  [-1, ''],
  [null, ''],
])('%s ms are told as "%s"', (milliseconds, text) => {
  expect(describeTimeLeft(milliseconds)).toBe(text)
})
