import { expect, test } from 'vitest'
import { inGlyphsOf } from './glyphs.ts'

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
