import { expect, test } from 'vitest'
import { rateFound, rateStyle } from './ratings.ts'

test('a work that is not among the ten counts as not found', () => {
  const found = [
    { place: 0, near: true },
    { place: 7, near: true },
    { place: null, near: false },
    { place: 0, near: false },
  ]
  expect(rateFound(found)).toEqual({ first: 0.5, amongTen: 0.75, notNear: 0.5 })
})

test('style is rated by the share of ten and by the place of the artist', () => {
  const styled = [
    { sameOfTen: 10, artistPlace: 0 },
    { sameOfTen: 4, artistPlace: 3 },
    { sameOfTen: 1, artistPlace: null },
  ]
  expect(rateStyle(styled)).toEqual({ ofTen: 0.5, artistFirst: 1 / 3, artistAmongFive: 2 / 3 })
})
