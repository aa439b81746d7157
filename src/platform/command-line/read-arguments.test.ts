import { expect, test } from 'vitest'
import { parseParameters } from './read-arguments.mjs'

const MAIL = { text: 'an e-mail address', isEmail: true } as const
const PAINT = {
  summary: 'Paints.',
  program: 'paint.ts',
  arguments: { wall: { text: 'which' }, colours: { text: 'of what', isRepeated: true } },
  options: {
    check: { text: 'only looks' },
    coats: { text: 'how many', least: 1, most: 3, usual: 2 },
    hours: { text: 'how long', least: 0.5, most: 8, isFraction: true },
    brush: { text: 'of which size', oneOf: ['small', 'large'] },
    into: { text: 'a protocol', value: 'file' },
  },
} as const
const PEOPLE = {
  summary: 'People.',
  program: 'people.ts',
  actions: {
    add: { summary: 'adds', arguments: { mail: MAIL, name: { text: 'a name', isOptional: true } } },
    list: { summary: 'lists' },
  },
} as const

test('words and options come by name, in any order, with what counts where nothing was said', () => {
  expect(parseParameters(PAINT, ['north'])).toEqual({ wall: 'north', colours: [], check: false, coats: 2 })
  expect(
    parseParameters(PAINT, [
      '--coats=3',
      'north',
      '--check',
      '--hours',
      '1.5',
      '--brush',
      'small',
      'red',
      'blue',
    ]),
  ).toEqual({ wall: 'north', colours: ['red', 'blue'], check: true, coats: 3, hours: 1.5, brush: 'small' })
  expect(parseParameters(PAINT, ['--into', 'a b.txt', '--', '--north'])).toMatchObject({
    into: 'a b.txt',
    wall: '--north',
  })
})

test('an action has words of its own', () => {
  expect(parseParameters(PEOPLE, ['list'])).toEqual({ action: 'list' })
  expect(parseParameters(PEOPLE, ['add', 'a@b.example'])).toEqual({ action: 'add', mail: 'a@b.example' })
})

test.each([
  [PAINT, '', 'WALL is missing.'],
  [PAINT, 'north --nonsense', 'There is no option --nonsense.'],
  [PAINT, 'north --no-check', 'There is no option --no-check.'],
  [PAINT, 'north --toString', 'There is no option --toString.'],
  [PAINT, 'north -c', 'There is no option -c.'],
  [PAINT, 'north --check=yes', '--check takes no value.'],
  [PAINT, 'north --coats', '--coats needs a whole number from 1 to 3.'],
  [PAINT, 'north --coats --check', '--coats needs a whole number from 1 to 3.'],
  [PAINT, 'north --coats 4', '--coats needs a whole number from 1 to 3.'],
  [PAINT, 'north --coats 1.5', '--coats needs a whole number from 1 to 3.'],
  [PAINT, 'north --coats 1e0', '--coats needs a whole number from 1 to 3.'],
  [PAINT, 'north --hours 0.4', '--hours needs a number from 0.5 to 8.'],
  [PAINT, 'north --brush broad', '--brush needs one of small, large.'],
  [PAINT, 'north --into=', '--into needs a file.'],
  [PEOPLE, '', 'What to do is missing: add, list.'],
  [PEOPLE, 'toString', '"toString" is none of add, list.'],
  [PEOPLE, 'add', 'MAIL is missing.'],
  [PEOPLE, 'add frieda', '"frieda" is no e-mail address.'],
  [PEOPLE, 'add a@b.example Frieda Probe', '"Probe" is one word too many.'],
  [PEOPLE, 'list all', '"all" is one word too many.'],
])('%# %s: %s', (command, line, sentence) => {
  expect(() => parseParameters(command, line.split(' ').filter(Boolean))).toThrow(sentence)
})
