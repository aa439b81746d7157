import {
  LONGEST_PASSWORD,
  type PasswordError,
  SHORTEST_PASSWORD,
  type Staff,
} from '#domain/staff/staff-model.ts'
import { SITE_WORDS, withoutWords, wordsIn } from './site-words.ts'

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
