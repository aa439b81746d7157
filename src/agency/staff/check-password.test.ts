import { expect, test } from 'vitest'
import { checkPassword } from './check-password.server.ts'

const FRIEDA = { email: 'frieda.probe@example.com', name: 'Frieda Probe' }

test.each([
  ['elf Zeichen', 'shortest:12'],
  ['a'.repeat(129), 'longest:128'],
  ['password1234', 'common'],
  ['Passw0rd1234', 'common'],
  ['123456789012', 'common'],
  ['qwertyuiop12', 'common'],
  ['aaaaaaaaaaaaaaaaaaaa', 'common'],
  ['letmeinletmein', 'common'],
  ['zeichnerzeichner', 'common'],
  ['friedaprobe2026', 'common'],
  ['mein Frieda.Probe ist lang', 'holds-name'],
])('%j is refused: %s', async (password, complaint) => {
  expect(await checkPassword(password, FRIEDA)).toBe(complaint)
})

test.each([
  'Kranich-Ofen-Kreide-7',
  'der blaue wal malt gern',
  'äöü 線描 шов 12',
  'x'.repeat(6) + 'Kohle trocknet nie ganz'.repeat(5),
])('%j is good enough', async (password) => {
  expect(await checkPassword(password, FRIEDA)).toBe(null)
})

test('a name of two letters is in too many words to count', async () => {
  const somebody = { email: 'al@example.com', name: 'Al' }
  expect(await checkPassword('Walnuss-Galopp-Ahorn', somebody)).toBe(null)
})
