import {
  LONGEST_PASSWORD,
  type PasswordError,
  SHORTEST_PASSWORD,
  type Staff,
} from '#domain/staff/staff-model.ts'
import { site } from '#site/site.server.ts'

/** A power of ten: one machine makes about a thousand scrypt guesses a second, so 10^10 take four months. */
const FEWEST_GUESSES_LOG10 = 10
/** Shorter local parts of email addresses occur in too many ordinary words. */
const SHORTEST_NAME = 3
let estimatorPromise: ReturnType<typeof openEstimator> | null = null

/**
 * Length counts, and common or breached passwords are refused, also with digits appended or letters replaced. Terms of
 * this site are removed first, as zxcvbn rates four known terms in a row at 10^12 guesses.
 */
export async function checkPassword(
  password: string,
  { email, name }: Pick<Staff, 'email' | 'name'>,
): Promise<PasswordError | null> {
  if (password.length < SHORTEST_PASSWORD) return `shortest:${SHORTEST_PASSWORD}`
  if (password.length > LONGEST_PASSWORD) return `longest:${LONGEST_PASSWORD}`
  const [mailName = ''] = email.toLowerCase().split('@')
  if (mailName.length >= SHORTEST_NAME && password.toLowerCase().includes(mailName)) return 'holds-name'
  estimatorPromise ??= openEstimator()
  const estimator = await estimatorPromise
  const knownTerms = [...wordsIn([email, name]), ...SITE_WORDS]
  const { guessesLog10 } = estimator.check(withoutWords(password, knownTerms), knownTerms)
  return guessesLog10 < FEWEST_GUESSES_LOG10 ? 'common' : null
}

/** The lists are loaded on demand: they take time and memory, and passwords are set rarely. */
async function openEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LONGEST_PASSWORD })
}

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

const SITE_WORDS: readonly string[] = wordsIn([
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

function wordsIn(texts: readonly string[]): string[] {
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

function withoutWords(text: string, words: readonly string[]): string {
  const longestFirst = words
    .flatMap((word) => [word, [...word].reverse().join('')])
    .sort((one, other) => other.length - one.length)
  const patterns = longestFirst.map((word) =>
    [...word].map((character) => `[${SUBSTITUTES[character] ?? character}]`).join(''),
  )
  return text.replaceAll(new RegExp(patterns.join('|'), 'giu'), '')
}
