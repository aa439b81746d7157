import { expect, test, vi } from 'vitest'
import { MOST_COLLECTED } from '#domain/collection/collection-model.ts'
import { collectionState, parseCollection, toggleCollected } from './collection-store.ts'

test('a saved list is parsed with its notes, and unknown fields are ignored', () => {
  const onLoss = vi.fn()
  expect(parseCollection([{ Id: 1 }, { Id: 2, Note: 'cover', Alt: 'A whale' }], onLoss)).toEqual([
    { imageId: 1, note: '' },
    { imageId: 2, note: 'cover' },
  ])
  expect(onLoss).not.toHaveBeenCalled()
})

test.each([
  ['a number', 1],
  ['no id', { Note: 'x' }],
  ['a word for an id', { Id: '3' }],
  ['a broken id', { Id: 1.5 }],
  ['an id below one', { Id: 0 }],
  ['a note of another kind', { Id: 3, Note: 7 }],
  ['null', null],
  ['one image twice', { Id: 1, Note: 'again' }],
])('of a list with %s in it the valid entries stay', (_, invalid) => {
  const onLoss = vi.fn()
  expect(parseCollection([{ Id: 1, Note: 'cover' }, invalid, { Id: 2 }], onLoss)).toEqual([
    { imageId: 1, note: 'cover' },
    { imageId: 2, note: '' },
  ])
  expect(onLoss).toHaveBeenCalledTimes(1)
})

test('of more than go in the first stay', () => {
  const onLoss = vi.fn()
  const saved = Array.from({ length: MOST_COLLECTED + 1 }, (_, at) => ({ Id: at + 1 }))
  expect(parseCollection(saved, onLoss)).toHaveLength(MOST_COLLECTED)
  expect(onLoss).toHaveBeenCalledTimes(1)
})

test.each([{ length: 1 }, undefined, 'x'])('%j is no list', (saved) => {
  expect(parseCollection(saved, vi.fn())).toBeNull()
})

test('an image is added and removed, and a full collection refuses more', () => {
  expect([toggleCollected(1), toggleCollected(2), toggleCollected(1)]).toEqual(['added', 'added', 'removed'])
  expect(collectionState.read()).toEqual([{ imageId: 2, note: '' }])
  collectionState.write(Array.from({ length: MOST_COLLECTED }, (_, at) => ({ imageId: at + 1, note: '' })))
  expect(toggleCollected(9999)).toBe('full')
  expect(toggleCollected(7)).toBe('removed')
})
