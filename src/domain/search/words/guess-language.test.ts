import { expect, test } from 'vitest'
import { assignTexts, guessLanguage } from './guess-language.ts'

test.each([
  ['A pair of hiking boots', 'en'],
  ['Ein Boot auf dem See', 'de'],
  ['Boot, shoe, leather', 'en'],
  ['Boot, Wasser, Segel', 'de'],
  ['Tuxedo', null],
  ['', null],
])('the language of %j is %s', (text, language) => {
  expect(guessLanguage(text)).toBe(language)
})

test('two texts stay what they are', () => {
  expect(assignTexts('Der Hut', 'The hat')).toEqual({ de: 'Der Hut', en: 'The hat' })
})

test('one of two texts that is of the other language is asked as that too', () => {
  expect(assignTexts('the dwarf', 'No. 5')).toEqual({ de: 'the dwarf', en: 'No. 5\nthe dwarf' })
  expect(assignTexts('Nr. 5', 'der Zwerg')).toEqual({ de: 'Nr. 5\nder Zwerg', en: 'der Zwerg' })
})

test('a single text whose language nothing tells is asked as both', () => {
  expect(assignTexts('Zwerg, dwarf', '')).toEqual({ de: 'Zwerg, dwarf', en: 'Zwerg, dwarf' })
})

test('one text that stands in for both is of its own language', () => {
  expect(assignTexts('The hat', 'The hat')).toEqual({ de: '', en: 'The hat' })
  expect(assignTexts('The hat', '')).toEqual({ de: '', en: 'The hat' })
  expect(assignTexts('', 'Der Hut')).toEqual({ de: 'Der Hut', en: '' })
  expect(assignTexts('Ada', 'Ada')).toEqual({ de: 'Ada', en: 'Ada' })
})
