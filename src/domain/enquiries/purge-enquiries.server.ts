import { and, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { emails } from '#platform/mail/queue/email-rows.server.ts'
import { rowHistory } from '#platform/row-history/row-history.server.ts'
import { findEnquiry, type StoredEnquiry } from './enquiries.server.ts'
import { enquiryReplies } from './replies/tables.server.ts'
import type { Submission } from './submission-record.ts'
import { enquiries, enquiryFiles } from './tables.server.ts'

/** Deletes enquiries from before that time, with their files and e-mails. Returns how many. */
export async function purgeEnquiries(
  db: Database,
  files: FileStore,
  kind: Submission['kind'],
  before: Date,
): Promise<number> {
  await removeDeleted(
    db,
    files,
    sql`${rowHistory.former} ->> 'kind' = ${kind}
      AND (${rowHistory.former} ->> 'received_at')::timestamptz < ${before.toISOString()}::timestamptz`,
  )
  return removeEnquiries(db, files, and(eq(enquiries.kind, kind), lt(enquiries.receivedAt, before)))
}

type WorkOn = {
  state: string
  notes: string
  replies: { subject: string; text: string; staffName: string; sentAt: Date }[]
}

type StoredOfPerson = {
  enquiries: (StoredEnquiry & WorkOn)[]
  /** Waiting e-mails that name the address; payloads of finished ones are wiped. */
  emails: { id: string; kind: string; payload: unknown }[]
  /** Enquiries that staff deleted and could still restore. */
  deleted: unknown[]
}

/** Finds all that names the address, in upper or lower case. */
export async function findPerson(db: Database, email: string): Promise<StoredOfPerson> {
  const rows = await db.select({ id: enquiries.id }).from(enquiries).where(isFrom(email))
  const found = await Promise.all(rows.map((row) => findWithWork(db, row.id)))
  const { id, kind, payload } = emails
  return {
    enquiries: found.flatMap((enquiry) => (enquiry ? [enquiry] : [])),
    emails: await db.select({ id, kind, payload }).from(emails).where(names(email)),
    deleted: await listDeletedWithReplies(db, email),
  }
}

async function findWithWork(db: Database, enquiryId: string): Promise<(StoredEnquiry & WorkOn) | null> {
  const enquiry = await findEnquiry(db, enquiryId)
  const { state, notes } = enquiries
  const [work] = await db.select({ state, notes }).from(enquiries).where(eq(enquiries.id, enquiryId))
  if (!enquiry || !work) return null
  const { subject, text, staffName, sentAt } = enquiryReplies
  const replies = await db
    .select({ subject, text, staffName, sentAt })
    .from(enquiryReplies)
    .where(eq(enquiryReplies.enquiryId, enquiryId))
  return { ...enquiry, ...work, replies }
}

export async function removePerson(
  db: Database,
  files: FileStore,
  email: string,
): Promise<{ enquiries: number; emails: number }> {
  const deleted = await removeDeleted(db, files, isDeletedFrom(email))
  const removed = deleted + (await removeEnquiries(db, files, isFrom(email)))
  const gone = await db.delete(emails).where(names(email)).returning({ id: emails.id })
  return { enquiries: removed, emails: gone.length }
}

/** Files are removed first: a row whose files are gone is found again, a file without its row never is. */
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

async function listDeletedWithReplies(db: Database, email: string): Promise<unknown[]> {
  const deleted = await listDeleted(db, isDeletedFrom(email))
  return Promise.all(
    deleted.map(async ({ actionId, former }) => {
      const replies = await db
        .select({ former: rowHistory.former })
        .from(rowHistory)
        .where(and(eq(rowHistory.actionId, actionId), eq(rowHistory.tableName, 'enquiry_replies')))
      return { ...former, replies: replies.map((row) => row.former) }
    }),
  )
}

function listDeleted(db: Database, which: SQL) {
  return db
    .select({ actionId: rowHistory.actionId, former: rowHistory.former })
    .from(rowHistory)
    .where(and(eq(rowHistory.tableName, 'enquiries'), which))
}

async function removeDeleted(db: Database, store: FileStore, which: SQL): Promise<number> {
  const deleted = await listDeleted(db, which)
  for (const { actionId, former } of deleted) {
    for await (const { key } of store.list(`originals/enquiries/${former?.id}`)) await store.remove(key)
    await db.delete(rowHistory).where(eq(rowHistory.actionId, actionId))
  }
  return deleted.length
}

function isDeletedFrom(email: string): SQL {
  return eq(sql`lower(${rowHistory.former} ->> 'email')`, email.toLowerCase())
}

function isFrom(email: string): SQL {
  return eq(sql`lower(${enquiries.email})`, email.toLowerCase())
}

/** An e-mail with a collection names its sender and its recipient until it is finished. */
function names(email: string): SQL | undefined {
  const address = email.toLowerCase()
  return or(
    eq(sql`lower(${emails.payload}->>'to')`, address),
    eq(sql`lower(${emails.payload}->>'email')`, address),
  )
}
