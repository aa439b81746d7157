import { expect, test } from 'vitest'
import { maySame } from './list-suggestions.server.ts'

test.each([
  ['Jörg Müller', 'Jörg Müller'],
  ['MÜLLER, Jörg', 'Jörg Müller'],
  ['Joerg Mueller', 'Jörg Müller'],
  ['Jorg Muller', 'Jörg Müller'],
  ['Jörg Müller', 'Joerg Mueller'],
  ['by Anna Weber', 'Anna Weber'],
  ['Illustration: Anna Weber / Agentur Nord', 'Anna Weber'],
  ['© 2024 Anna Weber', 'Anna Weber'],
  ['anna.weber', 'Anna Weber'],
  ['annaweber', 'Anna Weber'],
  ['weberanna', 'Anna Weber'],
  ['A. Weber', 'Anna Weber'],
  ['Weber', 'Anna Weber'],
  ['Anna Weber', 'Anna-Maria Weber'],
  ['Zoë Brandt', 'Zoe Brandt'],
])('%s may be %s', (creator, name) => {
  expect(maySame(creator, name)).toBe(true)
})

test.each([
  ['Kim Okafor', 'Anna Weber'],
  ['Anna Schmidt', 'Anna Weber'],
  ['K. Weber', 'Anna Weber'],
  ['by Kim Okafor', 'Anna Weber'],
  ['Studio Nord', 'Anna Weber'],
  ['info', 'Anna Weber'],
  ['Анна Вебер', 'Anna Weber'],
])('%s is not %s', (creator, name) => {
  expect(maySame(creator, name)).toBe(false)
})
