import { expect, test } from 'vitest'
import { bestRank, foldText, rankOf } from './rank.ts'

test('what is the same comes before what begins so, then a word of it, then what contains it', () => {
  const rank = (text: string) => bestRank([foldText(text)], [], foldText('wal'))
  const texts = ['Hauswal', 'Wal unter Wasser', 'Der Wal', 'Wal']
  const ranked = texts.toSorted((one, other) => rank(one) - rank(other))
  expect(ranked).toEqual(['Wal', 'Wal unter Wasser', 'Der Wal', 'Hauswal'])
})

test.each([
  ['MÜLLER', 'mueller'],
  ['Müller', 'muller'],
  ['Mueller', 'müller'],
  ['Mu\u0308ller', 'müller'],
  ['Straße', 'strasse'],
  ['Renée', 'renee'],
  ['O’Neil', 'oneil'],
  ['Żółw', 'zolw'],
])('%s is found as %s', (text, words) => {
  expect(rankOf(foldText(text), foldText(words))).toBe(0)
})

test('an artist comes before the pictures that they made', () => {
  const anna = foldText('Anna Wal')
  expect(bestRank([anna], [], anna)).toBeLessThan(bestRank([foldText('Fisch')], [anna], anna))
})

test('what does not contain the words has no rank', () => {
  expect(rankOf(foldText('Wal'), foldText('Fisch'))).toBeNull()
})
