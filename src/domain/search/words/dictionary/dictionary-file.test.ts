import { expect, test } from 'vitest'
import { readDictionary } from './dictionary-file.ts'

test('kinds of a thing stand below it, and comments say nothing', () => {
  const [animal, dog, poodle, flock] = readDictionary(
    'a.txt',
    '# Animals\r\nTier , Lebewesen=animal\r\n  Hund = dog\r\n    Pudel = poodle\r\n\r\nHerde = flock, herd\r\n',
  )
  expect([animal?.de, animal?.en, animal?.kinds]).toEqual([['Tier', 'Lebewesen'], ['animal'], [dog]])
  expect([poodle?.parent, flock?.parent]).toEqual([dog, null])
})

test.each([
  ['Hund dog', 'does not have German words'],
  ['Hund = ', 'does not have German words'],
  [' = dog', 'does not have German words'],
  ['Hund = dog = hound', 'does not have German words'],
  ['Hund,, Welpe = dog', 'has a word that is empty'],
  [`${'x'.repeat(81)} = dog`, 'has a word that is empty or longer than 80'],
  [`${'x, '.repeat(41)}x = dog`, 'has more than 40 words'],
  ['   Hund = dog', 'is not 2 spaces further in'],
  ['    Hund = dog', 'is not 2 spaces further in'],
  ['\tHund = dog', 'is not 2 spaces further in'],
  ['\t\tHund = dog', 'is not 2 spaces further in'],
  ['\u00a0\u00a0Hund = dog', 'is not 2 spaces further in'],
])('the line %j is refused by file, number and reason', (line, reason) => {
  expect(() => readDictionary('eigene.txt', `Tier = animal\n${line}\n`)).toThrow(
    `eigene.txt, line 2, ${reason}`,
  )
})

test('a file of too many lines is refused', () => {
  expect(() => readDictionary('a.txt', 'a = b\n'.repeat(20_001))).toThrow('a.txt has more than 20000 lines')
})
