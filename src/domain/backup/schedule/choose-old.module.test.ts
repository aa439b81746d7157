import { expect, test } from 'vitest'
import { DAY_MS } from '#platform/durations.ts'
import { chooseOld, scheduledName } from './scheduled-backups.server.ts'

const TODAY = Date.parse('2026-11-23')
const daysAgo = (days: number) => scheduledName(new Date(TODAY - days * DAY_MS))

test('day after day, seven daily and four weekly backups are kept', () => {
  let kept: string[] = []
  for (let days = 100; days >= 0; days--) {
    const all = [...kept, daysAgo(days)]
    const old = new Set(chooseOld(all))
    kept = all.filter((name) => !old.has(name))
  }
  expect(kept.slice(-7)).toEqual([6, 5, 4, 3, 2, 1, 0].map(daysAgo))
  // The last of each week, which is not over for the newest of them.
  expect(kept.slice(0, -7)).toEqual(
    ['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-16'].map((day) => `zeichner-${day}.tar.gz`),
  )
})

test('what was not written by the schedule is never chosen', () => {
  const others = Array.from({ length: 30 }, (_, number) => `before-upgrade-${number}.tar.gz`)
  expect(chooseOld(others)).toEqual([])
})
