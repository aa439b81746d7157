import { expect, test } from 'vitest'
import { endOfDay, lastDayBefore, lastDayInWords } from './dates.ts'

test.each([
  ['2026-12-24', '2026-12-24T23:00:00.000Z'],
  ['2026-12-31', '2026-12-31T23:00:00.000Z'],
  ['2026-07-31', '2026-07-31T22:00:00.000Z'],
  // Clocks go forward on that day, and back.
  ['2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-25T23:00:00.000Z'],
  ['2028-02-29', '2028-02-29T23:00:00.000Z'],
])('%s is whole, so it ends at %s', (day, end) => {
  const moment = endOfDay(day)
  expect(moment?.toISOString()).toBe(end)
  expect(lastDayBefore(moment ?? new Date())).toBe(day)
})

test.each(['', 'morgen', '2026-02-30', '2026-13-01', '2026-12-24T10:00', '0000-00-00', '99999-01-01'])(
  '%j is no day',
  (day) => {
    expect(endOfDay(day)).toBeNull()
  },
)

test('what ends with a day is said by the day, and what ends within one with the time', () => {
  const atMidnight = new Date('2026-12-24T23:00:00Z')
  expect(lastDayInWords(atMidnight, 'de')).toBe('24. Dezember 2026')
  expect(lastDayInWords(atMidnight, 'en')).toBe('24 December 2026')
  const inTheAfternoon = new Date('2026-12-24T14:30:00Z')
  expect(lastDayInWords(inTheAfternoon, 'de')).toBe('24. Dezember 2026, 15:30 Uhr')
  expect(lastDayInWords(inTheAfternoon, 'en')).toBe('24 December 2026, 15:30')
})
