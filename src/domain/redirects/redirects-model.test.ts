import { expect, test } from 'vitest'
import { toOwnAddress } from './redirects-model.ts'

const HOST = 'www.zeichner.example'

test.each([
  ['a whole address', 'https://www.zeichner.example/alt/mappe?x=1#y', 'From', '/alt/mappe'],
  ['a whole address to lead to', 'https://www.zeichner.example/neu?x=1#y', 'To', '/neu?x=1#y'],
  ['one without www and with a slash at its end', ' http://zeichner.example/alt/ ', 'From', '/alt'],
  ['the home page', 'https://zeichner.example/', 'To', '/'],
  ['a path', '/alt', 'From', '/alt'],
  ['an address that is still typed', 'https://www.zeichner.example', 'From', 'https://www.zeichner.example'],
  ['another site', 'https://zeichner.example.org/alt', 'From', 'https://zeichner.example.org/alt'],
  ['what is no address', 'https://zeichner.example:x/alt', 'From', 'https://zeichner.example:x/alt'],
] as const)('%s in a redirect becomes what the field takes', (_, typed, field, taken) => {
  expect(toOwnAddress(typed, HOST, field)).toBe(taken)
})
