import { expect, test } from 'vitest'
import { groupByDay, listArtistDays, listPlannedMoments, type Scheduled } from './scheduled-days.ts'

const item = (id: number, at: string): Scheduled => ({
  ...{ resource: 'news', what: 'appears', id, name: `${id}`, at, isHidden: false },
})

test('what is still to come stands by day, and in a day by time', () => {
  // The time in Hamburg is an hour later.
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

const NOW = new Date('2026-11-23T10:00:00Z')
const ida = (changes: Record<string, unknown>) => ({
  ...{ Id: 7, Name: 'Ida Probe', AvailableFrom: '2027-03-01', Hidden: false },
  ...changes,
})
const daysOf = (record: Record<string, unknown>) =>
  listArtistDays(record, NOW).map(({ what, at }) => [what, at])

test('an artist stands on the day they are free, and 60 days after somebody last confirmed it', () => {
  expect(listArtistDays(ida({ AvailabilityConfirmedAt: '2026-11-01T09:00:00.000Z' }), NOW)).toEqual([
    { resource: 'artists', what: 'is_free', id: 7, name: 'Ida Probe', at: '2027-03-01', isHidden: false },
    {
      ...{ resource: 'artists', what: 'fades', id: 7, name: 'Ida Probe', isHidden: false },
      at: '2026-12-31T09:00:00.000Z',
    },
  ])
})

test('what has faded, or was never confirmed, fades on no day', () => {
  const onlyFree = [['is_free', '2027-03-01']]
  expect(daysOf(ida({ AvailabilityConfirmedAt: '2026-09-01T09:00:00.000Z' }))).toEqual(onlyFree)
  expect(daysOf(ida({ AvailabilityConfirmedAt: null }))).toEqual(onlyFree)
  expect(daysOf(ida({ AvailableFrom: null }))).toEqual([])
})

const momentsOf = (...[resource, record]: Parameters<typeof listPlannedMoments>) =>
  listPlannedMoments(resource, { Id: 7, Hidden: false, ...record }).map(({ what, at, name }) => [
    what,
    at,
    name,
  ])
const [from, until] = ['2027-03-01T08:00:00.000Z', '2027-04-01T07:00:00.000Z']

test('a record stands at the moments at which it goes on and off', () => {
  const times = { PublishedFrom: from, PublishedUntil: until }
  expect(listPlannedMoments('images', { Id: 7, TitleDe: 'Wal', Hidden: true, ...times })).toEqual([
    { resource: 'images', what: 'appears', id: 7, name: 'Wal', at: from, isHidden: true },
    { resource: 'images', what: 'disappears', id: 7, name: 'Wal', at: until, isHidden: true },
  ])
  expect(momentsOf('artists', { Name: 'Ida', PublishedFrom: null, PublishedUntil: until })).toEqual([
    ['disappears', until, 'Ida'],
  ])
  expect(momentsOf('heroes', { Title: 'Meer', PublishedFrom: null, PublishedUntil: null })).toEqual([])
})

test('news go on at their date, by the name that they have', () => {
  expect(momentsOf('news', { TitleDe: '', TitleEn: 'New', PublishedAt: from, PublishedUntil: null })).toEqual(
    [['appears', from, 'New']],
  )
})
