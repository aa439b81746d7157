import { expect, test } from 'vitest'
import { NOTHING_ALIKE } from '#domain/catalogue/spread-images.ts'
import { aWork } from '#tests/works.ts'
import { spreadFound } from './rank-artists.ts'

/** Artists in the order of the scores. */
function idsOf(found: readonly (readonly [artistId: number, similarity: number])[]) {
  const scored = found.map(([artistId, similarity], at) => ({
    image: aWork({ id: at + 1, artistId }),
    similarity,
  }))
  return spreadFound(scored, NOTHING_ALIKE).map(({ id }) => id)
}

test('a word in the alternative text may come before one in a title', () => {
  expect(
    idsOf([
      [1, 1],
      [1, 1],
      [2, 0.84],
    ]),
  ).toEqual([1, 3, 2])
})

test('a synonym never comes before the word itself', () => {
  expect(
    idsOf([
      [1, 1],
      [1, 1],
      [2, 0.7],
    ]),
  ).toEqual([1, 2, 3])
})
