import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

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
