import { expect, test } from 'vitest'
import { toIso } from './when.ts'

test('a local time is converted with its zone', () => {
  const typed = '2026-11-07T09:30'
  const iso = toIso(typed)
  expect(iso).toMatch(/^2026-11-0\dT\d\d:\d\d:00\.000Z$/)
  expect(new Date(iso ?? '').getTime()).toBe(new Date(typed).getTime())
})

test.each(['', 'gestern', '2026-13-01T00:00'])('%j is no moment', (typed) => {
  expect(toIso(typed)).toBeNull()
})
