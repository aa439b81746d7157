import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { REPLY_TEMPLATE_RECORD } from '#domain/enquiries/editing/records.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import type { Database } from '#platform/database/database.ts'
import type { FieldErrors } from '#platform/fields/answers.ts'
import { lines } from '#platform/fields/rules.ts'
import { numberKey, type Resource, withColumns } from '#platform/records/resource.ts'
import { site } from '#site/public-site.ts'
import { listUnknownPlaceholders, REPLY_LIMITS } from './compose-reply.ts'
import { replySignatures, replyTemplates } from './tables.server.ts'

const TEXTS = ['TextDe', 'TextEn']
const text = { rule: lines(REPLY_LIMITS.text) }

export async function addReplyTemplates(
  db: Database,
  rows: (typeof replyTemplates.$inferInsert)[],
): Promise<void> {
  await db.insert(replyTemplates).values(rows)
}

export const replyTemplatesResource: Resource<number> = {
  ...withColumns(REPLY_TEMPLATE_RECORD, replyTemplates, { TextDe: text, TextEn: text }),
  key: numberKey(replyTemplates.id),
  actions: ['create', 'change', 'remove'],
  sortedBy: { field: 'Name', order: 'asc' },
  nameOf: ({ Name }) => String(Name),
  check: async (_, record) => ({ ...missing(record), ...unknown(record) }),
}

function missing(record: Record<string, unknown>): FieldErrors {
  return TEXTS.every((field) => !record[field]) ? { TextDe: 'required' } : {}
}

function unknown(record: Record<string, unknown>): FieldErrors {
  return Object.fromEntries(
    TEXTS.flatMap((field) => {
      const [first] = listUnknownPlaceholders(String(record[field]))
      return first ? [[field, `placeholder:${first}`]] : []
    }),
  )
}

export const Signature = z.strictObject({
  TextDe: lines(REPLY_LIMITS.signature),
  TextEn: lines(REPLY_LIMITS.signature),
})
export type Signature = z.infer<typeof Signature>

export async function findSignature(db: Database, { id, name }: Staff): Promise<Signature> {
  const { textDe: TextDe, textEn: TextEn, accountId } = replySignatures
  const [stored] = await db.select({ TextDe, TextEn }).from(replySignatures).where(eq(accountId, id))
  return stored ?? { TextDe: `${name}\n${site.brand.de}`, TextEn: `${name}\n${site.brand.en}` }
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
