import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Staff } from '#domain/staff/model.ts'
import type { Database } from '#platform/database/database.ts'
import { lines } from '#platform/fields/rules.ts'
import { site } from '#site/public-site.ts'
import { REPLY_LIMITS } from './compose-reply.ts'
import { replySignatures } from './tables.server.ts'

export const Signature = z.strictObject({
  TextDe: lines(REPLY_LIMITS.signature),
  TextEn: lines(REPLY_LIMITS.signature),
})
export type Signature = z.infer<typeof Signature>

/** Somebody's own, else their name and the agency's. */
export async function findSignature(db: Database, { id, name }: Staff): Promise<Signature> {
  const { textDe: TextDe, textEn: TextEn, accountId } = replySignatures
  const [own] = await db.select({ TextDe, TextEn }).from(replySignatures).where(eq(accountId, id))
  return own ?? { TextDe: `${name}\n${site.brand.de}`, TextEn: `${name}\n${site.brand.en}` }
}

export async function saveSignature(
  db: Database,
  { id }: Staff,
  { TextDe, TextEn }: Signature,
): Promise<void> {
  const texts = { textDe: TextDe, textEn: TextEn }
  await db
    .insert(replySignatures)
    .values({ accountId: id, ...texts })
    .onConflictDoUpdate({ target: replySignatures.accountId, set: texts })
}
