import { expect, test } from 'vitest'
import { findMatch } from './name-lists.tsx'

test.each([
  ['Henrike Sandrock', 'an', 'Henrike S|an|drock'],
  ['Ada Moor', 'MO', 'Ada |Mo|or'],
  ['Anton Landmann', 'man', 'Anton Land|man|n'],
  ['Tammo Amann', 'am', 'Tammo |Am|ann'],
  ['Łucja Wrońska', 'wrons', 'Łucja |Wrońs|ka'],
  ['Samuel Strauß', 'auss', 'Samuel Str|auß|'],
  ['O\u0308mer Usta', 'öm', '|O\u0308m|er Usta'],
  ['Pat O’Neil', 'oneil', 'Pat |O’Neil|'],
  ['Pat O’Neil', "o'ne", 'Pat |O’Ne|il'],
  ['Jörg Müller-Lüdenscheidt', 'muller lud', 'Jörg |Müller-Lüd|enscheidt'],
])('in %s, %j is marked', (name, search, parted) => {
  const { from, to } = findMatch(name, search) ?? { from: 0, to: 0 }
  expect([name.slice(0, from), name.slice(from, to), name.slice(to)].join('|')).toBe(parted)
})

test.each(['zz', '', '-', 'Mullar'])('nothing is marked for %j, which is not in it', (search) => {
  expect(findMatch('Jörg Müller', search)).toBeNull()
})
