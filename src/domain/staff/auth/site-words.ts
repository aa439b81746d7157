import { site } from '#site/site.server.ts'

/** Shorter ones occur in too many other words. */
const SHORTEST_WORD = 3

/** People often combine these words with the name of their company in a password. */
const USUAL_WORDS = [
  'http',
  'https',
  'www',
  'com',
  'org',
  'net',
  'passwort',
  'password',
  'kennwort',
  'geheim',
  'secret',
  'willkommen',
  'welcome',
  'hallo',
  'hello',
  'anmelden',
  'anmeldung',
  'login',
  'signin',
  'zugang',
  'access',
  'admin',
  'administrator',
  'redaktion',
  'mitarbeiter',
  'staff',
  'team',
  'office',
  'buero',
  'firma',
  'company',
  'website',
  'webseite',
  'agentur',
  'agency',
  'illustration',
  'illustrationen',
  'illustrator',
  'illustratorin',
  'bilder',
  'kunst',
  'fruehling',
  'sommer',
  'herbst',
  'winter',
  'spring',
  'summer',
  'autumn',
]

export const SITE_WORDS: readonly string[] = wordsIn([
  ...Object.values(site.brand),
  ...Object.values(site.tagline),
  site.productWord,
  `alle${site.productWord}`,
  site.company.name,
  site.company.director,
  ...site.hosts.production,
  ...site.hosts.beta,
  ...site.offices.flatMap(({ town, lines }) => [...Object.values(town), ...lines]),
  ...site.team.flatMap(({ name, mail }) => [name, mail]),
  ...[site.mail.office, site.mailSender],
  ...USUAL_WORDS,
])

export function wordsIn(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const found = text.toLowerCase().match(/\p{L}+/gu) ?? []
    // "Die Zeichner" is also typed as one word.
    return [...found, found.join('')]
  })
  const spellings = words.flatMap((word) => [
    word,
    withoutUmlauts(word),
    word.normalize('NFD').replace(/\p{M}/gu, ''),
  ])
  return [...new Set(spellings)].filter((word) => word.length >= SHORTEST_WORD)
}

function withoutUmlauts(word: string): string {
  return word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
}

const SUBSTITUTES: Record<string, string> = {
  a: 'a4@',
  b: 'b8',
  e: 'e3€',
  g: 'g9',
  i: 'i1!|',
  l: 'l1!|',
  o: 'o0',
  s: 's5$',
  t: 't7+',
  z: 'z2',
}

export function withoutWords(text: string, words: readonly string[]): string {
  const longestFirst = words
    .flatMap((word) => [word, [...word].reverse().join('')])
    .sort((one, other) => other.length - one.length)
  const patterns = longestFirst.map((word) =>
    [...word].map((character) => `[${SUBSTITUTES[character] ?? character}]`).join(''),
  )
  return text.replaceAll(new RegExp(patterns.join('|'), 'giu'), '')
}
