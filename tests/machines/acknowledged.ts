import { sql } from 'drizzle-orm'
import { rowsOf } from '#platform/database/database.ts'
import type { Machines } from './open-machines.ts'

/** Of what was acknowledged, what the database does not have. */
export async function listMissing(
  { database }: Machines,
  acknowledged: readonly string[],
): Promise<string[]> {
  const stored = new Set(await listEnquiries(database.db))
  return acknowledged.filter((id) => !stored.has(id))
}

/** Each enquiry goes out by two e-mails: how many that makes, how many of them were received, and how many of these twice. */
export async function countEmails({
  database,
  mail,
}: Machines): Promise<{ due: number; queued: number; received: number; twice: number }> {
  const enquiries = await listEnquiries(database.db)
  const emails = await rowsOf(database.db, sql`SELECT id FROM letters`)
  const ids = mail.received.map(({ mail: { messageId } }) => messageId)
  const received = new Set(ids).size
  return {
    due: 2 * enquiries.length,
    queued: emails.length,
    received,
    twice: ids.length - received,
  }
}

async function listEnquiries(db: Machines['database']['db']): Promise<string[]> {
  return (await rowsOf(db, sql`SELECT id FROM enquiries`)).map(({ id }) => String(id))
}
