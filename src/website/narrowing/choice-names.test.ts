import { expect, test } from 'vitest'
import { nameColours } from './choice-names.ts'

test.each([
  ['c8102e', 'Rot', 'Red'],
  ['0a0a0a', 'Schwarz', 'Black'],
  ['ffffff', 'Weiß', 'White'],
  ['1f6f72', 'Petrol', 'Teal'],
  ['1b2a4e', 'Nachtblau', 'Midnight blue'],
  ['ecb340', 'Gelb', 'Yellow'],
  ['7a4f9e', 'Violett', 'Violet'],
])('%s is %s and %s', (colour, german, english) => {
  const names = (['de', 'en'] as const).map((language) => nameColours([colour], language).get(colour))
  expect(names).toEqual([german, english])
})

test.each(['de', 'en'] as const)('two colours of a palette never have one name (%s)', (language) => {
  const palette = ['ecb340', 'f5cd3c', 'e8c050', '5f7891', '64809a', '6b7c90', '111114', '0a0a0a']
  const names = nameColours(palette, language)
  expect(palette.filter((colour) => !names.get(colour))).toEqual([])
  expect(new Set(names.values()).size).toBe(palette.length)
})
