import { expect, test } from 'vitest'
import { bestRank, foldText, rankOf } from './rank.ts'

test('what is the same comes before what begins so, then a word of it, then what contains it', () => {
  const rank = (text: string) => bestRank([foldText(text)], [], 'wal')
  const texts = ['Hauswal', 'Wal unter Wasser', 'Der Wal', 'Wal']
  const ranked = texts.toSorted((one, other) => rank(one) - rank(other))
  expect(ranked).toEqual(['Wal', 'Wal unter Wasser', 'Der Wal', 'Hauswal'])
})

test.each([
  ['MÜLLER', 'mueller'],
  ['Straße', 'strasse'],
  ['Renée', 'renee'],
])('%s is found as %s', (text, words) => {
  expect(rankOf(foldText(text), words)).toBe(0)
})

test('an artist comes before the pictures that they made', () => {
  expect(bestRank(['anna wal'], [], 'anna wal')).toBeLessThan(bestRank(['fisch'], ['anna wal'], 'anna wal'))
})

test('what does not contain the words has no rank', () => {
  expect(rankOf('wal', 'fisch')).toBeNull()
})
