import { createHmac } from 'node:crypto'
import { and, eq, like } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { networkOf } from '#platform/http/network.ts'
import { isSameSecret } from '#platform/http/signed-pass.server.ts'
import type { RateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { site } from '#site/site.server.ts'
import { type EnquiryFile, findEnquiry } from './enquiries.server.ts'
import { type EnquiryState, isNumber } from './enquiries-model.ts'
import type { ApplicationLookup, ApplicationState, ApplicationStep } from './forms/submission.ts'
import { readSigningKey } from './receiving/abuse-guard.server.ts'
import { type Spool, SUBMISSION_ID } from './spool.server.ts'
import { enquiries } from './tables.server.ts'

const SECRETS_KEY = 'application-secrets'

/** Applicants read the decision in our reply, not here. */
const STEPS: Record<EnquiryState, ApplicationStep> = {
  new: 'received',
  read: 'looked-at',
  answered: 'answered',
  offer: 'answered',
  won: 'answered',
  declined: 'answered',
  'on-hold': 'looked-at',
  spam: 'looked-at',
}

/** Anybody who knows the secret may see how far the application is; only the confirmation contains it. */
export async function secretOfApplication(db: Database, id: string): Promise<string> {
  return createHmac('sha256', await readSigningKey(db, SECRETS_KEY))
    .update(id)
    .digest('base64url')
}

/** Returns null for a number that is invalid, for a deleted application, and for another one's secret. */
async function findApplicationState(
  db: Database,
  number: string,
  secret: string,
): Promise<ApplicationState | null> {
  if (!isNumber(number)) return null
  const rows = await db
    .select({ id: enquiries.id, state: enquiries.state, receivedAt: enquiries.receivedAt })
    .from(enquiries)
    .where(and(eq(enquiries.kind, 'application'), like(enquiries.id, `${number.toLowerCase()}%`)))
  for (const { id, state, receivedAt } of rows)
    if (isSameSecret(secret, await secretOfApplication(db, id)))
      return { number, step: STEPS[state], receivedAt, fileNames: await listFileNames(db, id) }
  return null
}

async function listFileNames(db: Database, id: string): Promise<string[]> {
  const found = await findEnquiry(db, id)
  return found ? [...found.files.map(({ name }: EnquiryFile) => name), ...found.brokenFiles] : []
}

type ApplicationsNeeds = { db: Database; spool: Spool; rateLimits: RateLimits }

export type Lookups = {
  findApplication: (number: string, secret: string, networkAddress: string) => Promise<ApplicationLookup>
  listSentFiles: (id: string) => Promise<readonly string[]>
}

/** Opens what senders may read later: the state of an application, and the names of their files. */
export function openLookups({ db, spool, rateLimits }: ApplicationsNeeds): Lookups {
  const limit = { name: 'application-states', ...site.limits.requests.applicationStates }
  return {
    findApplication: async (number, secret, networkAddress) => {
      const taking = await rateLimits.take(limit, networkOf(networkAddress))
      if (taking.outcome === 'too-many') return taking
      const application = await findApplicationState(db, number, secret)
      return application ? { outcome: 'found', application } : { outcome: 'unknown' }
    },
    listSentFiles: async (id) => {
      if (!SUBMISSION_ID.test(id)) return []
      // Until the database has it, it is in the inbox.
      const waiting = await spool.read(id)
      if (waiting.outcome === 'found') return waiting.submission.files.map(({ name }) => name)
      return listFileNames(db, id)
    },
  }
}
