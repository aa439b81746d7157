import { expect, test } from 'vitest'
import { groupByDay, type Scheduled } from './group-by-day.ts'

const item = (id: number, at: string): Scheduled => ({
  ...{ resource: 'news', what: 'appears', id, name: `${id}`, at, isHidden: false },
})

test('what is still to come stands by day, and in a day by time', () => {
  const now = new Date(2026, 10, 7, 12)
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
  const days = groupByDay(
    [
      ...[item(1, at(9, 18)), item(2, at(9, 8)), item(3, at(7, 11)), item(4, at(7, 13))],
      ...[item(5, '2026-11-07'), item(6, '2026-11-06'), item(7, '2027-01-01')],
    ],
    now,
  )
  expect(days.map(([day, items]) => [day, items.map(({ id }) => id)])).toEqual([
    ['2026-11-07', [5, 4]],
    ['2026-11-09', [2, 1]],
    ['2027-01-01', [7]],
  ])
})
