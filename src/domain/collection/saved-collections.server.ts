import { createHash, randomBytes } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Catalogue, Image } from '#domain/catalogue/catalogue-model.ts'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { networkOf } from '#platform/http/network.ts'
import { isPass, isSameSecret } from '#platform/http/signed-pass.server.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { RateLimit, RateLimits, TooMany } from '#platform/rate-limits/rate-limits.server.ts'
import { type Resource, textKey } from '#platform/records/resource.ts'
import { agencyDay, endOfDay } from '#site/dates.ts'
import { site } from '#site/site.server.ts'
import type { Collection } from './collection-model.ts'
import { savedCollections } from './tables.server.ts'

const SECRET_BYTES = 24
/** These are 132 bits in base64url, so nobody guesses one. */
const ID_LENGTH = 22
const ID_SHAPE = /^[\w-]{22}$/

export type SavedImage = { image: Image; note: string }

export type SavedCollection = {
  id: string
  language: Language
  title: string
  images: SavedImage[]
  withdrawn: number
  expiresAt: Date
}

export type FoundCollection =
  | { outcome: 'found'; collection: SavedCollection }
  | { outcome: 'locked'; expiresAt: Date }
  | { outcome: 'expired' }
  | { outcome: 'unknown' }

type Row = typeof savedCollections.$inferSelect

type CopyNeeds = { db: Database; rateLimits: RateLimits; networkAddress: string; now: Date }

type StartedCopy =
  | {
      outcome: 'started'
      original: Row
      insert: (
        tx: Database,
        changes?: Partial<Pick<Row, 'passwordHash' | 'expiresAt'>>,
      ) => Promise<Row & { secret: string }>
    }
  | { outcome: 'unknown' | 'expired' }
  | TooMany

/** Counts the collections that one network saves and their copies, each up to 315 kB. */
export const SAVED_OF_NETWORK: RateLimit = {
  name: 'saved-collections',
  ...site.limits.requests.savedCollections,
}

type Saving = { entries: Collection; title?: string; language: Language; now: Date; keptDays: number }

/** The id is made of the secret, so that nothing needs to be stored for its maker to end the link. */
function createCollectionId(): { id: string; secret: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  return { id: idOf(secret), secret }
}

function idOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url').slice(0, ID_LENGTH)
}

/** It is done as well when it is gone already: two tabs may end it at once. */
export async function endCollection(db: Database, id: string, secret: string): Promise<'done' | 'forbidden'> {
  if (!isSameSecret(idOf(secret), id)) return 'forbidden'
  await db.delete(savedCollections).where(eq(savedCollections.id, id))
  return 'done'
}

export function isCollectionId(text: string): boolean {
  return ID_SHAPE.test(text)
}

/** Stores a collection to the end of its last day; the call that sends one counts it before its body is read. */
export async function saveCollection(
  db: Database,
  { entries, title = '', language, now, keptDays }: Saving,
): Promise<{ id: string; secret: string; expiresAt: Date }> {
  const { id, secret } = createCollectionId()
  const latest = new Date(now.getTime() + keptDays * DAY_MS)
  const expiresAt = endOfDay(agencyDay(latest)) ?? latest
  const row = { id, language, title, entries: [...entries], savedAt: now, expiresAt }
  await db.insert(savedCollections).values(row)
  return { id, secret, expiresAt }
}

/** This is the only way to a copy of a saved collection, which is counted before anything else is done for it. */
export async function startCopy(
  { db, rateLimits, networkAddress, now }: CopyNeeds,
  id: string,
): Promise<StartedCopy> {
  const taking = await rateLimits.take(SAVED_OF_NETWORK, networkOf(networkAddress))
  if (taking.outcome === 'too-many') return taking
  const original = await findRow(db, id)
  if (!original) return { outcome: 'unknown' }
  if (original.expiresAt <= now) return { outcome: 'expired' }
  const insert = async (tx: Database, changes = {}) => {
    const { id, secret } = createCollectionId()
    const copy = { ...original, ...changes, id }
    await tx.insert(savedCollections).values(copy)
    return { ...copy, secret }
  }
  return { outcome: 'started', original, insert }
}

export async function findRow(db: Database, id: string): Promise<Row | null> {
  if (!isCollectionId(id)) return null
  const [row] = await db.select().from(savedCollections).where(eq(savedCollections.id, id))
  return row ?? null
}

/** Leaves out images that are no longer visible; a malformed id is `unknown`, and `pass` opens one with a password. */
export async function findSavedCollection(
  db: Database,
  catalogue: Catalogue,
  id: string,
  now: Date,
  pass = '',
): Promise<FoundCollection> {
  const row = await findRow(db, id)
  if (!row) return { outcome: 'unknown' }
  if (row.expiresAt <= now) return { outcome: 'expired' }
  if (!isOpenFor(row, pass, now)) return { outcome: 'locked', expiresAt: row.expiresAt }
  const images = row.entries.flatMap(({ imageId, note }) => {
    const image = catalogue.imagesById.get(imageId)
    return image ? [{ image, note }] : []
  })
  const { language, title, expiresAt } = row
  const withdrawn = row.entries.length - images.length
  return { outcome: 'found', collection: { id, language, title, images, withdrawn, expiresAt } }
}

/** The hash is the key of the passes, so they end with the password. */
export function isOpenFor(
  { id, passwordHash }: Pick<Row, 'id' | 'passwordHash'>,
  pass: string,
  now: Date,
): boolean {
  return passwordHash === null || isPass(passwordHash, [id], pass, now)
}

/** Staff can list and remove saved collections, without the visitors' notes. */
export const collectionsResource: Resource<string> = {
  name: 'collections',
  table: savedCollections,
  key: textKey(savedCollections.id),
  actions: ['remove'],
  sortedBy: { field: 'SavedAt', order: 'desc' },
  nameOf: ({ Count, SavedAt }) => `${Count}, ${SavedAt instanceof Date ? SavedAt.toISOString() : ''}`,
  fields: {
    Id: { column: savedCollections.id, searched: true },
    Language: { column: savedCollections.language, filtered: true },
    Images: {},
    Count: {},
    HasPassword: {},
    SavedAt: { column: savedCollections.savedAt },
    ExpiresAt: { column: savedCollections.expiresAt },
  },
  related: async (db, ids) => {
    const { id, entries, passwordHash } = savedCollections
    const rows = await db.select({ id, entries, passwordHash }).from(savedCollections).where(inArray(id, ids))
    return new Map(
      rows.map((row) => {
        const images = row.entries.map(({ imageId }) => imageId)
        return [row.id, { Images: images, Count: images.length, HasPassword: row.passwordHash !== null }]
      }),
    )
  },
}
