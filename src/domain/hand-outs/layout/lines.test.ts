import { expect, test } from 'vitest'
import { breakIntoLines } from './lines.ts'

/** Every character is one point wide. */
const measure = (text: string) => [...text].length
const lines = (text: string, width: number, most?: number) => breakIntoLines(text, width, measure, most)

test('lines break at spaces and are never wider than given', () => {
  expect(lines('ein Wal unter Wasser', 9)).toEqual(['ein Wal', 'unter', 'Wasser'])
  expect(lines('passt genau', 11)).toEqual(['passt genau'])
})

test('a hyphenated name stays whole where a line is wide enough for it', () => {
  expect(lines('Frau Ha-eun Seok', 8)).toEqual(['Frau', 'Ha-eun', 'Seok'])
})

test('wider words break after their hyphens, addresses only after slashes', () => {
  expect(lines('Petersen-Rau', 10)).toEqual(['Petersen-', 'Rau'])
  expect(lines('zeichner.example/mara-ada-moor', 24)).toEqual(['zeichner.example/', 'mara-ada-moor'])
})

test('a word wider than a line is cut into lines', () => {
  expect(lines('so Donaudampfschifffahrt ja', 8)).toEqual(['so', 'Donaudam', 'pfschiff', 'fahrt ja'])
  expect(lines('🐋🐋🐋', 2)).toEqual(['🐋🐋', '🐋'])
  expect(lines('abc', 0.5)).toEqual(['a', 'b', 'c'])
})

test('line breaks of the text stay, empty lines are removed', () => {
  expect(lines('eins\n\n\nzwei', 10)).toEqual(['eins', 'zwei'])
  expect(lines('', 10)).toEqual([])
})

test('beyond the most lines the last one ends with an ellipsis', () => {
  expect(lines('ein Wal unter Wasser', 7, 2)).toEqual(['ein Wal', 'unter…'])
  expect(lines('abcdefgh', 4, 1)).toEqual(['abc…'])
  expect(lines('ein Wal', 7, 1)).toEqual(['ein Wal'])
})
