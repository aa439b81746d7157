import { and, eq } from 'drizzle-orm'
import { queueNotice } from '#domain/delivery/emails/delivery-emails.server.ts'
import { DELIVERY_LIMITS } from '#domain/delivery/model.ts'
import { deliveryAcceptances } from '#domain/delivery/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { cleanLine } from '#platform/i18n/clean-text.ts'
import type { LinkPasswords, PasswordTry } from '#platform/rate-limits/link-passwords.server.ts'
import { type DeliveryRow, findDelivery, listReadyFiles, type ReadyFile } from './find-delivery.server.ts'
import { BY_PASSWORD, giveEntry, readEntry } from './passes.server.ts'

export type VisitNeeds = { db: Database; now: Date; linkPasswords: LinkPasswords; networkAddress: string }

/** What a visitor with this cookie sees; the cookie's value may be anything. */
export type Visit =
  | { outcome: 'unknown' | 'ended' }
  | { outcome: 'locked'; title: string }
  | { outcome: 'open'; row: DeliveryRow; files: ReadyFile[]; pass: string | null }

export type Entering =
  | { outcome: 'entered'; cookie: string }
  | { outcome: 'unknown' | 'ended' | 'locked' | 'no-name' | 'not-accepted' }
  | Exclude<PasswordTry, { outcome: 'right' }>

/** `pass` goes into the addresses of downloads; null until the visitor accepted. */
export async function visitDelivery(
  { db, now }: Pick<VisitNeeds, 'db' | 'now'>,
  secret: string,
  cookie: string,
): Promise<Visit> {
  const found = await findDelivery(db, secret, now)
  if (found.outcome !== 'found') return found
  const { row } = found
  const entry = readEntry(row, cookie, now, 'page')
  if (row.passwordHash && !entry) return { outcome: 'locked', title: row.title }
  const acceptance = await findAcceptance(db, row, entry)
  const pass = acceptance && giveEntry(row, acceptance.id, now, 'address')
  return { outcome: 'open', row, files: await listReadyFiles(db, row), pass }
}

export async function enterPassword(needs: VisitNeeds, secret: string, password: string): Promise<Entering> {
  const { db, now, linkPasswords, networkAddress } = needs
  const found = await findDelivery(db, secret, now)
  if (found.outcome !== 'found') return found
  const { row } = found
  if (row.passwordHash) {
    const attempt = { link: secret, hash: row.passwordHash, password, networkAddress }
    const tried = await linkPasswords.check(attempt)
    if (tried.outcome !== 'right') return tried
  }
  return { outcome: 'entered', cookie: giveEntry(row, BY_PASSWORD, now, 'page') }
}

/** Keeps who accepted what and when; whoever sent the delivery is told. Without a licence only the name is asked for. */
export async function acceptLicence(
  needs: Pick<VisitNeeds, 'db' | 'now'>,
  secret: string,
  cookie: string,
  given: { name: string; isAccepted: boolean },
): Promise<Entering> {
  const { db, now } = needs
  const found = await findDelivery(db, secret, now)
  if (found.outcome !== 'found') return found
  const { row } = found
  if (row.passwordHash && !readEntry(row, cookie, now, 'page')) return { outcome: 'locked' }
  const name = cleanLine(given.name, DELIVERY_LIMITS.name)
  if (!name) return { outcome: 'no-name' }
  if (row.licence && !given.isAccepted) return { outcome: 'not-accepted' }
  const acceptanceId = await db.transaction(async (tx) => {
    const values = { deliveryId: row.id, name, licence: row.licence, acceptedAt: now }
    const [added] = await tx
      .insert(deliveryAcceptances)
      .values(values)
      .returning({ id: deliveryAcceptances.id })
    await queueNotice(tx, row, { what: 'accepted', name }, now)
    return added?.id ?? ''
  })
  return { outcome: 'entered', cookie: giveEntry(row, acceptanceId, now, 'page') }
}

/** A licence that was changed since has to be accepted anew. */
export async function findAcceptance(db: Database, { id, licence }: DeliveryRow, entry: string | null) {
  const { deliveryId } = deliveryAcceptances
  const [found] = await db
    .select()
    .from(deliveryAcceptances)
    .where(and(eq(deliveryAcceptances.id, entry ?? ''), eq(deliveryId, id)))
  return found?.licence === licence ? found : null
}
