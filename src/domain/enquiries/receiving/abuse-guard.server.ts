import { createHash, randomBytes, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Challenge, OPENED_FIELD, PROOF_FIELD, TRAP_FIELD } from '#domain/enquiries/forms/submission.ts'
import { proofKeys } from '#domain/enquiries/tables.server.ts'
import type { Clock } from '#platform/clock.ts'
import { withTimeout } from '#platform/concurrency.ts'
import type { Database } from '#platform/database/database.ts'
import { networkOf } from '#platform/http/network.ts'
import type { FormValues } from '#platform/http/read-form.server.ts'
import type { Log } from '#platform/log.ts'
import { mailboxOf } from '#platform/mail/email-address.ts'
import type { RateLimit, RateLimits, Taking } from '#platform/rate-limits/rate-limits.server.ts'
import type { FormTimes } from './form-times.ts'

type Limit = Omit<RateLimit, 'name'>

export type AbuseLimits = {
  forms: Limit
  network: Limit
  sender: Limit
  /** Above this, a network, or everybody, has to solve a challenge. */
  proofFromNetwork: Limit
  proofFromAll: Limit
}

type Judgement =
  | { outcome: 'passed' }
  | { outcome: 'too-many'; retryAfterSeconds: number }
  | { outcome: 'proof-needed'; challenge: Challenge }

export type AbuseGuard = {
  /** We signed the time in a form; it comes back with the form, so that nobody waits twice. */
  timeOf: (values: FormValues) => { opened?: string }
  /** Returns the challenge to be solved before a form with that time is sent from there, or null; counts nothing. */
  findChallenge: (opened: unknown, networkAddress: string) => Promise<Challenge | null>
  /** It is called before anything of a form is read. */
  admit: (networkAddress: string) => Promise<Taking>
  /** It is called once all fields are right. */
  judge: (values: FormValues, email: string, networkAddress: string) => Promise<Judgement>
}

export function isTrapped(values: FormValues): boolean {
  return Boolean(values[TRAP_FIELD])
}

type AbuseGuardNeeds = {
  ask: WithCircuitBreaker
  rateLimits: RateLimits
  proofOfWork: ProofOfWork
  formTimes: FormTimes
  limits: AbuseLimits
  clock: Clock
  log: Log
}

/** While the database does not answer, nothing is counted: an enquiry is worth more than a limit. */
export function openAbuseGuard(needs: AbuseGuardNeeds): AbuseGuard {
  const { rateLimits, proofOfWork, formTimes, limits, clock, log } = needs
  const ask = <Answer>(what: string, question: () => Promise<Answer>) =>
    needs.ask(question, () => log.warn({ limit: what }, 'enquiry.not-counted'))
  const limitOf = (name: keyof AbuseLimits) => ({ name: `enquiry-${name}`, ...limits[name] })

  async function take(name: keyof AbuseLimits, subject: string): Promise<Taking> {
    return (await ask(name, () => rateLimits.take(limitOf(name), subject))) ?? { outcome: 'granted' }
  }

  async function hasRoom(name: keyof AbuseLimits, subject: string): Promise<boolean> {
    const next = await ask(name, () => rateLimits.peek(limitOf(name), subject))
    return next?.outcome !== 'too-many'
  }

  /** Takings that are asked together are counted together. */
  async function countForProof(network: string): Promise<boolean> {
    const takings = await Promise.all([take('proofFromNetwork', network), take('proofFromAll', '')])
    return takings.some(({ outcome }) => outcome === 'too-many')
  }

  async function isProofNear(network: string): Promise<boolean> {
    const room = await Promise.all([hasRoom('proofFromNetwork', network), hasRoom('proofFromAll', '')])
    return room.includes(false)
  }

  async function askForProof(values: FormValues): Promise<Judgement> {
    const isProven = await ask('proof', () => proofOfWork.accepts(values[PROOF_FIELD]))
    const challenge = isProven === false ? await ask('challenge', proofOfWork.ask) : null
    return challenge ? { outcome: 'proof-needed', challenge } : { outcome: 'passed' }
  }

  return {
    timeOf: ({ [OPENED_FIELD]: opened }) =>
      typeof opened === 'string' && formTimes.isOurs(opened, clock.now()) ? { [OPENED_FIELD]: opened } : {},
    findChallenge: async (opened, networkAddress) => {
      const isNeeded =
        !formTimes.accepts(opened, clock.now()) || (await isProofNear(networkOf(networkAddress)))
      return isNeeded ? ask('challenge', proofOfWork.ask) : null
    },
    admit: (networkAddress) => take('forms', networkOf(networkAddress)),
    judge: async (values, email, networkAddress) => {
      const network = networkOf(networkAddress)
      const isTooFast = !formTimes.accepts(values[OPENED_FIELD], clock.now())
      if (isTooFast || (await countForProof(network))) {
        const judgement = await askForProof(values)
        if (judgement.outcome !== 'passed') return judgement
      }
      // This counts after the proof: somebody without script, who cannot solve a challenge, is only asked to wait.
      if (isTooFast) await countForProof(network)
      const takings = await Promise.all([take('network', network), take('sender', mailboxOf(email))])
      return takings.find((taking) => taking.outcome === 'too-many') ?? { outcome: 'passed' }
    },
  }
}

