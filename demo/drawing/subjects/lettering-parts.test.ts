import { expect, test } from 'vitest'
import { inEnglish, titleOf, WORDS } from './lettering-parts.ts'

test('only what is not English anyway is translated in brackets', () => {
  expect(inEnglish(['Guten Morgen', 'good morning'])).toBe('“Guten Morgen” (good morning)')
  expect(inEnglish(['Oh yes', 'oh yes'])).toBe('“Oh yes”')
  const repeated = WORDS.map(({ meaning }) => inEnglish(meaning)).filter((text) =>
    /“(.+)” \(\1\)/i.test(text),
  )
  expect(repeated).toEqual([])
})

test('an English title says in English what the letters say', () => {
  expect(titleOf(['Schöne Pause', 'have a good break'])).toBe('Have a good break')
})
