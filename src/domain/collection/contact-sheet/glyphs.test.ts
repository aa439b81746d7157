import { expect, test } from 'vitest'
import { inLettersOf } from './glyphs.ts'

const hasLetter = (letter: string) => /[ -~ÄÖÜäöüßńł]/u.test(letter)

test.each([
  ['letters that the type has stay', 'Wrońska, Größe & Co', 'Wrońska, Größe & Co'],
  ['accents put on separately come together', 'n\u0301', 'ń'],
  ['an unknown accent falls off', 'Nguyễn', 'Nguyen'],
  ['a ligature comes apart', 'ﬁn', 'fin'],
  ['an emoji gives way to one sign', 'Wal 👩‍👩‍👧🏽 ❤️ schön', 'Wal […] schön'],
  ['words in another script are one gap', 'für русский язык bitte', 'für […] bitte'],
  ['right to left as well', 'שלום עולם', '[…]'],
  ['signs that nobody sees disappear', 'a\u202eb\u200dc\u00add\u0000', 'abcd'],
  ['half an emoji breaks nothing', 'a\ud83d', 'a[…]'],
  ['white space becomes a space, but for line breaks', ' a\t\u00a0b\nc ', 'a b\nc'],
  ['nothing stays nothing', '', ''],
])('%s', (_, text, shown) => {
  expect(inLettersOf(text, hasLetter)).toBe(shown)
})
