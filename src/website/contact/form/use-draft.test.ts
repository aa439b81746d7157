import { expect, test } from 'vitest'
import { readDraft } from './use-draft.ts'

test('a draft of ours is read from the history entry, beside what the router keeps there', () => {
  const draft = [
    ['name', 'Katrin'],
    ['styles', '3'],
  ]
  expect(readDraft({ usr: null, key: 'abc', idx: 2, draft })).toEqual(draft)
})

test.each([
  null,
  undefined,
  'draft',
  {},
  { draft: null },
  { draft: 'name' },
  { draft: [['name']] },
  { draft: [['name', 1]] },
])('anything else is none: %j', (state) => {
  expect(readDraft(state)).toBeNull()
})
