import { expect, test } from 'vitest'
import { fieldErrorOf } from './answers.ts'
import { keywords } from './kinds.ts'
import { line, lines, requiredLine, requiredLines, toRule } from './rules.ts'

const RULES = { line, lines, requiredLine, requiredLines }

function errorOf(rule: keyof typeof RULES, value: string): string | null {
  const result = RULES[rule](100).safeParse(value)
  return result.success ? null : fieldErrorOf(value, result.error)
}

test.each(['line', 'lines', 'requiredLine', 'requiredLines'] as const)('a %s turns no direction', (rule) => {
  for (const sign of ['\u202a', '\u202e', '\u2066', '\u2069'])
    expect(errorOf(rule, `Wal${sign}`)).toBe('direction')
  expect(errorOf(rule, 'Wal \u05d0\u200f!')).toBeNull()
})

test.each(['', ' ', '\u200b', '\u3164', '\u2800\u00a0', '\ufe0f'])(
  '%j is nothing where a text is needed',
  (text) => {
    expect([errorOf('requiredLine', text), errorOf('requiredLines', text)]).toEqual(['required', 'required'])
  },
)

test('what nobody sees around a line is left out', () => {
  expect(line(100).parse(' \u00a0Ein Wal\u200b ')).toBe('Ein Wal')
})

test.each([
  ['Wal; Meer', 'Wal, Meer'],
  ['a,,b', 'a, b'],
  [', Wal,', 'Wal'],
  ['Wal|Meer |  Boot', 'Wal, Meer, Boot'],
  ['Wal, Meer', 'Wal, Meer'],
  ['Wal,Meer', 'Wal,Meer'],
  [' ; | ', ''],
])('keywords written as %j are kept as %j', (typed, kept) => {
  expect(toRule(keywords).parse(typed)).toBe(kept)
})
