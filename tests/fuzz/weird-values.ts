import fc from 'fast-check'
import { INJECTED_HEADER, UNESCAPED } from './judge-answer.ts'

/** Texts on which programs have failed before. Addresses lead to this machine only: nothing here may reach another. */
const KNOWN_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\uffff',
  '\u202e\u2066',
  '\u0130\u0131ß\ufb03',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦',
  '%',
  '%00',
  '%ff',
  '%ed%a0%80',
  '%252e%252e%252f',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '/etc/passwd',
  '//127.0.0.1:9/x',
  '\\\\127.0.0.1\\x',
  'http://127.0.0.1:9/',
  'javascript:alert(1)',
  'data:text/html,x',
  `"><script>${UNESCAPED}</script>`,
  `'${UNESCAPED}`,
  UNESCAPED,
  `x\r\n${INJECTED_HEADER}: 1`,
  `x\n${INJECTED_HEADER}: 1\n\n`,
  "' OR 1=1 --",
  '"; DROP TABLE images; --',
  '{{7*7}}',
  `\${7*7}`,
  '{"a":1}',
  '[]',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  'true',
  '0',
  '-0',
  '-1',
  '1e309',
  '1e-400',
  '0x10',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999',
  '1.5',
  '١٢٣',
  '__proto__',
  'constructor',
  'toString',
  '0000-00-00',
  '2026-02-30',
  '275760-09-14T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '=HYPERLINK("x")',
  '*',
  '(?:a+)+$',
  'a'.repeat(300),
  'a'.repeat(9_000),
  'ä,'.repeat(2_000),
  '('.repeat(5_000),
  '> '.repeat(3_000),
  '[a]('.repeat(2_000),
  '**'.repeat(3_000),
] as const

/** Any text: known ones, or made ones, which a failing case makes shorter. */
export function anyText(): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...KNOWN_TEXTS) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 400 }) },
    { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.bigInt()).map(String) },
    { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
  )
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const DEEP = 2_000

/** Any value that JSON can hold. */
export function anyJson(): fc.Arbitrary<Json> {
  return fc.oneof(
    { weight: 4, arbitrary: anyText() },
    {
      weight: 3,
      arbitrary: fc.constantFrom<Json>(
        ...[null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, '', 7],
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom<() => Json>(nestedLists, manyNumbers, strangeKeys).map((make) => make()),
    },
    { weight: 2, arbitrary: fc.array(fc.oneof(fc.integer(), anyText()), { maxLength: 6 }) },
    { weight: 1, arbitrary: fc.dictionary(fc.string({ maxLength: 12 }), anyText(), { maxKeys: 4 }) },
  )
}

function nestedLists(): Json {
  let nested: Json = []
  for (let depth = 0; depth < DEEP; depth++) nested = [nested]
  return nested
}

function manyNumbers(): Json {
  return Array.from({ length: 5_000 }, (_, at) => at)
}

function strangeKeys(): Json {
  return JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {}}, "": 1, "\\u0000": 1}')
}
