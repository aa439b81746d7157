import { afterAll, beforeAll, expect, test } from 'vitest'
import { agencyDay } from '#site/dates.ts'
import { isSkippedTime, isTwice, momentInWords, toIso, toTyped } from './agency-time.ts'

// A process of its own has its own time zone: colleagues in New York enter the agency's time.

const usual = process.env.TZ

beforeAll(() => {
  process.env.TZ = 'America/New_York'
})
afterAll(() => {
  if (usual === undefined) delete process.env.TZ
  else process.env.TZ = usual
})

test.each(['2027-03-28T02:00', '2027-03-28T02:30', '2027-03-28T02:59'])(
  '%s is skipped, and stays for the form to say so',
  (typed) => {
    expect([toIso(typed), isSkippedTime(toIso(typed)), toTyped(typed)]).toEqual([typed, true, typed])
  },
)

test.each([
  ['2026-11-07T09:30', '2026-11-07T08:30:00.000Z', false],
  // Skipped in New York, not by the agency's clocks.
  ['2027-03-14T02:30', '2027-03-14T01:30:00.000Z', false],
  ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z', false],
  ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z', false],
  ['2027-10-31T01:59', '2027-10-30T23:59:00.000Z', false],
  ['2027-10-31T02:30', '2027-10-31T00:30:00.000Z', true],
  ['2027-10-31T03:00', '2027-10-31T02:00:00.000Z', false],
])('%s is %s; twice: %s', (typed, iso, twice) => {
  expect([toIso(typed), toTyped(iso), isSkippedTime(iso), isTwice(iso)]).toEqual([iso, typed, false, twice])
})

test('the second of two equal hours is shown as it is stored', () => {
  const second = '2027-10-31T01:30:00.000Z'
  expect([toTyped(second), isTwice(second)]).toEqual(['2027-10-31T02:30', true])
})

test.each(['', 'gestern', '2026-13-01T00:00', '12026-01-01T00:00'])('%j is no moment', (typed) => {
  expect([toIso(typed), isTwice(typed), isSkippedTime(toIso(typed))]).toEqual([null, false, false])
})

test('a field without a moment is empty', () => {
  expect([null, undefined, '', 7].map(toTyped)).toEqual(['', '', '', ''])
})

test('late in the evening in New York it is already tomorrow at the agency', () => {
  expect(agencyDay(new Date('2026-11-07T23:30:00Z'))).toBe('2026-11-08')
})

test.each([
  ['2024-06-25', '25.06.2024'],
  ['2024-06-25T00:00:00.000Z', '25.06.2024'],
  ['2024-06-25T12:30:00.000Z', '25.06.2024, 08:30'],
  ['bald', ''],
])('%s is shown as %s, a day without a time', (iso, shown) => {
  expect(momentInWords(iso, 'de-DE')).toBe(shown)
})
