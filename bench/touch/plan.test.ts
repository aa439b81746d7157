import { expect, test } from 'vitest'
import { MOMENTS, planRound } from './plan.ts'

test('six rounds tap every control of every page at every moment', () => {
  const rounds = Array.from({ length: 6 }, (_, round) => planRound(round)).flat()
  const different = new Set(rounds.map(({ page, control, momentMs }) => `${page} ${control} ${momentMs}`))
  expect(different.size).toBe(planRound(0).length * MOMENTS.length)
})

test('two thirds of the taps come half a second and a second after the first paint', () => {
  const early = planRound(0).filter(({ momentMs }) => momentMs <= 1_000)
  expect(early.length / planRound(0).length).toBeCloseTo(2 / 3, 1)
})

test('the works of the home page are below its first window, so that they are opened by a link to them', () => {
  const { address } = planRound(0).find(({ page, control }) => page === 'home' && control === 'tile') ?? {}
  expect(address).toBe('/en#works')
})
