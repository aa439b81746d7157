import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Submission } from '#domain/enquiries/submission-record.ts'
import { enquiries } from '#domain/enquiries/tables.server.ts'
import { TURNS } from '#domain/enquiries/turn.ts'
import { staffAccounts } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { RecordDescription } from '#platform/fields/kinds.ts'
import { lines } from '#platform/fields/rules.ts'
import { emails } from '#platform/mail/queue/email-rows.server.ts'
import { type Resource, textKey, withColumns } from '#platform/records/resource.ts'
import type { ChangeLog } from '#platform/records/write-records.server.ts'
import { checkAssignee, isAssignedTo } from './colleagues.server.ts'
import { toInboxRow } from './inbox-row.ts'
import { readRelations } from './read-relations.server.ts'
import { APPLICATION_RECORD, ENQUIRY_RECORD, LONGEST_NOTES } from './records.ts'

const LONGEST_ACCOUNT_ID = 100

export const enquiriesResource = inbox(ENQUIRY_RECORD, 'enquiry')
export const applicationsResource = inbox(APPLICATION_RECORD, 'application')

/** Visitors' texts are never changed; notes and replies stay out of the log, which outlives the enquiry. */
function inbox(record: RecordDescription, kind: Submission['kind']): Resource<string> {
  return {
    ...withColumns(record, enquiries, {
      AssigneeId: { rule: z.string().min(1).max(LONGEST_ACCOUNT_ID).nullable(), refersTo: staffAccounts.id },
      Notes: { rule: lines(LONGEST_NOTES) },
    }),
    where: eq(enquiries.kind, kind),
    key: textKey(enquiries.id),
    actions: ['change', 'remove'],
    sortedBy: { field: 'ReceivedAt', order: 'desc' },
    nameOf: () => kind,
    filters: { Assignee: isAssignedTo, Turn: isTurnOf },
    alsoSearched: isWritten,
    related: readRelations,
    check: checkAssignee,
    toRow: toInboxRow,
  }
}

function isTurnOf(who: string): SQL | null {
  return who === 'agency' || who === 'client' ? inArray(enquiries.state, [...TURNS[who]]) : null
}

/** JSON escapes these characters; a pattern has a backslash only where one was typed. */
const ESCAPED_IN_JSON = /["\\\p{Cc}]/u

/** The record is compared as one text first: taking apart each of 20,000 is most of the work of a search. */
function isWritten(pattern: string): SQL {
  const inAField = sql`EXISTS (SELECT 1 FROM jsonb_each_text(${enquiries.fields}) AS field WHERE field.value ~ ${pattern})`
  if (ESCAPED_IN_JSON.test(pattern)) return inAField
  return sql`(${enquiries.fields}::text ~ ${pattern} AND ${inAField})`
}

type Which = { kind: Submission['kind']; id: string }

export async function markRead(db: Database, { kind, id }: Which, log: ChangeLog): Promise<void> {
  await db.transaction(async (tx) => {
    const read = await tx
      .update(enquiries)
      .set({ state: 'read' })
      .where(and(eq(enquiries.id, id), eq(enquiries.kind, kind), eq(enquiries.state, 'new')))
      .returning({ id: enquiries.id })
    if (read.length === 0) return
    await log.record(tx, { action: 'change', recordId: id, details: { State: { from: 'new', to: 'read' } } })
  })
}

/** The text is written anew from the enquiry, since the payload of an e-mail that failed for good was wiped. */
export async function retryEmail(
  db: Database,
  id: string,
  now: Date,
): Promise<'queued' | 'unknown' | 'not-failed'> {
  const [email] = await db.select().from(emails).where(eq(emails.id, id)).for('update')
  if (!email?.recordId) return 'unknown'
  if (email.state !== 'failed') return 'not-failed'
  const payload = { enquiryId: email.recordId }
  await db
    .update(emails)
    .set({ state: 'queued', payload, attempts: 0, nextAttemptAt: now, finishedAt: null })
    .where(eq(emails.id, id))
  return 'queued'
}
