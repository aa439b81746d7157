import { site } from '#site/site.server.ts'

/** Shorter ones are in too many other words. */
const SHORTEST_WORD = 3

/** What people put before, between and behind the name of their firm when a password is asked for. */
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

/** Words that anybody knows who looks at this site: those of its brand, places, people and addresses, and the usual ones. */
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

/** The words of some texts in lower case, each once, and as one types them where there is no umlaut. */
export function wordsIn(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const found = text.toLowerCase().match(/\p{L}+/gu) ?? []
    // "Die Zeichner" is also typed in one.
    return [...found, found.join('')]
  })
  const spelled = words.flatMap((word) => [
    word,
    withoutUmlauts(word),
    word.normalize('NFD').replace(/\p{M}/gu, ''),
  ])
  return [...new Set(spelled)].filter((word) => word.length >= SHORTEST_WORD)
}

function withoutUmlauts(word: string): string {
  return word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
}

/** What people type instead of a letter, thinking that nobody else does. */
const EXCHANGED: Record<string, string> = {
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

/** A text without these words, however they are spelled: large or small, with digits for letters, from behind. */
export function withoutWords(text: string, words: readonly string[]): string {
  const longestFirst = words
    .flatMap((word) => [word, [...word].reverse().join('')])
    .sort((one, other) => other.length - one.length)
  const patterns = longestFirst.map((word) =>
    [...word].map((letter) => `[${EXCHANGED[letter] ?? letter}]`).join(''),
  )
  return text.replaceAll(new RegExp(patterns.join('|'), 'giu'), '')
}
