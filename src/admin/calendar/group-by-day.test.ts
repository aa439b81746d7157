import { expect, test } from 'vitest'
import { groupByDay, type Scheduled } from './group-by-day.ts'

const item = (id: number, at: string): Scheduled => ({
  ...{ resource: 'news', what: 'appears', id, name: `${id}`, at, isHidden: false },
})

test('what is still to come stands by day, and in a day by time', () => {
  // In Hamburg it is an hour later.
  const now = new Date('2026-11-07T11:00Z')
  const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour - 1)).toISOString()
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

test('a day is one of the agency’s, also on those on which its clocks are changed', () => {
  const now = new Date('2027-01-01T00:00Z')
  const days = groupByDay(
    [
      ...[item(1, '2027-03-27T22:59:00.000Z'), item(2, '2027-03-27T23:00:00.000Z')],
      ...[item(3, '2027-03-28T21:59:00.000Z'), item(4, '2027-03-28T22:00:00.000Z')],
      ...[item(5, '2027-10-30T22:00:00.000Z'), item(6, '2027-10-31T22:59:00.000Z')],
    ],
    now,
  )
  expect(days.map(([day, items]) => [day, items.map(({ id }) => id)])).toEqual([
    ['2027-03-27', [1]],
    ['2027-03-28', [2, 3]],
    ['2027-03-29', [4]],
    ['2027-10-31', [5, 6]],
  ])
})
