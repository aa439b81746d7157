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

test('one text that stands in for both is of its own language', () => {
  expect(assignTexts('The hat', 'The hat')).toEqual({ de: '', en: 'The hat' })
  expect(assignTexts('The hat', '')).toEqual({ de: '', en: 'The hat' })
  expect(assignTexts('', 'Der Hut')).toEqual({ de: 'Der Hut', en: '' })
  expect(assignTexts('Ada', 'Ada')).toEqual({ de: 'Ada', en: 'Ada' })
})
