import { expect, test } from 'vitest'
import { groupByInitial, initialsOf, toSortName } from './artist-list.ts'

function filled(...names: string[]) {
  return groupByInitial(names.map((sortName) => ({ sortName })))
    .filter((group) => group.items.length > 0)
    .map((group) => [group.letter, ...group.items.map((item) => item.sortName)])
}

test('every letter from A to Z has a group, also without a name', () => {
  expect(
    groupByInitial([])
      .map((group) => group.letter)
      .join(''),
  ).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
})

test('names are grouped by their initial, without accents', () => {
  expect(filled('Änne', 'anton', 'Łucja', 'Øyvind', 'Éva')).toEqual([
    ['A', 'Änne', 'anton'],
    ['E', 'Éva'],
    ['L', 'Łucja'],
    ['O', 'Øyvind'],
  ])
})

test('names with another initial come last', () => {
  expect(filled('Zoe', '3D Jim', 'Юлия')).toEqual([
    ['Z', 'Zoe'],
    ['#', '3D Jim', 'Юлия'],
  ])
})

test.each([
  ['Ada Moor', 'AM'],
  ['Anna-Lena von der Berg', 'AB'],
  ['Kolibri', 'K'],
  ['émile „Zola“', 'ÉZ'],
  ['Atelier 7', 'A7'],
  ['  ', ''],
  ['***', ''],
])('of %j the initials are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each([
  ['Ada Moor', 'Moor, Ada'],
  ['Anna Lena Öchsner', 'Öchsner, Anna Lena'],
  ['Eva von der Tann', 'Tann, Eva von der'],
  ['Jean-Luc Le-Gall', 'Le-Gall, Jean-Luc'],
  ['Mo', 'Mo'],
  ['Studio Blau', 'Studio Blau'],
  ['Finn & Frieda', 'Finn & Frieda'],
  ['', ''],
])('%s is sorted as %s', (name, sorted) => {
  expect(toSortName(name)).toBe(sorted)
})
