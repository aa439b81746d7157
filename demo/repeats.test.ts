import { expect, test } from 'vitest'
import { planArtists, USUAL_SIZE } from './plan-catalogue.ts'

/** A visitor who looks through many pictures must not read the same sentence again and again. */
const MOST_ALIKE = 3

const images = planArtists(USUAL_SIZE, new Date('2026-11-01T12:00:00Z')).flatMap(({ works }) =>
  works.map(({ image }) => image),
)

function moreOftenThan(most: number, texts: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1)
  return [...times].filter(([, count]) => count > most).map(([text, count]) => `${count} times: ${text}`)
}

test.each(['altDe', 'altEn'] as const)(
  'no description of the demo comes more than three times (%s)',
  (field) => {
    const texts = images.map((image) => image[field])
    expect(moreOftenThan(MOST_ALIKE, texts)).toEqual([])
  },
)

test.each(['titleDe', 'titleEn'] as const)('no two works of the demo share a title (%s)', (field) => {
  const titles = images.map((image) => image[field])
  expect(moreOftenThan(1, titles)).toEqual([])
})
