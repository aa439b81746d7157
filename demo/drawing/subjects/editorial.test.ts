import { expect, test } from 'vitest'
import { createRandom } from '../core/random.ts'
import { editorial } from './editorial.ts'

/** Enough draws that every title of an idea comes up. */
const LOOKS = 40

function wordsOf(composition: (typeof editorial)[number]) {
  return Array.from({ length: LOOKS }, (_, look) => composition(createRandom(`look ${look}`)).words)
}

test('at least thirty thoughts are told, each in a picture of its own', () => {
  const alts = editorial.map((composition) => new Set(wordsOf(composition).map(({ alt }) => alt[0])))
  expect(alts.length).toBeGreaterThanOrEqual(30)
  expect(alts.every((told) => told.size === 1)).toBe(true)
  expect(new Set(alts.flatMap((told) => [...told])).size).toBe(alts.length)
})

test('every thought has two titles or more, and shares none with another', () => {
  for (const language of [0, 1] as const) {
    const titles = editorial.map((composition) => [
      ...new Set(wordsOf(composition).map(({ title }) => title[language])),
    ])
    expect(titles.filter((ofOne) => ofOne.length < 2)).toEqual([])
    expect(new Set(titles.flat()).size).toBe(titles.flat().length)
  }
})
