import { eq } from 'drizzle-orm'
import {
  changeRound,
  type LockedRound,
  type Missing,
  type OwnersPlace,
} from '#domain/collection/deciding/change-round.server.ts'
import { isSecretOf, tokenFor } from '#domain/collection/deciding/secrets.server.ts'
import { decisionRounds } from '#domain/collection/deciding/tables.server.ts'
import { countSending } from '#domain/enquiries/sending-limits.server.ts'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { isSameSecret } from '#platform/http/signed-pass.server.ts'
import type { Language } from '#platform/i18n/language.ts'
import { readAddress } from '#platform/mail/email-address.ts'
import { queueEmail } from '#platform/mail/queue/email-queue.server.ts'
import { senderDomain, site } from '#site/site.server.ts'

const CONFIRM_WITHIN_MS = 2 * DAY_MS

type Asking =
  | { outcome: 'done' | 'forbidden' | 'wrong-address' }
  | { outcome: 'too-many-emails'; retryAfterSeconds: number }
  | Missing

type Request = { email: string; language: Language; networkAddress: string }

/** Nothing else is sent to the address before the owner confirms it. */
export function askForDigest(
  place: OwnersPlace,
  { email, language, networkAddress }: Request,
): Promise<Asking> {
  return changeRound<Asking>(place, async (tx, round) => {
    const addressing = await addressOwner(tx, round, place, { email, networkAddress })
    if (addressing.outcome !== 'addressed') return addressing
    const { to } = addressing
    const { now } = place
    await setEmail(tx, place.id, {
      ownerEmail: to,
      emailAskedAt: now,
      emailConfirmedAt: null,
      toldUntil: null,
    })
    const token = confirmationFor(round.ownerHash, to, now)
    await queueEmail(tx, {
      kind: DECIDING_CONFIRMATION,
      payload: { collectionId: place.id, to, language, token },
      domain: senderDomain,
      now,
    })
    return { outcome: 'done' }
  })
}

/** The address is not stored with the round: nothing else is ever sent there. */
export function sendOwnersLink(
  place: OwnersPlace,
  { email, language, networkAddress }: Request,
): Promise<Asking> {
  return changeRound<Asking>(place, async (tx, round) => {
    const addressing = await addressOwner(tx, round, place, { email, networkAddress })
    if (addressing.outcome !== 'addressed') return addressing
    await queueEmail(tx, {
      kind: DECIDING_OWNER_LINK,
      payload: { collectionId: place.id, to: addressing.to, language, secret: place.secret },
      domain: senderDomain,
      now: place.now,
    })
    return { outcome: 'done' }
  })
}

/** Counts the e-mail that follows, whoever the address belongs to. */
async function addressOwner(
  tx: Database,
  { ownerHash }: LockedRound,
  { secret, now }: OwnersPlace,
  { email, networkAddress }: Omit<Request, 'language'>,
) {
  if (!isSecretOf(ownerHash, secret)) return { outcome: 'forbidden' } as const
  const reading = readAddress(email)
  if (reading.outcome !== 'address') return { outcome: 'wrong-address' } as const
  const to = reading.address
  const sending = { sender: to, recipient: to, networkAddress }
  const counting = await countSending(tx, sending, site.limits.mailsPerDay, now)
  if (counting.outcome === 'too-many')
    return { outcome: 'too-many-emails', retryAfterSeconds: counting.retryAfterSeconds } as const
  return { outcome: 'addressed', to } as const
}

/** Returns `forbidden` for a link that is wrong, too old, or about another address. */
export function confirmDigest(place: Omit<OwnersPlace, 'secret'>, token: string) {
  return changeRound(place, async (tx, { ownerHash, ownerEmail, emailAskedAt, emailConfirmedAt }) => {
    if (ownerEmail === null || emailAskedAt === null) return { outcome: 'forbidden' } as const
    const isInTime = place.now.getTime() - emailAskedAt.getTime() < CONFIRM_WITHIN_MS
    if (!isInTime || !isSameSecret(token, confirmationFor(ownerHash, ownerEmail, emailAskedAt)))
      return { outcome: 'forbidden' } as const
    // The page that the owner looks at now shows what happened before.
    if (emailConfirmedAt === null)
      await setEmail(tx, place.id, { emailConfirmedAt: place.now, toldUntil: place.now })
    return { outcome: 'done' } as const
  })
}

/** Forgets the address too, and succeeds as well when it was forgotten before. */
export function endDigest(place: Omit<OwnersPlace, 'secret'>, token: string) {
  return changeRound(place, async (tx, round) => {
    if (round.ownerEmail === null) return { outcome: 'done' } as const
    if (!isSameSecret(token, endTokenOf(round, round.ownerEmail))) return { outcome: 'forbidden' } as const
    await setEmail(tx, place.id, NO_EMAIL)
    return { outcome: 'done' } as const
  })
}

export function endDigestAsOwner(place: OwnersPlace) {
  return changeRound(place, async (tx, round) => {
    if (!isSecretOf(round.ownerHash, place.secret)) return { outcome: 'forbidden' } as const
    await setEmail(tx, place.id, NO_EMAIL)
    return { outcome: 'done' } as const
  })
}

export function endTokenOf({ ownerHash }: Pick<LockedRound, 'ownerHash'>, email: string): string {
  return tokenFor(ownerHash, 'end', email)
}

function confirmationFor(ownerHash: string, email: string, askedAt: Date): string {
  return tokenFor(ownerHash, 'confirm', email, askedAt.toISOString())
}

const NO_EMAIL = { ownerEmail: null, emailAskedAt: null, emailConfirmedAt: null, toldUntil: null }

async function setEmail(
  tx: Database,
  id: string,
  values: Partial<typeof decisionRounds.$inferInsert>,
): Promise<void> {
  await tx.update(decisionRounds).set(values).where(eq(decisionRounds.collectionId, id))
}

export const DECIDING_CONFIRMATION = 'deciding-confirmation'
export const DECIDING_OWNER_LINK = 'deciding-owner-link'
export const DECIDING_DIGEST = 'deciding-digest'
