import { describe, expect, test } from 'vitest'
import {
  type Collection,
  cleanNote,
  hasImage,
  LONGEST_NOTE,
  MOST_COLLECTED,
  withAll,
  withBack,
  withImage,
  withImageMoved,
  withNote,
  withoutImage,
  withoutImages,
} from './collection-model.ts'

const of = (...ids: number[]): Collection => ids.map((imageId) => ({ imageId, note: '' }))
const idsIn = (collection: Collection) => collection.map(({ imageId }) => imageId)

test('an image is added once, after the others', () => {
  const collection = withImage(of(1, 2), 3)
  expect(idsIn(collection)).toEqual([1, 2, 3])
  expect(withImage(collection, 2)).toBe(collection)
})

test('images beyond the limit are not added, and none is removed', () => {
  const full = of(...Array.from({ length: MOST_COLLECTED }, (_, at) => at + 1))
  expect(withImage(full, 9999)).toBe(full)
  expect(withAll(full, of(9999))).toHaveLength(MOST_COLLECTED)
  expect(hasImage(withAll(full, of(9999)), 9999)).toBe(false)
})

test('an image is removed; an unknown one changes nothing', () => {
  expect(idsIn(withoutImage(of(1, 2, 3), 2))).toEqual([1, 3])
  expect(idsIn(withoutImage(of(1), 7))).toEqual([1])
})

test('several images are removed at once', () => {
  expect(idsIn(withoutImages(of(1, 2, 3, 4), new Set([2, 4, 9])))).toEqual([1, 3])
})

describe('undoing a removal', () => {
  test.each([
    ['the first', of(2, 3), [1, 2, 3]],
    ['one between others', of(1, 3), [1, 2, 3]],
    ['all', of(), [1, 2, 3]],
    ['one, after another was added', of(1, 3, 7), [1, 2, 3, 7]],
    ['one, after the others were moved', of(3, 1), [3, 2, 1]],
  ])('%s', (_, now, expected) => {
    expect(idsIn(withBack(now, of(1, 2, 3)))).toEqual(expected)
  })

  test('keeps notes that were written since', () => {
    const now = withNote(of(1), 1, 'cover')
    expect(withBack(now, of(1, 2))[0]?.note).toBe('cover')
  })

  test('does not exceed the limit', () => {
    const full = of(...Array.from({ length: MOST_COLLECTED }, (_, at) => at + 1))
    expect(withBack(full, of(9999))).toHaveLength(MOST_COLLECTED)
  })
})

describe('moving', () => {
  test.each([
    [1, 2, [2, 3, 1]],
    [3, 0, [3, 1, 2]],
    [2, 1, [1, 2, 3]],
    [1, 99, [2, 3, 1]],
    [8, 0, [1, 2, 3]],
  ])('%i to %i', (id, to, expected) => {
    expect(idsIn(withImageMoved(of(1, 2, 3), id, to))).toEqual(expected)
  })
})

test('merging appends new images and keeps own notes', () => {
  const collection = withNote(of(1, 2), 2, 'mine')
  const taken = withAll(collection, [{ imageId: 2, note: 'theirs' }, ...of(5)])
  expect(taken).toEqual([
    { imageId: 1, note: '' },
    { imageId: 2, note: 'mine' },
    { imageId: 5, note: '' },
  ])
})

test('a note keeps line breaks and every script, loses control characters and is cut at its longest', () => {
  expect(cleanNote('für\nSeite 4 \u0000\u001b[31mрусский 🐋\r')).toBe('für\nSeite 4 [31mрусский 🐋')
  expect(cleanNote('a'.repeat(LONGEST_NOTE + 1))).toHaveLength(LONGEST_NOTE)
  expect(cleanNote(`${'a'.repeat(LONGEST_NOTE - 1)}🐋`)).toHaveLength(LONGEST_NOTE - 1)
  expect(cleanNote('a\udc0bb')).toBe('ab')
})
