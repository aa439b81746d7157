import { expect, test } from 'vitest'
import { checkCatalogue } from './check.ts'

const SLOW_MS = 60_000

test('a small catalogue has no double and no weak work, and every work is looked at', {
  timeout: SLOW_MS,
}, async () => {
  const counted: number[] = []
  const report = await checkCatalogue(2, (done) => counted.push(done))
  expect(report.works).toBe(counted.at(-1))
  expect(report.works).toBeGreaterThanOrEqual(12)
  expect([report.weak, report.doubles]).toEqual([[], []])
  expect(report.sameArtist).toBeGreaterThan(0.5)
})
