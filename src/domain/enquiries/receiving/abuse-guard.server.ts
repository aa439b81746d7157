import { mailboxOf } from '#domain/enquiries/forms/email-address.ts'
import { type Challenge, OPENED_FIELD, PROOF_FIELD, TRAP_FIELD } from '#domain/enquiries/forms/submission.ts'
import type { Clock } from '#platform/clock.ts'
import { withTimeout } from '#platform/concurrency/timeout.ts'
import { networkOf } from '#platform/http/network.ts'
import type { FormValues } from '#platform/http/read-form.server.ts'
import type { Log } from '#platform/log.ts'
import type { RateLimit, RateLimits, Taking } from '#platform/rate-limits/rate-limits.server.ts'
import type { FormTimes } from './form-times.ts'
import type { ProofOfWork } from './proof-of-work.server.ts'

type Limit = Omit<RateLimit, 'name'>

export type AbuseLimits = {
  /** Forms read from one network, right or wrong. */
  forms: Limit
  /** Enquiries from one network, and from one address. */
  network: Limit
  sender: Limit
  /** From here on a network, or everybody, has to work for it. */
  proofFromNetwork: Limit
  proofFromAll: Limit
}

export type Judgement =
  | { outcome: 'passed' }
  | { outcome: 'too-many'; retryAfterSeconds: number }
  | { outcome: 'proof-needed'; challenge: Challenge }

export type AbuseGuard = {
  /** The time that a form carries, where it is one of ours: it comes back with the form, so that nobody waits twice. */
  timeOf: (values: FormValues) => { opened?: string }
  /** Before anything of a form is read. */
  admit: (networkAddress: string) => Promise<Taking>
  /** Once all fields are right. */
  judge: (values: FormValues, email: string, networkAddress: string) => Promise<Judgement>
}

/** Somebody waits for their form, three seconds at most with all that is done besides; a busy database needs a fraction. */
const ANSWERED_WITHIN_MS = 2_000
/** After silence the next ones are taken without asking for so long. */
const NOT_ASKED_FOR_MS = 5_000

/** Whether a program filled in what people never see. */
export function isTrapped(values: FormValues): boolean {
  return Boolean(values[TRAP_FIELD])
}

type Needs = {
  rateLimits: RateLimits
  proofOfWork: ProofOfWork
  formTimes: FormTimes
  limits: AbuseLimits
  clock: Clock
  log: Log
}

/**
 * While the database cannot be asked, or does not answer, nothing is counted: an enquiry is worth more than a limit, and
 * its sender waits no longer than once.
 */
export function openAbuseGuard(needs: Needs): AbuseGuard {
  const { rateLimits, proofOfWork, formTimes, limits, clock, log } = needs
  let notAskedBefore = 0

  /** Null where there is no answer. */
  async function ask<Answer>(what: string, question: () => Promise<Answer>): Promise<Answer | null> {
    if (performance.now() < notAskedBefore) return null
    const answer = await withTimeout<Answer | 'silence' | 'refusal'>(
      ANSWERED_WITHIN_MS,
      question().catch(() => 'refusal'),
      'silence',
    )
    if (answer !== 'silence' && answer !== 'refusal') return answer
    log.warn({ limit: what }, 'enquiry.not-counted')
    // Who refuses at once may be asked again at once.
    if (answer === 'silence') notAskedBefore = performance.now() + NOT_ASKED_FOR_MS
    return null
  }

  async function take(name: keyof AbuseLimits, subject: string): Promise<Taking> {
    const limit = { name: `enquiry-${name}`, ...limits[name] }
    return (await ask(name, () => rateLimits.take(limit, subject))) ?? { outcome: 'granted' }
  }

  /** Whether so many have come that this one has to work for it. What is asked together is counted together. */
  async function countWarm(network: string): Promise<boolean> {
    const warm = await Promise.all([take('proofFromNetwork', network), take('proofFromAll', '')])
    return warm.some(({ outcome }) => outcome === 'too-many')
  }

  async function askForProof(values: FormValues): Promise<Judgement> {
    const isProven = await ask('proof', () => proofOfWork.accepts(values[PROOF_FIELD]))
    const challenge = isProven === false ? await ask('challenge', proofOfWork.ask) : null
    return challenge ? { outcome: 'proof-needed', challenge } : { outcome: 'passed' }
  }

  return {
    timeOf: ({ [OPENED_FIELD]: opened }) =>
      typeof opened === 'string' && formTimes.isOurs(opened, clock.now()) ? { [OPENED_FIELD]: opened } : {},
    admit: (networkAddress) => take('forms', networkOf(networkAddress)),
    judge: async (values, email, networkAddress) => {
      const network = networkOf(networkAddress)
      const isHasty = !formTimes.accepts(values[OPENED_FIELD], clock.now())
      if (isHasty || (await countWarm(network))) {
        const asked = await askForProof(values)
        if (asked.outcome !== 'passed') return asked
      }
      // Once it is proven: somebody without script, who cannot prove anything, is only asked to wait.
      if (isHasty) await countWarm(network)
      const takings = await Promise.all([take('network', network), take('sender', mailboxOf(email))])
      return takings.find((taking) => taking.outcome === 'too-many') ?? { outcome: 'passed' }
    },
  }
}
