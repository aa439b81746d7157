import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { DraftName } from './pending-changes.server.ts'
import { isDrafted, LASTING_MS, type Lasting, MOST_LINKS } from './pending-changes-model.ts'
import { previewLinks } from './tables.server.ts'

type PreviewLink = Pick<typeof previewLinks.$inferSelect, 'id' | 'staffName' | 'createdAt' | 'expiresAt'>

/** The same length as a key. */
const SECRET_BYTES = 32
const SECRET = /^[A-Za-z0-9_-]{43}$/

/** Makes a link; its secret is only returned here. Null when the record has too many. */
export async function createPreviewLink(
  db: Database,
  record: DraftName,
  { lasting, staffName, now }: { lasting: Lasting; staffName: string; now: Date },
): Promise<{ secret: string; expiresAt: Date } | null> {
  const valid = await db.$count(previewLinks, and(isOf(record), gt(previewLinks.expiresAt, now)))
  if (valid >= MOST_LINKS) return null
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + LASTING_MS[lasting])
  const { resource, recordId } = record
  const row = { resource, recordId, tokenHash: hashOf(secret), lasting, staffName, createdAt: now, expiresAt }
  await db.insert(previewLinks).values(row)
  return { secret, expiresAt }
}

/** Lists the links for colleagues, the newest first. */
export async function listPreviewLinks(db: Database, record: DraftName, now: Date): Promise<PreviewLink[]> {
  const { id, staffName, createdAt, expiresAt } = previewLinks
  return db
    .select({ id, staffName, createdAt, expiresAt })
    .from(previewLinks)
    .where(and(isOf(record), eq(previewLinks.lasting, 'colleague'), gt(expiresAt, now)))
    .orderBy(desc(id))
}

/** Returns false when there was none. */
export async function revokePreviewLink(db: Database, record: DraftName, id: number): Promise<boolean> {
  const gone = await db
    .delete(previewLinks)
    .where(and(isOf(record), eq(previewLinks.id, id)))
    .returning({ id: previewLinks.id })
  return gone.length > 0
}

/** The record that a secret opens; null when it is no secret, has expired or was revoked. */
export async function findPreviewed(db: Database, secret: string, now: Date): Promise<DraftName | null> {
  if (!SECRET.test(secret)) return null
  const { tokenHash, expiresAt, resource, recordId } = previewLinks
  const [found] = await db
    .select({ resource, recordId })
    .from(previewLinks)
    .where(and(eq(tokenHash, hashOf(secret)), gt(expiresAt, now)))
  return found && isDrafted(found.resource) ? { resource: found.resource, recordId: found.recordId } : null
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

function isOf({ resource, recordId }: DraftName) {
  return and(eq(previewLinks.resource, resource), eq(previewLinks.recordId, recordId))
}
