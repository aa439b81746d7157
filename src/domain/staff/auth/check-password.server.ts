import {
  LONGEST_PASSWORD,
  type PasswordComplaint,
  SHORTEST_PASSWORD,
  type Staff,
} from '#domain/staff/model.ts'
import { SITE_WORDS, withoutWords, wordsIn } from './site-words.ts'

/**
 * Fewer guesses than this, as a power of ten, and whoever has a stolen hash finds the password: at a thousand a second,
 * as scrypt allows one machine, 10^10 are four months.
 */
const FEWEST_GUESSES_LOG10 = 10
/** Shorter beginnings of addresses are in too many words. */
const SHORTEST_NAME_THAT_COUNTS = 3
let estimating: ReturnType<typeof openEstimator> | null = null

/**
 * What speaks against a password, null when nothing does. Length counts, not composition; what is among the common and
 * breached ones, also with digits behind or letters exchanged, is refused. Words that anybody knows who looks at this site
 * count for nothing, so what stands around them has to be long enough by itself: given them as words of its own, zxcvbn
 * still takes four in a row for 10^12 guesses, since it supposes that whoever guesses tries all shorter rows first. Nothing is asked of anybody: the lists are here.
 */
export async function checkPassword(
  password: string,
  { email, name }: Pick<Staff, 'email' | 'name'>,
): Promise<PasswordComplaint | null> {
  if (password.length < SHORTEST_PASSWORD) return `shortest:${SHORTEST_PASSWORD}`
  if (password.length > LONGEST_PASSWORD) return `longest:${LONGEST_PASSWORD}`
  const [mailName = ''] = email.toLowerCase().split('@')
  if (mailName.length >= SHORTEST_NAME_THAT_COUNTS && password.toLowerCase().includes(mailName))
    return 'holds-name'
  estimating ??= openEstimator()
  const estimator = await estimating
  const known = [...wordsIn([email, name]), ...SITE_WORDS]
  const { guessesLog10 } = estimator.check(withoutWords(password, known), known)
  return guessesLog10 < FEWEST_GUESSES_LOG10 ? 'common' : null
}

/** The lists take a while to prepare and some memory, and hardly anybody chooses a password. */
async function openEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LONGEST_PASSWORD })
}
