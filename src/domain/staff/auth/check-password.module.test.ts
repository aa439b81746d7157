import { expect, test } from 'vitest'
import { site } from '#site/site.server.ts'
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
])('%j is refused: %s', async (password, error) => {
  expect(await checkPassword(password, FRIEDA)).toBe(error)
})

const { brand, tagline, productWord, hosts, offices, company } = site
const [host = ''] = hosts.production
const [town = ''] = offices.map((office) => office.town.de)

test.each([
  'Passwort-Zeichner-1',
  'Zeichner2026!',
  'Passwort-Zeichner-2026!',
  'Zeichner-Zeichner-1',
  'z31chn3r-p4ssw0rt',
  'RENHCIEZ-trowssap-1',
  `${productWord}-${productWord}-${productWord}`,
  `Passwort-${productWord}-1`,
  `${productWord}2026!!!`,
  `Mein-Passwort-${productWord}`,
  `${brand.de}-2026`,
  brand.de.replaceAll(' ', '').repeat(2),
  `${brand.en}#Sommer#2026`,
  tagline.de,
  tagline.en,
  `${tagline.de.replaceAll(' ', '-')}-1!`,
  host,
  `https://${host}/`,
  `${host}-123`,
  `${productWord}${town}2026`,
  `Agentur-${town}-${productWord}!`,
  `Admin-${productWord}-Admin-1`,
  `Willkommen-${productWord}-1`,
  `Winter2026-${productWord}`,
  company.name,
  `alle${productWord.toLowerCase()}-2026`,
])('%j is common, because it is built from terms of this site', async (password) => {
  expect(await checkPassword(password, FRIEDA)).toBe('common')
})

test.each([
  'Kranich-Ofen-Kreide-7',
  'der blaue wal malt gern',
  'Sieben Ziegen trinken Sirup',
  'Lampe!Gurke?Teppich,Mond',
  'orbit-velvet-canyon-thirsty',
  'Zeichner essen gern Rhabarber',
  'tV9#qLw2xZr!pB',
  'Möwe klaut Fritten am Kai',
  'Regenjacke unter dem Sofa',
  'my sister keeps nine llamas',
  'äöü 線描 шов 12',
  'x'.repeat(6) + 'Kohle trocknet nie ganz'.repeat(5),
])('%j is accepted', async (password) => {
  expect(await checkPassword(password, FRIEDA)).toBe(null)
})

test('a name of two letters may be part of a password', async () => {
  const somebody = { email: 'al@example.com', name: 'Al' }
  expect(await checkPassword('Walnuss-Galopp-Ahorn', somebody)).toBe(null)
})
