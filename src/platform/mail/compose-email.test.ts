import { expect, test } from 'vitest'
import { composeEmail } from './compose-email.ts'

test('no text of an email makes the mailer open a file or a URL', () => {
  const email = {
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
  expect(composeEmail(email)).toMatchObject({ disableFileAccess: true, disableUrlAccess: true })
})
