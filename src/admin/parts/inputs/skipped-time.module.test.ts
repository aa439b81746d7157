// In a process of its own, so that the time zone can be set.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSkippedTime, toIso } from './when.ts'

const usual = process.env.TZ

beforeAll(() => {
  process.env.TZ = 'Europe/Berlin'
})
afterAll(() => {
  if (usual === undefined) delete process.env.TZ
  else process.env.TZ = usual
})

test.each(['2027-03-28T02:00', '2027-03-28T02:30', '2027-03-28T02:59'])(
  '%s is skipped, and stays',
  (typed) => {
    expect([isSkippedTime(typed), toIso(typed)]).toEqual([true, typed])
  },
)

test.each([
  ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['2027-10-31T01:59', '2027-10-30T23:59:00.000Z'],
  // The first of the two.
  ['2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
  ['2027-10-31T03:00', '2027-10-31T02:00:00.000Z'],
])('%s is %s', (typed, iso) => {
  expect([isSkippedTime(typed), toIso(typed), isSkippedTime(iso)]).toEqual([false, iso, false])
})
