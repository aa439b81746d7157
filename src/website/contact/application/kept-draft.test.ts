import { expect, test } from 'vitest'
import { DAY_MS } from '#platform/durations.ts'
import { KEPT_DAYS, parseDraft } from './kept-draft.ts'

const NOW = new Date('2026-03-31T10:00:00Z')
const daysAgo = (days: number) => NOW.getTime() - days * DAY_MS
const draft = (differences: object = {}) =>
  JSON.stringify({
    savedAt: daysAgo(1),
    entries: [['name', 'Katrin']],
    fileNames: ['wal.jpg'],
    ...differences,
  })

test('a draft comes back with its day and the names of its files', () => {
  expect(parseDraft(draft(), NOW)).toEqual({
    savedAt: new Date(daysAgo(1)),
    entries: [['name', 'Katrin']],
    fileNames: ['wal.jpg'],
  })
})

test(`a draft is gone after ${KEPT_DAYS} days`, () => {
  expect(parseDraft(draft({ savedAt: daysAgo(KEPT_DAYS) }), NOW)).not.toBeNull()
  expect(parseDraft(draft({ savedAt: daysAgo(KEPT_DAYS) - 1 }), NOW)).toBeNull()
})

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  draft({ savedAt: 'x' }),
  draft({ entries: [['a']] }),
  draft({ fileNames: [7] }),
])('anything else is no draft: %s', (text) => {
  expect(parseDraft(text, NOW)).toBeNull()
})
