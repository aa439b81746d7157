import { expect, test } from 'vitest'
import { listArtistDays } from './artist-days.ts'

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