/**
 * Somebody waits for their form, three seconds at most with all that is done besides; a busy database needs a fraction.
 */
const ANSWERED_WITHIN_MS = 2_000
/** After no answer in time, the next forms are taken without asking the database for so long. */
const OPEN_FOR_MS = 5_000

/** Returns null when there is no answer in time, and logs the event. The query goes on. */
type WithCircuitBreaker = <Answer>(
  question: () => Promise<Answer>,
  logFailure: () => void,
) => Promise<Answer | null>

/** While the database does not answer, a sender waits only once. */
export function openCircuitBreaker(): WithCircuitBreaker {
  let openUntil = 0
  return async <Answer>(question: () => Promise<Answer>, logFailure: () => void) => {
    if (performance.now() < openUntil) return null
    const answer = await withTimeout<Answer | 'timeout' | 'rejected'>(
      ANSWERED_WITHIN_MS,
      question().catch(() => 'rejected'),
      'timeout',
    )
    if (answer !== 'timeout' && answer !== 'rejected') return answer
    logFailure()
    // A database that refuses at once may be asked again at once.
    if (answer === 'timeout') openUntil = performance.now() + OPEN_FOR_MS
    return null
  }
}

const KEY_BYTES = 32

/** The very first call makes the key, which is the same for all instances. */
export async function readSigningKey(db: Database, name: string): Promise<string> {
  const stored = await findKey(db, name)
  if (stored) return stored
  const made = randomBytes(KEY_BYTES).toString('base64')
  await db.insert(proofKeys).values({ name, key: made }).onConflictDoNothing()
  // Another instance may have been quicker.
  return (await findKey(db, name)) ?? made
}

async function findKey(db: Database, name: string): Promise<string | null> {
  const [stored] = await db.select({ key: proofKeys.key }).from(proofKeys).where(eq(proofKeys.name, name))
  return stored?.key ?? null
}

const KEY_NAME = 'enquiries'
/** One try takes a browser about a millisecond, and the server as well when it checks the answer. */
const ROUNDS_OF_A_TRY = 2_000
/** A browser finds this number by trying, which is a second or two of work. */
const FEWEST_TRIES = 600
const MOST_TRIES = 1_800
/** This is long enough for a slow telephone and a large upload. */
const VALID_MS = 20 * 60_000
const LONGEST_PROOF = 4_000

const Payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(ROUNDS_OF_A_TRY),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.int(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})

type ProofOfWork = {
  ask: () => Promise<Challenge>
  /** Each solution counts once; any other text gives false, and none throws. */
  accepts: (proof: unknown) => Promise<boolean>
}

export function openProofOfWork(db: Database, rateLimits: RateLimits): ProofOfWork {
  let key: Promise<string> | null = null

  function findKey(): Promise<string> {
    key ??= readSigningKey(db, KEY_NAME).catch((error) => {
      key = null
      throw error
    })
    return key
  }

  return {
    ask: async () => {
      const secret = await findKey()
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS_OF_A_TRY,
        counter: randomInt(FEWEST_TRIES, MOST_TRIES),
        deriveKey,
        // It is checked against the system's time, so ours must be the same.
        expiresAt: new Date(Date.now() + VALID_MS),
        hmacSignatureSecret: secret,
        hmacKeySignatureSecret: secret,
      })
    },
    accepts: async (proof) => {
      const payload = readProof(proof)
      if (!payload) return false
      const { challenge, solution } = payload
      const secret = await findKey()
      const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: secret }
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
      return verified && isFirstUse(rateLimits, challenge.signature)
    },
  }
}

async function isFirstUse(rateLimits: RateLimits, signature: string): Promise<boolean> {
  const once = { name: 'proof', most: 1, withinSeconds: VALID_MS / 1000 }
  const used = createHash('sha256').update(signature).digest('base64url')
  return (await rateLimits.take(once, used)).outcome === 'granted'
}

function readProof(proof: unknown) {
  if (typeof proof !== 'string' || proof.length > LONGEST_PROOF) return null
  try {
    const reading = Payload.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString()))
    return reading.success ? reading.data : null
  } catch {
    return null
  }
}
