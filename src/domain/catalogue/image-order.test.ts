import { expect, test } from 'vitest'
import { oneOfEachArtist, pageAfter, parseCursor, shuffled } from './image-order.ts'

const numbers = Array.from({ length: 1_000 }, (_, at) => ({ id: at + 1 }))
const idsOf = (items: { id: number }[]) => items.map(({ id }) => id)

test('a shuffle has every item once, differs from the next one, and is reproducible', () => {
  expect(idsOf(shuffled(numbers, 3)).toSorted((one, other) => one - other)).toEqual(idsOf(numbers))
  expect(shuffled(numbers, 3)).toEqual(shuffled(numbers, 3))
  expect(idsOf(shuffled(numbers, 3))).not.toEqual(idsOf(shuffled(numbers, 4)))
})

test('the positions of an item over all shuffles are spread evenly', () => {
  const places = Array.from({ length: 32 }, (_, seed) =>
    shuffled(numbers, seed).findIndex(({ id }) => id === 1),
  )
  expect(Math.min(...places)).toBeLessThan(250)
  expect(Math.max(...places)).toBeGreaterThan(750)
})

test('adding or removing an item keeps the order of the others', () => {
  const without = numbers.filter(({ id }) => id !== 500)
  expect(idsOf(shuffled(without, 7))).toEqual(idsOf(shuffled(numbers, 7)).filter((id) => id !== 500))
})

test('of each artist there is the first image, up to the limit', () => {
  const images = [7, 7, 8, 7, 9].map((artistId, at) => ({ id: at + 1, artistId }))
  expect(idsOf(oneOfEachArtist(images, 10))).toEqual([1, 3, 5])
  expect(idsOf(oneOfEachArtist(images, 2))).toEqual([1, 3])
})

test('the next page begins after the last shown item, whatever was added or removed before it', () => {
  const first = pageAfter(numbers, null, 10, 0)
  const cursor = parseCursor(first.next ?? '')
  const earlierGone = numbers.slice(3)
  expect(idsOf(pageAfter(earlierGone, cursor, 2, 0).items)).toEqual([11, 12])
  const lastShownGone = numbers.filter(({ id }) => id !== 10)
  expect(idsOf(pageAfter(lastShownGone, cursor, 1, 0).items)).toEqual([12])
})

test('the last page has no next, not even when it is full', () => {
  expect(pageAfter(numbers.slice(0, 10), null, 10, 0).next).toBeNull()
  expect(pageAfter([], null, 10, 0)).toEqual({ items: [], next: null })
})

test.each(['', 'x', '1-2', '-1-2-3', '1-2-3-4', '1e3-2-3', '9999-1-1', ' 1-2-3'])(
  '"%s" is not a cursor',
  (text) => {
    expect(parseCursor(text)).toBeNull()
  },
)
