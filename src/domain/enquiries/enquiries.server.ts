import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { fileNameFor } from '#platform/files/file-name.ts'
import { Submission } from './submission-record.ts'
import { enquiries, enquiryFiles } from './tables.server.ts'

export type EnquiryFile = { name: string; contentType: string; key: string; bytes: number }
export type StoredEnquiry = {
  submission: Submission
  files: EnquiryFile[]
  brokenFiles: string[]
}

/** It belongs into the transaction that queues its e-mails, and returns false when the enquiry is known already. */
export async function addEnquiry(
  db: Database,
  { id, kind, fields, language, receivedAt }: Submission,
  files: readonly EnquiryFile[],
  brokenFiles: string[] = [],
): Promise<boolean> {
  const added = await db
    .insert(enquiries)
    .values({ id, kind, fields, language, receivedAt, email: fields.email, brokenFiles })
    .onConflictDoNothing()
    .returning({ id: enquiries.id })
  if (added.length === 0) return false
  const rows = files.map((file, position) => ({ ...file, enquiryId: id, position }))
  if (rows.length > 0) await db.insert(enquiryFiles).values(rows)
  return true
}

export async function findEnquiry(db: Database, id: string): Promise<StoredEnquiry | null> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id))
  if (!row) return null
  const files = await db
    .select()
    .from(enquiryFiles)
    .where(eq(enquiryFiles.enquiryId, id))
    .orderBy(asc(enquiryFiles.position))
  const { kind, fields, language, receivedAt, brokenFiles } = row
  const receivedAtText = receivedAt.toISOString()
  const submission = Submission.parse({ id, kind, fields, language, receivedAt: receivedAtText, files: [] })
  return {
    submission,
    files: files.map(({ name, contentType, key, bytes }) => ({
      name: fileNameFor(name, contentType),
      contentType,
      key,
      bytes,
    })),
    brokenFiles,
  }
}

export async function findEnquiryFile(
  db: Database,
  enquiryId: string,
  position: number,
): Promise<EnquiryFile | null> {
  const { name, contentType, key, bytes } = enquiryFiles
  const [file] = await db
    .select({ name, contentType, key, bytes })
    .from(enquiryFiles)
    .where(and(eq(enquiryFiles.enquiryId, enquiryId), eq(enquiryFiles.position, position)))
  return file ? { ...file, name: fileNameFor(file.name, file.contentType) } : null
}
