import { expect, test } from 'vitest'
import { checkSchedule, publicationOf, readSchedule, stateAt, switchPublication } from './schedule.ts'

const [before, from, between, until] = [8, 9, 10, 11].map((hour) => new Date(Date.UTC(2027, 2, 3, hour)))

test.each([
  [before, from, until, 'planned'],
  [from, from, until, 'on'],
  [between, from, until, 'on'],
  [until, from, until, 'over'],
  [before, null, until, 'on'],
  [until, from, null, 'on'],
  [before, null, null, 'on'],
])('at %s what is on from %s until %s is %s', (now, start, end, state) => {
  expect(stateAt(now ?? new Date(), { from: start ?? null, until: end ?? null })).toBe(state)
})

test('times are read as forms, tables and the API have them; news begin at their date', () => {
  const iso = '2027-03-03T09:00:00.000Z'
  expect(readSchedule({ PublishedFrom: iso, PublishedUntil: until })).toEqual({ from, until })
  expect(readSchedule({ PublishedAt: from, PublishedUntil: null })).toEqual({ from, until: null })
  expect(readSchedule({ PublishedFrom: null, PublishedAt: from })).toEqual({ from: null, until: null })
  expect(readSchedule({ PublishedFrom: '2027-03-28T02:30', PublishedUntil: '' })).toEqual({
    from: null,
    until: null,
  })
  expect(readSchedule({})).toEqual({ from: null, until: null })
})

test('the end is after the beginning', () => {
  const problem = { PublishedUntil: 'before-start' }
  expect(checkSchedule({ PublishedFrom: from, PublishedUntil: from })).toEqual(problem)
  expect(checkSchedule({ PublishedFrom: until, PublishedUntil: from })).toEqual(problem)
  expect(checkSchedule({ PublishedAt: until, PublishedUntil: from })).toEqual(problem)
  expect(checkSchedule({ PublishedFrom: from, PublishedUntil: until })).toEqual({})
  expect(checkSchedule({ PublishedFrom: until, PublishedUntil: null })).toEqual({})
})

const TODAY = new Date('2026-11-30T12:00:00Z')
const [BEFORE, AFTER] = ['2026-11-29T12:00:00.000Z', '2026-12-01T12:00:00.000Z']

test.each([
  [
    'a draft stays one, whatever its dates are',
    { Hidden: true, PublishedFrom: BEFORE },
    'draft',
    { Hidden: false },
  ],
  ['a draft goes on at its date', { Hidden: true, PublishedFrom: AFTER }, 'draft', { Hidden: false }],
  [
    'a draft whose end is over loses that',
    { Hidden: true, PublishedUntil: BEFORE },
    'draft',
    { Hidden: false, PublishedUntil: null },
  ],
  [
    'what is planned goes on now',
    { Hidden: false, PublishedFrom: AFTER },
    'planned',
    { Hidden: false, PublishedFrom: null },
  ],
  [
    'news have a date of their own',
    { Hidden: false, PublishedAt: AFTER },
    'planned',
    { Hidden: false, PublishedAt: TODAY.toISOString() },
  ],
  ['what is on goes off', { Hidden: false, PublishedUntil: AFTER }, 'on', { Hidden: true }],
  [
    'what is over goes on without an end',
    { Hidden: false, PublishedUntil: BEFORE },
    'over',
    { Hidden: false, PublishedUntil: null },
  ],
])('%s', (_, record, state, change) => {
  expect(publicationOf(record, TODAY).state).toBe(state)
  expect(switchPublication(record, TODAY)).toEqual(change)
})
