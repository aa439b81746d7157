import { describe, expect, test } from 'vitest'
import { valuesOf } from '#platform/http/form-fields.ts'
import { readCollectionEmail } from './email-collection.server.ts'

const GOOD = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  to: 'redaktion@wochenblatt.example',
  name: 'Katrin Lorenzen',
  email: 'lorenzen+art@wochenblatt.example',
  message: 'Ich tendiere zu 1 und 4.',
  lang: 'de',
}

function errorsOf(differences: Record<string, unknown>) {
  const reading = readCollectionEmail({ ...GOOD, ...differences })
  return reading.outcome === 'invalid' ? reading.errors : {}
}

function messageOf(message: string) {
  const reading = readCollectionEmail({ ...GOOD, message })
  return reading.outcome === 'read' ? reading.email.message : null
}

test('what is right stays as it was typed', () => {
  expect(readCollectionEmail(GOOD)).toEqual({ outcome: 'read', email: GOOD })
})

test('a message is optional', () => {
  const { message, ...without } = GOOD
  expect(readCollectionEmail(without)).toEqual({ outcome: 'read', email: { ...GOOD, message: '' } })
})

describe('a message', () => {
  test('may have 500 characters, not 501', () => {
    expect(errorsOf({ message: 'ä'.repeat(500) })).toEqual({})
    expect(errorsOf({ message: 'ä'.repeat(501) })).toEqual({ message: 'letter_message_wrong' })
  })

  test('counts a line break of a form as one character', () => {
    expect(errorsOf({ message: `${'a'.repeat(249)}\r\n${'b'.repeat(250)}` })).toEqual({})
  })

  test('loses its links and its control characters', () => {
    expect(messageOf('Siehe https://spam.example\r\nund www.spam.example\0!\u202e')).toBe(
      'Siehe […]\nund […]',
    )
  })
})

test('a name loses its links', () => {
  const reading = readCollectionEmail({ ...GOOD, name: 'Gewinn auf www.spam.example' })
  expect(reading).toMatchObject({ email: { name: 'Gewinn auf […]' } })
})

test.each([
  ['to', '', 'letter_to_missing'],
  ['to', undefined, 'letter_to_missing'],
  ['to', 'redaktion@', 'letter_address_wrong'],
  ['to', 'a@b.example, c@d.example', 'letter_address_several'],
  ['to', 'a@b.example\r\nBcc: c@d.example', 'letter_address_several'],
  ['to', 'a@b.example\r\nBcc: x', 'letter_address_wrong'],
  ['to', `a@${'b.'.repeat(2_000)}example`, 'letter_address_wrong'],
  ['to', ['a@b.example', 'c@d.example'], 'letter_to_missing'],
  ['email', ' ', 'letter_email_missing'],
  ['email', 'a@b.example\nBcc: x', 'letter_address_wrong'],
  ['email', 'a@b.example;c@d.example', 'letter_address_several'],
  ['name', '', 'letter_name_missing'],
  ['name', '   ', 'letter_name_missing'],
  ['name', 'a'.repeat(101), 'letter_name_wrong'],
  ['name', 'Katrin\r\nBcc: all@verlag.example', 'letter_name_wrong'],
  ['name', 'Katrin\u2028Bcc', 'letter_name_wrong'],
  ['name', '\u202enirtaK', 'letter_name_wrong'],
  ['message', 5, 'letter_message_wrong'],
  ['message', { toString: 'x' }, 'letter_message_wrong'],
  ['id', '', 'letter_id_missing'],
  ['id', 7, 'letter_id_missing'],
  ['id', 'a'.repeat(101), 'letter_id_missing'],
  ['lang', 'fr', 'letter_lang_wrong'],
  ['lang', undefined, 'letter_lang_wrong'],
])('%s %j: %s', (field, value, error) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: error })
})

test.each([null, undefined, 'text', 5, []])('%j is refused and does not break', (values) => {
  expect(readCollectionEmail(values).outcome).toBe('invalid')
})

test('a form that says a field twice has no one value for it', () => {
  const form = new FormData()
  form.append('to', 'a@b.example')
  form.append('to', 'c@d.example')
  form.append('name', 'Katrin')
  expect(valuesOf(form)).toEqual({ to: ['a@b.example', 'c@d.example'], name: 'Katrin' })
})
