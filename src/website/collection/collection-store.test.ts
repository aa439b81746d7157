import { expect, test } from 'vitest'
import { MOST_COLLECTED } from '#domain/collection/model.ts'
import { collectionState, parseCollection, toggleCollected } from './collection-store.ts'

test('a saved list is parsed with its notes, and unknown fields are ignored', () => {
  expect(parseCollection([{ Id: 1 }, { Id: 2, Note: 'cover', Alt: 'A whale' }])).toEqual([
    { imageId: 1, note: '' },
    { imageId: 2, note: 'cover' },
  ])
})

test.each([
  ['no list', { length: 1 }],
  ['undefined', undefined],
  ['a number', [1]],
  ['no id', [{ Note: 'x' }]],
  ['a word for an id', [{ Id: '1' }]],
  ['a broken id', [{ Id: 1.5 }]],
  ['an id below one', [{ Id: 0 }]],
  ['a note of another kind', [{ Id: 1, Note: 7 }]],
  ['null among them', [{ Id: 1 }, null]],
  ['one image twice', [{ Id: 1 }, { Id: 1 }]],
  ['more than go in', Array.from({ length: MOST_COLLECTED + 1 }, (_, at) => ({ Id: at + 1 }))],
])('%s is corrupt', (_, saved) => {
  expect(parseCollection(saved)).toBeNull()
})

test('an image is added and removed, and a full collection refuses more', () => {
  expect([toggleCollected(1), toggleCollected(2), toggleCollected(1)]).toEqual(['added', 'added', 'removed'])
  expect(collectionState.read()).toEqual([{ imageId: 2, note: '' }])
  collectionState.write(Array.from({ length: MOST_COLLECTED }, (_, at) => ({ imageId: at + 1, note: '' })))
  expect(toggleCollected(9999)).toBe('full')
  expect(toggleCollected(7)).toBe('removed')
})
