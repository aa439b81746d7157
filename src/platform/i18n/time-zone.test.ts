import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#platform/durations.ts'
import { isTimeZone, momentsAt, toLocalTime } from './time-zone.ts'

/** Local time, zone, and the moments at which clocks show it. */
test.each([
  ['2027-03-28T01:59', 'Europe/Berlin', ['2027-03-28T00:59:00.000Z']],
  ['2027-03-28T02:00', 'Europe/Berlin', []],
  ['2027-03-28T02:30', 'Europe/Berlin', []],
  ['2027-03-28T02:59', 'Europe/Berlin', []],
  ['2027-03-28T03:00', 'Europe/Berlin', ['2027-03-28T01:00:00.000Z']],
  ['2027-10-31T01:59', 'Europe/Berlin', ['2027-10-30T23:59:00.000Z']],
  ['2027-10-31T02:30', 'Europe/Berlin', ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']],
  ['2027-10-31T03:00', 'Europe/Berlin', ['2027-10-31T02:00:00.000Z']],
  ['2027-03-14T02:30', 'America/New_York', []],
  ['2027-11-07T01:30', 'America/New_York', ['2027-11-07T05:30:00.000Z', '2027-11-07T06:30:00.000Z']],
  // Half an hour forwards and back.
  ['2027-10-03T02:15', 'Australia/Lord_Howe', []],
  ['2027-04-04T01:45', 'Australia/Lord_Howe', ['2027-04-03T14:45:00.000Z', '2027-04-03T15:15:00.000Z']],
  // Never changes, and is not a whole hour from UTC.
  ['2027-03-28T02:30', 'Asia/Kathmandu', ['2027-03-27T20:45:00.000Z']],
  // A whole day was left out.
  ['2011-12-30T12:00', 'Pacific/Apia', []],
  ['2027-01-01T00:00', 'Pacific/Kiritimati', ['2026-12-31T10:00:00.000Z']],
  ['gestern', 'Europe/Berlin', []],
  ['', 'Europe/Berlin', []],
])('clocks show %s in %s at %j', (localTime, zone, moments) => {
  expect(momentsAt(localTime, zone).map((moment) => moment.toISOString())).toEqual(moments)
})

test.each([
  ['Europe/Berlin', '2027-03-28'],
  ['Europe/Berlin', '2027-10-31'],
  ['America/St_Johns', '2027-11-07'],
  ['Australia/Lord_Howe', '2027-04-03'],
])('clocks in %s: every quarter of an hour around %s is found again by what they show then', (zone, day) => {
  const noon = Date.parse(`${day}T12:00Z`)
  for (let moment = noon - DAY_MS; moment < noon + DAY_MS; moment += 15 * MINUTE_MS)
    expect(momentsAt(toLocalTime(new Date(moment), zone), zone).map(Number)).toContain(moment)
})

test('midnight is the beginning of a day', () => {
  expect(toLocalTime(new Date('2027-01-01T23:00:00Z'), 'Europe/Berlin')).toBe('2027-01-02T00:00')
})

test.each([
  ['Europe/Berlin', true],
  ['+02:00', false],
  ['Europe/Atlantis', false],
])('whether %s is a zone: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is)
})
