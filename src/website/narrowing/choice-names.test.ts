import { expect, test } from 'vitest'
import { nameColour } from './choice-names.ts'

test.each([
  ['#c8102e', 'Rot', 'Red'],
  ['#0a0a0a', 'Schwarz', 'Black'],
  ['#ffffff', 'Weiß', 'White'],
  ['#1f6f72', 'Petrol', 'Teal'],
  ['#1b2a4e', 'Nachtblau', 'Midnight blue'],
  ['#ecb340', 'Gelb', 'Yellow'],
  ['#7a4f9e', 'Violett', 'Violet'],
])('%s is %s and %s', (colour, german, english) => {
  expect([nameColour(colour, 'de'), nameColour(colour, 'en')]).toEqual([german, english])
})
