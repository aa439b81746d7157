import { expect, test } from 'vitest'
import { distanceBetween, lightnessOf } from '../core/colour.ts'
import { createRandom } from '../core/random.ts'
import { colourWork, type Mood } from './colours.ts'
import { createHand } from './hand.ts'

const MOODS: readonly Mood[] = ['day', 'dusk', 'night', 'paper', 'bold']

test('the same school and seed are the same artist', () => {
  const [one, again] = [createHand('flat', 'a'), createHand('flat', 'a')]
  expect({ ...one, random: null }).toEqual({ ...again, random: null })
})

test('a hundred artists differ in palette, proportions or accent', () => {
  const seen = Array.from({ length: 100 }, (_, index) => ({
    ...createHand('flat', `${index}`),
    random: null,
  }))
  expect(new Set(seen.map((hand) => JSON.stringify(hand))).size).toBe(100)
})

test('objects stand off the ground in every hand and mood', () => {
  for (let index = 0; index < 60; index++) {
    const hand = createHand('flat', `${index}`)
    for (const mood of MOODS) {
      const colours = colourWork(hand.palettes[0], mood, hand.groundTaste, createRandom(`${index}`))
      for (const slot of ['a', 'b', 'c', 'd'] as const) {
        expect(distanceBetween(colours[slot], colours.ground), `${index} ${mood} ${slot}`).toBeGreaterThan(
          0.1,
        )
      }
    }
  }
})

test('night is dark and paper is light', () => {
  const { palettes } = createHand('flat', 'x')
  expect(lightnessOf(colourWork(palettes[0], 'night', 0.5, createRandom('n')).ground)).toBeLessThan(0.5)
  expect(lightnessOf(colourWork(palettes[0], 'paper', 0.5, createRandom('n')).ground)).toBeGreaterThan(0.8)
})
