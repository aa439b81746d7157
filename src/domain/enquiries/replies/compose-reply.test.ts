import { expect, test } from 'vitest'
import {
  fillTemplate,
  joinReply,
  listPlaceholders,
  listUnknownPlaceholders,
  quoteOf,
  withNumber,
} from './compose-reply.ts'

const VALUES = { name: 'Katrin Lorenzen', number: '0A1B2C3D', project: 'Walbuch' }

test.each([
  ['Guten Tag {name}, zu {projekt} ({nummer})', 'Guten Tag Katrin Lorenzen, zu Walbuch (0A1B2C3D)'],
  ['Dear {Name}, about { project } ({number})', 'Dear Katrin Lorenzen, about Walbuch (0A1B2C3D)'],
  ['{budget} und {}', '{budget} und {}'],
  ['{constructor}', '{constructor}'],
])('the template “%s” becomes “%s”', (template, filled) => {
  expect(fillTemplate(template, VALUES)).toBe(filled)
})

test('a value is never taken for a placeholder, and a missing one leaves its placeholder', () => {
  expect(fillTemplate('{name}: {projekt}', { ...VALUES, name: '{nummer}', project: '' })).toBe(
    '{nummer}: {projekt}',
  )
})

test('placeholders are listed once each, and unknown ones are told from the others', () => {
  const text = '{name}, {budget}, {name}, {Termin}'
  expect(listPlaceholders(text)).toEqual(['{name}', '{budget}', '{Termin}'])
  expect(listUnknownPlaceholders(text)).toEqual(['{budget}', '{Termin}'])
})

test('the number stands in the subject exactly once', () => {
  expect(withNumber('Ihre Anfrage', '0A1B2C3D')).toBe('Ihre Anfrage (0A1B2C3D)')
  expect(withNumber('Re: Ihre Anfrage 0a1b2c3d', '0A1B2C3D')).toBe('Re: Ihre Anfrage 0a1b2c3d')
})

test('a reply is its text, the signature and the quote, and leaves out what is empty', () => {
  const quote = quoteOf(
    { receivedAt: new Date('2026-11-20T10:00:00Z'), text: 'Ein Wal?\nGern blau.' },
    'de',
    (date) => `Am ${date}:`,
  )
  expect(joinReply({ text: 'Gern.', signature: 'Frieda', quote })).toBe(
    'Gern.\n\nFrieda\n\nAm 20. November 2026:\n> Ein Wal?\n> Gern blau.',
  )
  expect(joinReply({ text: 'Gern.', signature: '', quote: '' })).toBe('Gern.')
})
