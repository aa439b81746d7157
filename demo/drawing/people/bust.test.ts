import { expect, test } from 'vitest'
import { createRandom } from '../core/random.ts'
import { createScene } from '../core/scene.ts'
import { createHand } from '../hands/hand.ts'
import { type Bust, bustOf } from './bust.ts'
import type { Looks } from './bust-shape.ts'

function manyOf(looks?: Looks): Bust[] {
  return Array.from({ length: 300 }, (_, number) =>
    bustOf(
      {
        scene: createScene(100, 100),
        width: 100,
        height: 100,
        hand: createHand('flat', 'test'),
        random: createRandom(`bust ${number}`),
        night: false,
      },
      number,
      looks,
    ),
  )
}

test('a feminine likeness never has a beard or a bald head', () => {
  const wrong = manyOf('feminine').filter(({ beard, style }) => beard !== 'none' || style === 'bald')
  expect(wrong).toEqual([])
})

test('many a masculine likeness has a beard, and none wears braids or painted lips', () => {
  const men = manyOf('masculine')
  expect(men.filter(({ beard }) => beard !== 'none').length).toBeGreaterThan(men.length / 3)
  expect(men.filter(({ style, mouth }) => style === 'braids' || mouth === 'lips')).toEqual([])
})

test('long hair that reads either way comes with a beard when the likeness is masculine', () => {
  const knots = manyOf('masculine').filter(({ style }) => style === 'topknot' || style === 'curls')
  expect(knots.length).toBeGreaterThan(0)
  expect(knots.filter(({ beard }) => beard === 'none')).toEqual([])
})

test('anybody comes where nothing is said, with beards and braids', () => {
  const people = manyOf()
  expect(people.some(({ beard }) => beard !== 'none')).toBe(true)
  expect(people.some(({ style }) => style === 'braids')).toBe(true)
})
