import { expect, test } from 'vitest'
import { wordingFaults } from './bilingual.ts'

test('well-set texts pass', () => {
  expect(wordingFaults({ de: 'Das Plakat „Nordwind“ hängt.', en: 'The “North Wind” poster is up.' })).toEqual(
    [],
  )
})

test.each([
  ['a missing half', '', 'A poster.'],
  ['the same text twice', 'Poster', 'Poster'],
  ['filler', 'Lorem ipsum.', 'A poster.'],
  ['straight quotation marks', 'Ein "Plakat".', 'A poster.'],
  ['English marks in German', 'Ein “Plakat”.', 'A poster.'],
  ['German marks in English', 'Ein Plakat.', 'A „poster“.'],
  ['a decorative dash', 'Ein Plakat – groß.', 'A large poster.'],
  ['a boast', 'Ein Plakat.', 'A unique poster.'],
  ['an American spelling', 'Ein Farbplakat.', 'A color poster.'],
  ['an empty slot', 'Ein Plakat in $town.', 'A poster.'],
])('%s is found', (_, de, en) => {
  expect(wordingFaults({ de, en })).not.toEqual([])
})
