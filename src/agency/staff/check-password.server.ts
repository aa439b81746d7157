import { LONGEST_PASSWORD, type PasswordComplaint, SHORTEST_PASSWORD, type Staff } from './model.ts'

/**
 * Fewer guesses than this, as a power of ten, and whoever has a stolen hash finds the password: at a thousand a second,
 * as scrypt allows one machine, 10^10 are four months.
 */
const FEWEST_GUESSES_LOG10 = 10
/** Shorter beginnings of addresses are in too many words. */
const SHORTEST_NAME_THAT_COUNTS = 3
/** Who knows nothing else tries these first. */
const NAMES_OF_THE_PLACE = ['zeichner', 'illustration', 'agentur', 'agency', 'passwort', 'mitarbeiter']

let estimating: ReturnType<typeof openEstimator> | null = null

/**
 * What speaks against a password, null when nothing does. Length counts, not composition; what is among the common and
 * breached ones, also with digits behind or letters exchanged, is refused. Nothing is asked of anybody: the lists are here.
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
  const known = [email, mailName, ...mailName.split(/[._+-]/), ...name.split(/\s+/), ...NAMES_OF_THE_PLACE]
  const { guessesLog10 } = estimator.check(password, known)
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
