import { expect, test } from 'vitest'
import { fill, findMessage, TEXT_NOT_FOUND } from './fill.ts'

const MESSAGES: Record<string, string> = { many: '{count} Bilder' }

test('values take the place of their names, and a name without a value stays', () => {
  expect(findMessage(MESSAGES, 'many', { count: 3 })).toBe('3 Bilder')
  expect(fill('{count} Bilder')).toBe('{count} Bilder')
})

test.each(['one', 'constructor', ''])('a key without a text becomes a sentence that says so: %j', (key) => {
  expect(findMessage(MESSAGES, key)).toBe(TEXT_NOT_FOUND)
})
