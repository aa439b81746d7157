import { expect, test } from 'vitest'
import { planArtists } from './plan-artists.ts'
import { artistNames } from './words/artist-names.ts'

const COUNT = 40

test('a portrait looks like the person whom name and texts speak of', () => {
  const genders = artistNames(COUNT).map(({ gender }) => gender)
  const looks = planArtists({ artists: COUNT, images: 0 }, new Date('2026-11-01T12:00:00Z')).map(
    ({ portrait }) => portrait.recipe,
  )
  expect(new Set(genders)).toEqual(new Set(['f', 'm']))
  for (const [at, gender] of genders.entries())
    expect(looks[at]).toMatchObject({ kind: 'portrait', looks: gender === 'f' ? 'feminine' : 'masculine' })
})
