import { and, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { findEnquiry, type StoredEnquiry } from './enquiries.server.ts'
import type { Submission } from './submission-record.ts'
import { emails, enquiries, enquiryFiles } from './tables.server.ts'

/** Forgets what came in before that time, with its files and its e-mails. Returns how many. */
export function forgetEnquiries(
  db: Database,
  files: FileStore,
  kind: Submission['kind'],
  before: Date,
): Promise<number> {
  return removeEnquiries(db, files, and(eq(enquiries.kind, kind), lt(enquiries.receivedAt, before)))
}

export type KeptOfPerson = {
  enquiries: StoredEnquiry[]
  /** E-mails on their way that name the address; what is through is wiped. */
  letters: { id: string; kind: string; payload: unknown }[]
}

/** All that names the address, whatever its case. */
export async function findPerson(db: Database, email: string): Promise<KeptOfPerson> {
  const rows = await db.select({ id: enquiries.id }).from(enquiries).where(isFrom(email))
  const found = await Promise.all(rows.map(({ id }) => findEnquiry(db, id)))
  const { id, kind, payload } = emails
  return {
    enquiries: found.flatMap((enquiry) => (enquiry ? [enquiry] : [])),
    letters: await db.select({ id, kind, payload }).from(emails).where(names(email)),
  }
}

/** Returns how many enquiries and e-mails were removed. */
export async function removePerson(
  db: Database,
  files: FileStore,
  email: string,
): Promise<{ enquiries: number; letters: number }> {
  const removed = await removeEnquiries(db, files, isFrom(email))
  const gone = await db.delete(emails).where(names(email)).returning({ id: emails.id })
  return { enquiries: removed, letters: gone.length }
}

/** Files first: a row whose files are gone is found again, a file without its row never. */
async function removeEnquiries(db: Database, store: FileStore, which: SQL | undefined): Promise<number> {
  const ids = (await db.select({ id: enquiries.id }).from(enquiries).where(which)).map(({ id }) => id)
  if (ids.length === 0) return 0
  const files = await db
    .select({ key: enquiryFiles.key })
    .from(enquiryFiles)
    .where(inArray(enquiryFiles.enquiryId, ids))
  for (const { key } of files) await store.remove(key)
  await db.delete(enquiries).where(inArray(enquiries.id, ids))
  return ids.length
}

function isFrom(email: string): SQL {
  return eq(sql`lower(${enquiries.email})`, email.toLowerCase())
}

/** A collection sent by e-mail names its sender and its recipient until it is through. */
function names(email: string): SQL | undefined {
  const address = email.toLowerCase()
  return or(
    eq(sql`lower(${emails.payload}->>'to')`, address),
    eq(sql`lower(${emails.payload}->>'email')`, address),
  )
}
