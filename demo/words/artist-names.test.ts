import { expect, test } from 'vitest'
import { artistNames } from './artist-names.ts'
import { PEOPLE } from './people.ts'

/** More than the largest catalogue that is seeded. */
const MANY = 3_000
const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/
const LONGEST_CODE = 80

test('212 artists are named by hand, and no name comes twice', () => {
  expect(PEOPLE).toHaveLength(212)
  expect(new Set(PEOPLE.map(([first]) => first)).size).toBe(212)
  expect(new Set(PEOPLE.map(([, last]) => last)).size).toBe(212)
})

test('thousands of artists have names and codes of their own', () => {
  const artists = artistNames(MANY)
  expect(artists).toHaveLength(MANY)
  expect(new Set(artists.map(({ name }) => name)).size).toBe(MANY)
  expect(new Set(artists.map(({ code }) => code)).size).toBe(MANY)
})

test('codes are lower-case ASCII and short enough for the database', () => {
  const wrong = artistNames(MANY).filter(({ code }) => !CODE.test(code) || code.length > LONGEST_CODE)
  expect(wrong).toEqual([])
})

test('the same artists come each time, whatever the size of the catalogue', () => {
  expect(artistNames(212)).toEqual(artistNames(MANY).slice(0, 212))
  expect(artistNames(0)).toEqual([])
  expect(artistNames(1).map(({ code }) => code)).toEqual(['jette-oltmann'])
})

test('a mixed name keeps to one gender, so that last names agree with it', () => {
  const genders = new Map(PEOPLE.map(([, last, gender]) => [last, gender]))
  const wrong = artistNames(MANY).filter(({ last, gender }) => genders.get(last) !== gender)
  expect(wrong).toEqual([])
})

test('towns carry the name that each language uses', () => {
  const towns = artistNames(212).map(({ town }) => town)
  expect(towns).toContainEqual({ de: 'Köln', en: 'Cologne' })
  expect(towns).toContainEqual({ de: 'Hamburg', en: 'Hamburg' })
})
