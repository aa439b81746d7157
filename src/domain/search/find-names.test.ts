import { describe, expect, test } from 'vitest'
import {
  findNames,
  isLongEnough,
  NEVER_FORGIVEN,
  RESULTS_PER_KIND,
  SHORTEST_FORGIVEN_IN_STYLES,
} from './find-names.ts'

const NAMES = [
  'Ada Moor',
  'Ömer Usta',
  'Jörg Müller-Lüdenscheidt',
  'Samuel Strauß',
  'Łucja Wrońska',
  'Zoë Aldermoor',
  'Søren Ågård',
  'Pat O’Neil',
]

function find(search: string, names: readonly string[] = NAMES): string[] {
  return findNames(names, search, (name) => [name])
}

describe('a name is found', () => {
  test.each([
    ['ada', 'Ada Moor'],
    ['MOOR', 'Ada Moor'],
    ['  ada moor ', 'Ada Moor'],
    ['moor, ada', 'Ada Moor'],
    ['omer', 'Ömer Usta'],
    ['oemer', 'Ömer Usta'],
    ['Ömer', 'Ömer Usta'],
    ['O\u0308mer', 'Ömer Usta'],
    ['müller', 'Jörg Müller-Lüdenscheidt'],
    ['mueller luedenscheidt', 'Jörg Müller-Lüdenscheidt'],
    ['ludenscheidt', 'Jörg Müller-Lüdenscheidt'],
    ['muel', 'Samuel Strauß'],
    ['strauss', 'Samuel Strauß'],
    ['lucja wronska', 'Łucja Wrońska'],
    ['oneil', 'Pat O’Neil'],
    ["o'neil", 'Pat O’Neil'],
    ['o neil', 'Pat O’Neil'],
    ['neil', 'Pat O’Neil'],
    ['zoe', 'Zoë Aldermoor'],
    ['soren agard', 'Søren Ågård'],
    ['soeren', 'Søren Ågård'],
  ])('by %j: %s', (search, name) => {
    expect(find(search)).toContain(name)
  })
})

test('the best fit stands first: a name that begins so, then a word that does, then what has it within', () => {
  expect(find('moor', ['Zoë Aldermoor', 'Ada Moor', 'Moor Verlag'])).toEqual([
    'Moor Verlag',
    'Ada Moor',
    'Zoë Aldermoor',
  ])
})

describe('a typing error is forgiven', () => {
  test.each([
    ['a letter too few', 'muler', 'Jörg Müller-Lüdenscheidt'],
    ['a letter too many', 'straauss', 'Samuel Strauß'],
    ['another letter', 'aldermaor', 'Zoë Aldermoor'],
    ['swapped letters', 'lujca', 'Łucja Wrońska'],
    ['two of them in a long word', 'ludenschiet', 'Jörg Müller-Lüdenscheidt'],
    ['one in each word', 'samual straus', 'Samuel Strauß'],
    ['before the word is finished', 'aldre', 'Zoë Aldermoor'],
    ['an umlaut written out', 'mueler', 'Jörg Müller-Lüdenscheidt'],
  ])('%s: %s', (_, search, name) => {
    expect(find(search)).toEqual([name])
  })

  test.each(['ada more thing', 'mxxr', 'xoor', 'adm', 'wrxnzzka'])('but not everything: %s', (search) => {
    expect(find(search)).toEqual([])
  })

  test('and stands behind what was typed right', () => {
    expect(find('anna', ['Anne Alt', 'Johanna Neu', 'Eva Anna Berg', 'Anna Dorn'])).toEqual([
      'Anna Dorn',
      'Eva Anna Berg',
      'Johanna Neu',
      'Anne Alt',
    ])
  })
})

test('a short word for a style is not taken for another: Hund is no hand', () => {
  const find = (search: string, shortest: number) =>
    findNames(['Hand lettering', 'Aquarell'], search, (name) => [name], shortest)
  expect(find('hund', SHORTEST_FORGIVEN_IN_STYLES)).toEqual([])
  expect(find('Aquarel', SHORTEST_FORGIVEN_IN_STYLES)).toEqual(['Aquarell'])
  expect(find('Aquerell', NEVER_FORGIVEN)).toEqual([])
})

test('equal fits keep their order', () => {
  expect(find('an', ['Anton', 'Anna', 'Andrea'])).toEqual(['Anton', 'Anna', 'Andrea'])
})

test('any of several names will do', () => {
  const styles = [{ names: ['Aquarell', 'Watercolour'] }, { names: ['Tiere', 'Animals'] }]
  expect(findNames(styles, 'animal', ({ names }) => names)).toEqual([styles[1]])
})

test.each(['', ' ', 'a', ' ö ', '🐋', '--', '´´', 'nobody here'])('%j finds nobody', (search) => {
  expect(find(search)).toEqual([])
})

test('two characters are enough, one is not, and blanks do not count', () => {
  expect(['ad', 'ö', ' ö ', 'a b'].map(isLongEnough)).toEqual([true, false, false, true])
})

test('no more are returned than are shown', () => {
  const many = Array.from({ length: RESULTS_PER_KIND + 5 }, (_, index) => `Anna ${index}`)
  expect(find('anna', many)).toEqual(many.slice(0, RESULTS_PER_KIND))
})
