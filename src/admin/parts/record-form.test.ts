import { expect, test } from 'vitest'
import { toSortName } from './record-form.tsx'

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
