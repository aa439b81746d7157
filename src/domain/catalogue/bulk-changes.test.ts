import { expect, test } from 'vitest'
import { toBulkChanges } from './bulk-changes.ts'

test('only filled-in fields are changed', () => {
  const changes = toBulkChanges({
    AddGalleries: [3],
    RemoveGalleries: [],
    AddKeywordsDe: ' Wal, ,Meer, ',
    AddKeywordsEn: ' , ',
  })
  expect(changes).toEqual({ AddGalleries: [3], AddKeywordsDe: ['Wal', 'Meer'] })
})

test.each([
  ['hide', { Hidden: true }],
  ['show', { Hidden: false }],
] as const)('images are set to %s', (Hidden, changes) => {
  expect(toBulkChanges({ Hidden })).toEqual(changes)
})

test('an empty form changes nothing', () => {
  expect(toBulkChanges({ Hidden: 'keep', AddKeywordsDe: '' })).toBeNull()
  expect(toBulkChanges({})).toBeNull()
})

test('when images are shown is changed by both times, empty ones too, and only when asked for', () => {
  const times = { PublishedFrom: '2031-05-01T07:30:00.000Z' }
  const none = { PublishedFrom: null, PublishedUntil: null }
  expect(toBulkChanges({ ...times, Schedule: true })).toEqual({ ...none, ...times })
  expect(toBulkChanges({ Schedule: true })).toEqual(none)
  expect(toBulkChanges({ ...times, Schedule: false })).toBeNull()
})
