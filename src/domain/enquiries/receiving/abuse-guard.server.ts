import { type Challenge, OPENED_FIELD, PROOF_FIELD, TRAP_FIELD } from '#domain/enquiries/forms/submission.ts'
import type { Clock } from '#platform/clock.ts'
import { networkOf } from '#platform/http/network.ts'
import type { FormValues } from '#platform/http/read-form.server.ts'
import type { Log } from '#platform/log.ts'
import { mailboxOf } from '#platform/mail/email-address.ts'
import type { RateLimit, RateLimits, Taking } from '#platform/rate-limits/rate-limits.server.ts'
import type { AskInTime } from './ask-in-time.ts'
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

type Judgement =
  | { outcome: 'passed' }
  | { outcome: 'too-many'; retryAfterSeconds: number }
  | { outcome: 'proof-needed'; challenge: Challenge }

export type AbuseGuard = {
  /** The time that a form carries, where it is one of ours: it comes back with the form, so that nobody waits twice. */
  timeOf: (values: FormValues) => { opened?: string }
  /** What a form with that time has to solve before it is sent from there, null where nothing. Counts nothing. */
  findChallenge: (opened: unknown, networkAddress: string) => Promise<Challenge | null>
  /** Before anything of a form is read. */
  admit: (networkAddress: string) => Promise<Taking>
  /** Once all fields are right. */
  judge: (values: FormValues, email: string, networkAddress: string) => Promise<Judgement>
}

/** Whether a program filled in what people never see. */
export function isTrapped(values: FormValues): boolean {
  return Boolean(values[TRAP_FIELD])
}

type Needs = {
  ask: AskInTime
  rateLimits: RateLimits
  proofOfWork: ProofOfWork
  formTimes: FormTimes
  limits: AbuseLimits
  clock: Clock
  log: Log
}

/** While the database does not answer, nothing is counted: an enquiry is worth more than a limit. */
export function openAbuseGuard(needs: Needs): AbuseGuard {
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

  /** Whether so many have come that this one has to work for it. What is asked together is counted together. */
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
        const asked = await askForProof(values)
        if (asked.outcome !== 'passed') return asked
      }
      // Once it is proven: somebody without script, who cannot prove anything, is only asked to wait.
      if (isTooFast) await countForProof(network)
      const takings = await Promise.all([take('network', network), take('sender', mailboxOf(email))])
      return takings.find((taking) => taking.outcome === 'too-many') ?? { outcome: 'passed' }
    },
  }
}
