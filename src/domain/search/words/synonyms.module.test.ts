import { describe, expect, test } from 'vitest'
import { readWords } from './read-words.ts'
import { areFinds, isAskable, isCircle, openSynonyms } from './synonyms.server.ts'

const ROWS = [
  { word: 'a1', finds: 'b1, c1' },
  { word: 'b1', finds: 'd1' },
  { word: 'Klabautermänner', finds: 'Kobold' },
]

test.each([
  ['A1', ['b1', 'c1', 'd1']],
  ['b1', ['d1']],
  ['d1', []],
  ['Klabautermann', ['Kobold']],
  ['klabautermaenner', ['Kobold']],
  ['constructor', []],
])('%s shall find %j', (word, finds) => {
  const synonyms = openSynonyms(ROWS)
  expect(readWords(word).flatMap(synonyms.of)).toEqual(finds)
})

describe('a circle is one that leads back', () => {
  test.each([
    ['a word to itself', [{ word: 'Elb', finds: 'elb' }], true],
    ['among others', [{ word: 'Elb', finds: 'Elf, Zwerg,ELB' }], true],
    [
      'by way of another',
      [
        { word: 'Elb', finds: 'Alb' },
        { word: 'alb', finds: 'Elb' },
      ],
      true,
    ],
    [
      'of others',
      [
        { word: 'Elb', finds: 'Alb' },
        { word: 'Alb', finds: 'Olb' },
        { word: 'Olb', finds: 'Alb' },
      ],
      false,
    ],
    [
      'no chain',
      [
        { word: 'Elb', finds: 'Alb' },
        { word: 'Alb', finds: 'Olb' },
      ],
      false,
    ],
  ])('%s', (_, rows, expected) => {
    expect(isCircle(rows, 'Elb')).toBe(expected)
  })
})

test.each([
  ['Elb', true],
  ['Pfeil und Bogen', true],
  ['', false],
  ['.*+?^()|[]\\', false],
  ['und der', false],
  ['one two three four five', false],
])('%j can be asked: %s', (word, expected) => {
  expect(isAskable(word)).toBe(expected)
})

test.each([
  ['Elf, Zwerg', true],
  ['Elf,', false],
  [', ,', false],
  [Array.from({ length: 11 }, (_, at) => `Wort${at}`).join(), false],
])('%j can be found: %s', (words, expected) => {
  expect(areFinds(words)).toBe(expected)
})
