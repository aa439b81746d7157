import { expect, test } from 'vitest'
import { breakIntoLines, inGlyphsOf } from './lines.ts'

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

const hasGlyph = (letter: string) => /[ -~ÄÖÜäöüßńł]/u.test(letter)

test.each([
  ['characters that the font has stay', 'Wrońska, Größe & Co', 'Wrońska, Größe & Co'],
  ['combining accents are composed', 'n\u0301', 'ń'],
  ['an unknown accent is removed', 'Nguyễn', 'Nguyen'],
  ['a ligature is decomposed', 'ﬁn', 'fin'],
  ['an emoji is replaced by one placeholder', 'Wal 👩‍👩‍👧🏽 ❤️ schön', 'Wal […] schön'],
  ['several words in another script are one placeholder', 'für русский язык bitte', 'für […] bitte'],
  ['so are words written right to left', 'שלום עולם', '[…]'],
  ['invisible characters are removed', 'a\u202eb\u200dc\u00add\u0000', 'abcd'],
  ['a lone surrogate is replaced', 'a\ud83d', 'a[…]'],
  ['white space becomes a space, except line breaks', ' a\t\u00a0b\nc ', 'a b\nc'],
  ['an empty text stays empty', '', ''],
])('%s', (_, text, shown) => {
  expect(inGlyphsOf(text, hasGlyph)).toBe(shown)
})
