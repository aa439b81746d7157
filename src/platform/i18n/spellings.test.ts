import { expect, test } from 'vitest'
import { spellingsOf } from '#platform/i18n/spellings.ts'

// Finding forgives a letter or two, so what it finds does not show whether these are right.
test.each([
  ['Müller-Lüdenscheidt', 'muller ludenscheidt', 'mueller luedenscheidt'],
  ['Jäger', 'jager', 'jaeger'],
  ['Özil', 'ozil', 'oezil'],
  ['Søren', 'soren', 'soeren'],
  ['Åse', 'ase', 'aase'],
  ['Élodie', 'elodie', 'elodie'],
])('%s is found as %s and as %s', (name, plain, writtenOut) => {
  expect(spellingsOf(name)).toEqual({ plain, writtenOut })
})
