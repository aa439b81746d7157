import { expect, test } from 'vitest'
import { mailboxOf, readAddress } from './email-address.ts'

test.each([
  ['anna@verlag.example', 'anna@verlag.example'],
  ['  anna@verlag.example ', 'anna@verlag.example'],
  ['anna@verlag.example\u200b', 'anna@verlag.example'],
  ['\u2060\ufeffanna@verlag.example\u00a0', 'anna@verlag.example'],
  ['anna@verlag.example\u00ad', 'anna@verlag.example'],
  ['anna+art@Verlag.Example', 'anna+art@verlag.example'],
  ["o'neil.x_y-z@a-b.co.example", "o'neil.x_y-z@a-b.co.example"],
  ['anna@müller.example', 'anna@xn--mller-kva.example'],
  ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
  [`${'a'.repeat(64)}@verlag.example`, `${'a'.repeat(64)}@verlag.example`],
])('%j is the address %s', (text, address) => {
  expect(readAddress(text)).toEqual({ outcome: 'address', address })
})

test.each(['', '   ', '\u200b\u00a0'])('%j is missing', (text) => {
  expect(readAddress(text)).toEqual({ outcome: 'missing' })
})

test.each([
  'a@b.example, c@d.example',
  'a@b.example;c@d.example',
  'a@b.example c@d.example',
  'a@b@c.example',
  'a,b@c.example',
])('%j is several', (text) => {
  expect(readAddress(text)).toEqual({ outcome: 'several' })
})

test.each([
  'anna',
  '@verlag.example',
  'anna@',
  'anna@verlag',
  'anna@127.0.0.1',
  'anna@[127.0.0.1]',
  'anna@127.1',
  'anna@0x7f.1',
  'anna@verlag..example',
  'anna@-verlag.example',
  'anna@verlag.example.',
  'anna@ver%6cag.example',
  'anna@verlag.example:25',
  'anna@verlag.example/x',
  '.anna@verlag.example',
  'an..na@verlag.example',
  'anna@verlag.example\n',
  'anna@ver\u200blag.example',
  'anna@verlag.example\u202e',
  'anna\r\nBcc: x@verlag.example',
  'anna@verlag.example\0',
  'an na@verlag.example',
  'anna(Kommentar)@verlag.example',
  '"anna"@verlag.example',
  'Anna <anna@verlag.example>',
  'jörg@verlag.example',
  '=?utf-8?B?aHR0cDovL2V2aWwuZXhhbXBsZQ==?=@verlag.example',
  `${'a'.repeat(65)}@verlag.example`,
  `anna@${'a'.repeat(64)}.example`,
  `anna@${'abc.'.repeat(63)}example`,
])('%j is no address', (text) => {
  expect(readAddress(text)).toEqual({ outcome: 'wrong' })
})

test('one mailbox has one name', () => {
  expect(mailboxOf('Anna+Art@verlag.example')).toBe('anna@verlag.example')
  expect(mailboxOf('+x@verlag.example')).toBe('+x@verlag.example')
})
