import { expect, test } from 'vitest'
import { titleFrom } from './uploads-model.ts'

test.each([
  ['ein-wal_02.jpg', 'ein wal 02'],
  ['Mo\u0308wen.png', 'M\u00f6wen'],
  ['.png', 'Bild'],
])('the file %s has the title %s at first', (name, title) => {
  expect(titleFrom(name)).toBe(title)
})
