import { expect, test } from 'vitest'
import { composeLetter } from './compose-email.ts'

test('whatever a letter says, nothing in it makes the mailer open a file or an address', () => {
  const letter = {
    messageId: 'one@zeichner.example',
    date: new Date('2026-03-01T10:00:00Z'),
    from: { name: 'Zeichner', address: 'hallo@zeichner.example' },
    to: 'lorenzen@maler.example',
    replyTo: null,
    subject: 'file:///etc/passwd',
    html: '<img src="file:///etc/passwd">',
    text: 'https://evil.example',
    pictures: [],
    headers: {},
  }
  expect(composeLetter(letter)).toMatchObject({ disableFileAccess: true, disableUrlAccess: true })
})
