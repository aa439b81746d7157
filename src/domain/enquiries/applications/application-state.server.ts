import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, like } from 'drizzle-orm'
import { type EnquiryFile, findEnquiry } from '#domain/enquiries/enquiries.server.ts'
import type { ApplicationState, ApplicationStep } from '#domain/enquiries/forms/submission.ts'
import { type EnquiryState, isNumber } from '#domain/enquiries/model.ts'
import { readSigningKey } from '#domain/enquiries/receiving/signing-keys.server.ts'
import { enquiries } from '#domain/enquiries/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

/** What the key is called from which the secrets of applications follow. */
const SECRETS_KEY = 'application-secrets'

/** What staff did with it, in the words of those who applied: what we decided they read in our answer. */
const STEPS: Record<EnquiryState, ApplicationStep> = {
  new: 'received',
  read: 'looked-at',
  answered: 'answered',
  offer: 'answered',
  won: 'answered',
  declined: 'answered',
}

/** Whoever knows it may see how far the application is. Only the confirmation has it. */
export async function secretOfApplication(db: Database, id: string): Promise<string> {
  return createHmac('sha256', await readSigningKey(db, SECRETS_KEY))
    .update(id)
    .digest('base64url')
}

/** Null for a number that is none, for an application that was deleted, and for another one's secret. */
export async function findApplicationState(
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
    if (isSame(secret, await secretOfApplication(db, id)))
      return { number, step: STEPS[state], receivedAt, fileNames: await listFileNames(db, id) }
  return null
}

/** In the order of the form; also those that came damaged. */
export async function listFileNames(db: Database, id: string): Promise<string[]> {
  const found = await findEnquiry(db, id)
  return found ? [...found.files.map(({ name }: EnquiryFile) => name), ...found.brokenFiles] : []
}

function isSame(one: string, other: string): boolean {
  const [ours, theirs] = [Buffer.from(one), Buffer.from(other)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
