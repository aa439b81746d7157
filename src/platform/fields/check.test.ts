import { expect, test } from 'vitest'
import { looksLikeEmail } from './check.ts'

test.each(['a@b.d', 'anna+art@verlag.example', 'x@@y.z', 'name@firma'])(
  '%s looks like an address',
  (text) => {
    expect(looksLikeEmail(text)).toBe(true)
  },
)

test.each(['', 'a@bc', '@abcd', 'abcd@', 'anna.verlag.example'])('%j does not', (text) => {
  expect(looksLikeEmail(text)).toBe(false)
})
