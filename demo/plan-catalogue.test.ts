import { expect, test } from 'vitest'
import { recipeOf } from './demo-picture.ts'
import { planArtists } from './plan-catalogue.ts'
import { artistNames } from './words/artist-names.ts'

const COUNT = 40
const LOOKS = { f: 'feminine', m: 'masculine', n: undefined } as const

test('a portrait looks like the person whom name and texts speak of', () => {
  const wanted = artistNames(COUNT).map(({ gender }) => LOOKS[gender])
  const planned = planArtists({ artists: COUNT, images: 0 }, new Date('2026-11-01T12:00:00Z'))
  const recipes = planned.map(({ portrait }) => recipeOf(portrait.originalKey))
  expect(recipes.map((recipe) => recipe?.looks)).toEqual(wanted)
  expect(new Set(wanted).size).toBe(3)
})
