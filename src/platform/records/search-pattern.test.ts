import { expect, test } from 'vitest'
import { toSearchPattern } from './search-pattern.ts'

/** JavaScript gives these patterns the same meaning as PostgreSQL. */
function isFound(text: string, word: string): boolean {
  return new RegExp(toSearchPattern(word), 'u').test(text)
}

const SPELLINGS: [string, string[]][] = [
  ['Jörg Müller', ['müller', 'MÜLLER', 'mueller', 'muller', 'Mu\u0308ller', 'jorg', 'joerg']],
  ['Mueller', ['müller', 'mueller']],
  ['Straße', ['strasse', 'STRASSE', 'straße', 'STRAẞE']],
  ['Pat O’Neil', ['oneil', "o'neil", 'o’neil', 'O`Neil', 'neil']],
  ['Łukasz Żółw', ['lukasz', 'zolw', 'żółw', 'ŁUKASZ']],
  ['Søren Ågård', ['soren', 'soeren', 'sören', 'agard', 'aagaard', 'ågård']],
  ['Işık İnci', ['isik', 'ISIK', 'inci', 'İnci']],
  ['Đurić', ['duric', 'đurić']],
  ['Œuvre, Æsa', ['oeuvre', 'aesa', 'æsa']],
  ['Renée', ['renee', 'RENÉE', 'ren']],
  ['Владимир', ['владимир', 'ВЛАД']],
  [
    '50 % (neu) a.b [x] \\ ^ $ | * + ? {}',
    ['%', '(neu)', 'a.b', '[x]', '\\', '^', '$', '|', '*', '+', '?', '{}'],
  ],
  ['_', ['_']],
]

test.each(SPELLINGS)('%s is found in every spelling', (text, words) => {
  const missed = (written: string) => words.filter((word) => !isFound(written, word))
  expect([missed(text), missed(text.normalize('NFD'))]).toEqual([[], []])
})

test.each([
  ['Müller', 'mueler'],
  ['Miller', 'müller'],
  ['aXb', 'a.b'],
  ['Maler', 'mäler x'],
  ['abc', '_'],
  ['Strase', 'straße'],
])('%s is not found as %s', (text, word) => {
  expect(isFound(text, word)).toBe(false)
})

test('a very long word is one that a database still searches', () => {
  expect(toSearchPattern('ü'.repeat(10_000)).length).toBeLessThan(20_000)
})
