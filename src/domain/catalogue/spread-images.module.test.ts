import { expect, test } from 'vitest'
import { aWork } from '#tests/works.ts'
import { type LooksAlike, listOneOfEachArtist, spreadImages, spreadInOrder } from './spread-images.ts'

const nothingAlike: LooksAlike = () => false
const idsOf = (images: readonly { id: number }[]) => images.map(({ id }) => id)

/** By artists 1, 1, 2, 2. */
const works = [1, 1, 2, 2].map((artistId, at) => aWork({ id: at + 1, artistId }))

test('no artist comes twice in a row', () => {
  expect(idsOf(spreadImages(works, nothingAlike))).toEqual([1, 3, 2, 4])
})

test('works that look alike or are of one scene are not side by side', () => {
  const list = [1, 2, 3, 4].map((artistId) => aWork({ id: artistId, artistId }))
  const looksAlike: LooksAlike = (one, other) => one + other === 3
  expect(idsOf(spreadImages(list, looksAlike))).toEqual([1, 3, 2, 4])
  const named = list.map((work) => (work.id < 3 ? { ...work, altDe: 'Ein Wal' } : work))
  expect(idsOf(spreadImages(named, nothingAlike))).toEqual([1, 3, 2, 4])
})

test('a list is spread once as long as what looks alike stays the same', () => {
  const spread = spreadImages(works, nothingAlike)
  expect(spreadImages(works, nothingAlike)).toBe(spread)
  expect(spreadImages(works, () => false)).not.toBe(spread)
})

test.each(['new', 'alpha'] as const)('an order that somebody asked for stays (%s)', (order) => {
  expect(spreadInOrder(works, order, nothingAlike)).toBe(works)
})

test.each([null, 'random'] as const)('the own order of a list and chance are spread (%s)', (order) => {
  expect(idsOf(spreadInOrder(works, order, nothingAlike))).toEqual([1, 3, 2, 4])
})

test('of each artist the first work is chosen, then those are spread', () => {
  const many = Array.from({ length: 12 }, (_, at) =>
    aWork({ id: at + 1, artistId: Math.floor(at / 2), altDe: at < 8 ? 'Ein Wal' : '' }),
  )
  const chosen = listOneOfEachArtist(many, { order: 'random', most: 4, looksAlike: nothingAlike })
  expect(idsOf(chosen)).toEqual([1, 9, 3, 11])
  expect(idsOf(listOneOfEachArtist(many, { order: 'alpha', most: 4, looksAlike: nothingAlike }))).toEqual([
    1, 3, 5, 7,
  ])
})
