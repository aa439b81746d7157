import type { Catalogue } from '#domain/catalogue/catalogue-model.ts'
import { findSavedCollection } from '#domain/collection/saved-collections.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { formErrorsOf } from '#platform/fields/answers.ts'
import type { ErrorTextOf, FormErrors, ValuesOf } from '#platform/fields/kinds.ts'
import { toSchema } from '#platform/fields/rules.ts'
import { queueEmail } from '#platform/mail/queue/email-queue.server.ts'
import type { EmailSending } from '#platform/mail/queue/send-emails.server.ts'
import { senderDomain, site } from '#site/site.server.ts'
import { COLLECTION_EMAIL_KIND, type CollectionEmailRecord } from './emails/write-collection-email.server.ts'
import { COLLECTION_EMAIL } from './forms/collection-email.ts'
import { withoutLinks } from './forms/links.ts'
import { countSending } from './sending-limits.server.ts'

type EmailingNeeds = {
  db: Database
  catalogue: Catalogue
  clock: Clock
  emails: EmailSending
  networkAddress: string
}

export type Emailing =
  | { outcome: 'queued' }
  | InvalidEmail
  | { outcome: 'unknown' }
  | { outcome: 'expired' | 'withdrawn' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

/** The e-mail is safe when this returns, and is sent soon after. */
export async function emailCollection(needs: EmailingNeeds, values: unknown): Promise<Emailing> {
  const { db, catalogue, clock, emails, networkAddress } = needs
  const reading = readCollectionEmail(values)
  if (reading.outcome === 'invalid') return reading
  const { id, to, name, email, message, lang } = reading.email
  const now = clock.now()
  const found = await findSavedCollection(db, catalogue, id, now)
  if (found.outcome === 'unknown' || found.outcome === 'expired') return { outcome: found.outcome }
  if (found.outcome === 'found' && found.collection.images.length === 0) return { outcome: 'withdrawn' }
  const payload: CollectionEmailRecord = { collectionId: id, to, name, email, message, language: lang }
  const sending = { sender: email, recipient: to, networkAddress }
  const counting = await db
    .transaction(async (tx) => {
      const counted = await countSending(tx, sending, site.limits.mailsPerDay, now)
      if (counted.outcome === 'counted')
        await queueEmail(tx, { kind: COLLECTION_EMAIL_KIND, payload, domain: senderDomain, now })
      return counted
    })
    .catch(throwWithoutParameters)
  if (counting.outcome === 'too-many') return counting
  void emails.run()
  return { outcome: 'queued' }
}

/** The error of a failed query contains its parameters: an address and words that belong in no log. */
function throwWithoutParameters(error: unknown): never {
  const cause = error instanceof Error ? error.cause : null
  const code = cause instanceof Error && 'code' in cause ? cause.code : 'unknown'
  throw new Error(`The e-mail could not be written (${code}).`)
}

export const CollectionEmail = toSchema(COLLECTION_EMAIL)

type InvalidEmail = { outcome: 'invalid'; errors: FormErrors<ErrorTextOf<typeof COLLECTION_EMAIL>> }

/** Nothing in the texts becomes a link. */
export function readCollectionEmail(
  values: unknown,
): { outcome: 'read'; email: ValuesOf<typeof COLLECTION_EMAIL> } | InvalidEmail {
  const { data, error } = CollectionEmail.safeParse(values)
  if (error) return { outcome: 'invalid', errors: formErrorsOf(error, COLLECTION_EMAIL) }
  return {
    outcome: 'read',
    email: { ...data, name: withoutLinks(data.name), message: withoutLinks(data.message) },
  }
}
