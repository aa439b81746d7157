import { expect, test } from 'vitest'
import { hasSeen, trimUnseen, turnsDirection } from './clean-text.ts'

const UNSEEN = [
  ...[
    ' ',
    '\u00a0',
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u115f',
    '\u1160',
    '\u180e',
    '\u2003',
    '\u200b',
    '\u200c',
  ],
  ...[
    '\u200d',
    '\u200e',
    '\u200f',
    '\u202f',
    '\u2028',
    '\u2060',
    '\u2064',
    '\u2800',
    '\u3000',
    '\u3164',
    '\ufeff',
  ],
  '\uffa0',
]

test.each(UNSEEN)('%j is trimmed at both ends, stays within, and alone is nothing to see', (sign) => {
  expect(trimUnseen(`${sign}${sign}a${sign}b${sign}`)).toBe(`a${sign}b`)
  expect([trimUnseen(sign), hasSeen(sign.repeat(3)), hasSeen(`${sign}a`)]).toEqual(['', false, true])
})

test.each(['', '\t\n', '\ufe0f', '\u202e\u2066', '\u{e0041}'])('%j is nothing to see', (text) => {
  expect(hasSeen(text)).toBe(false)
})

test.each(['❤️', '김', 'ﻫ', '👩‍🎨', 'é', '⠁', '.'])('%s is seen, and nothing of it is trimmed', (text) => {
  expect([hasSeen(text), trimUnseen(text)]).toEqual([true, text])
})

test.each(['\u202a', '\u202e', '\u2066', '\u2069'])('%j turns the direction of writing', (sign) => {
  expect([turnsDirection(`a${sign}b`), turnsDirection('a\u200fb')]).toEqual([true, false])
})
