import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { hasLink } from '#domain/enquiries/forms/links.ts'
import type { Database } from '#platform/database/database.ts'
import { formErrorsOf } from '#platform/fields/answers.ts'
import type { ErrorTextOf, FormErrors } from '#platform/fields/kinds.ts'
import { toSchema } from '#platform/fields/rules.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { networkOf } from '#platform/http/network.ts'
import type { LinkPasswords, PasswordTry } from '#platform/rate-limits/link-passwords.server.ts'
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { queueCopy } from './client-emails.server.ts'
import { listUnfinished, listWholeFiles, recordDeliveryEvent } from './count-download.server.ts'
import { tellAccepted } from './delivery-emails.server.ts'
import { ACCEPTANCE, MOST_ACCEPTANCES, RECEIPT } from './delivery-model.ts'
import {
  BY_PASSWORD,
  type DeliveryRow,
  findDelivery,
  giveEntry,
  isLocked,
  listReadyFiles,
  type ReadyFile,
  readEntry,
} from './find-delivery.server.ts'
import { deliveries, deliveryAcceptances } from './tables.server.ts'
import { listThumbnails } from './thumbnails.server.ts'

type VisitNeeds = {
  db: Database
  now: Date
  rateLimits: RateLimits
  linkPasswords: LinkPasswords
  networkAddress: string
  origin: string
}

const HOUR_SECONDS = 60 * 60
const LENGTH_OF_VERSION = 16
/** Several teams of a publisher's office accept within an hour. */
const ACCEPTED_BY_NETWORK: RateLimit = { name: 'network-acceptances', most: 60, withinSeconds: HOUR_SECONDS }
/** A large team opens the link as soon as it comes. */
const ACCEPTED_OF_DELIVERY: RateLimit = {
  name: 'delivery-acceptances',
  most: 100,
  withinSeconds: HOUR_SECONDS,
}

type Unfinished = Awaited<ReturnType<typeof listUnfinished>>

export type Visit =
  | { outcome: 'unknown' | 'ended' }
  | { outcome: 'locked' }
  | {
      outcome: 'open'
      row: DeliveryRow
      files: ReadyFile[]
      pass: string | null
      unfinished: Unfinished
      /** The ids of the files that the visitor has whole. */
      whole: ReadonlySet<number>
      /** The ids of the files that have a thumbnail. */
      thumbnails: ReadonlySet<number>
    }

type Entered = { outcome: 'entered'; cookie: string }
type TooOften = { outcome: 'too-often'; retryAfterSeconds: number }
type Gone = { outcome: 'unknown' | 'ended' }

export type Entering = Entered | Gone | Exclude<PasswordTry, { outcome: 'right' }>

export type Accepting =
  | Entered
  | Gone
  | { outcome: 'invalid'; errors: FormErrors<ErrorTextOf<typeof ACCEPTANCE>> }
  /** `full`: nobody else may accept. `other-licence`: the licence is not the one that was shown. */
  | { outcome: 'locked' | 'other-licence' | 'full' }
  | TooOften

const Receipt = toSchema(RECEIPT)
const Acceptance = toSchema(ACCEPTANCE)

/** `pass` goes into the addresses of downloads; null until the visitor accepted. */
export async function visitDelivery(
  { db, files: store, now }: Pick<VisitNeeds, 'db' | 'now'> & { files: FileStore },
  secret: string,
  cookie: string,
): Promise<Visit> {
  const found = await findDelivery(db, secret, now)
  if (found.outcome !== 'found') return found
  const { row } = found
  if (isLocked(row, cookie, now)) return { outcome: 'locked' }
  const acceptance = await findAcceptance(db, row, readEntry(row, cookie, now, 'page'))
  const pass = acceptance && giveEntry(row, acceptance.id, now, 'address')
  const unfinished: Unfinished = acceptance ? await listUnfinished(db, acceptance.id) : new Map()
  const by = acceptance && { deliveryId: row.id, acceptanceId: acceptance.id }
  const whole = by ? await listWholeFiles(db, by) : new Set<number>()
  const files = await listReadyFiles(db, row)
  const thumbnails = await listThumbnails(store, row.id, files)
  return { outcome: 'open', row, files, pass, unfinished, whole, thumbnails }
}

export async function enterPassword(
  needs: Omit<VisitNeeds, 'origin'>,
  secret: string,
  password: string,
): Promise<Entering> {
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

export async function acceptLicence(
  needs: Omit<VisitNeeds, 'linkPasswords'>,
  secret: string,
  cookie: string,
  values: unknown,
): Promise<Accepting> {
  const { db, now } = needs
  const found = await findDelivery(db, secret, now)
  if (found.outcome !== 'found') return found
  const { row } = found
  if (isLocked(row, cookie, now)) return { outcome: 'locked' }
  const reading = (row.licence ? Acceptance : Receipt).safeParse(values)
  if (reading.error) return { outcome: 'invalid', errors: formErrorsOf(reading.error, ACCEPTANCE) }
  const { name, licence } = reading.data
  if (hasLink(name)) return { outcome: 'invalid', errors: { name: ACCEPTANCE.name.errors.wrong } }
  if (row.licence && licence !== licenceVersion(row)) return { outcome: 'other-licence' }
  const refusal = await countAcceptance(needs, row)
  if (refusal) return refusal
  const added = await addAcceptance(needs, row, name)
  if (added.outcome !== 'added') return added
  return { outcome: 'entered', cookie: giveEntry(row, added.id, now, 'page') }
}

/** The form that shows the licence holds this, so that a visitor accepts the licence they read. */
export function licenceVersion({ licence }: Pick<DeliveryRow, 'licence'>): string {
  return createHash('sha256').update(licence).digest('base64url').slice(0, LENGTH_OF_VERSION)
}

/** A refused network is not counted for the delivery, so that it does not close it to others. */
async function countAcceptance(
  { rateLimits, networkAddress }: Pick<VisitNeeds, 'rateLimits' | 'networkAddress'>,
  { id }: DeliveryRow,
): Promise<TooOften | null> {
  let taking = await rateLimits.take(ACCEPTED_BY_NETWORK, networkOf(networkAddress))
  if (taking.outcome === 'granted') taking = await rateLimits.take(ACCEPTED_OF_DELIVERY, String(id))
  return taking.outcome === 'too-many' ? { ...taking, outcome: 'too-often' } : null
}

type Adding = { outcome: 'added'; id: string } | { outcome: 'other-licence' | 'full' }

function addAcceptance(
  { db, now, origin }: Pick<VisitNeeds, 'db' | 'now' | 'origin'>,
  row: DeliveryRow,
  name: string,
): Promise<Adding> {
  return db.transaction(async (tx) => {
    const { licence } = deliveries
    const [locked] = await tx
      .select({ licence })
      .from(deliveries)
      .where(eq(deliveries.id, row.id))
      .for('update')
    if (locked?.licence !== row.licence) return { outcome: 'other-licence' }
    const { id, deliveryId } = deliveryAcceptances
    if ((await tx.$count(deliveryAcceptances, eq(deliveryId, row.id))) >= MOST_ACCEPTANCES)
      return { outcome: 'full' }
    const values = { deliveryId: row.id, name, licence: row.licence, acceptedAt: now }
    const [added] = await tx.insert(deliveryAcceptances).values(values).returning({ id })
    await recordDeliveryEvent(tx, 'delivery.accepted', { row, origin, now })
    await tellAccepted(tx, row, name, now)
    await queueCopy(tx, row, now)
    return added ? { outcome: 'added', ...added } : { outcome: 'full' }
  })
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
