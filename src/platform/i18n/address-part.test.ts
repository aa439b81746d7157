import { expect, test } from 'vitest'
import { toAddressPart } from './address-part.ts'

test.each([
  ['Möwen über Sylt!', 'moewen-ueber-sylt'],
  ['Éric à la Großstadt', 'eric-a-la-grossstadt'],
  ['  --  ', ''],
  ['ein sehr langer Name mit Rest', 'ein-sehr-langer-name'],
])('%j becomes %j', (text, part) => {
  expect(toAddressPart(text, 21)).toBe(part)
})
