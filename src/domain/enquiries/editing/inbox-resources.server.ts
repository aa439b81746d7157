import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Submission } from '#domain/enquiries/submission-record.ts'
import { enquiries } from '#domain/enquiries/tables.server.ts'
import { staffAccounts } from '#domain/staff/tables.server.ts'
import type { RecordDescription } from '#platform/fields/kinds.ts'
import { lines } from '#platform/fields/rules.ts'
import { type Resource, textKey, withColumns } from '#platform/records/resource.ts'
import { checkAssignee, isAssignedTo } from './colleagues.server.ts'
import { toInboxRow } from './inbox-row.ts'
import { readRelations } from './read-relations.server.ts'
import { APPLICATION_RECORD, ENQUIRY_RECORD, LONGEST_NOTES } from './records.ts'

const LONGEST_ACCOUNT_ID = 100

export const enquiriesResource = inbox(ENQUIRY_RECORD, 'enquiry')
export const applicationsResource = inbox(APPLICATION_RECORD, 'application')

/**
 * What came in by one of the forms. What visitors wrote is read as they typed it and never changed; what staff make of it
 * stays out of the log, which outlives the enquiry.
 */
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
    filters: { Assignee: isAssignedTo },
    alsoSearched: isWritten,
    related: readRelations,
    check: checkAssignee,
    toRow: toInboxRow,
  }
}

/** What JSON writes in another way than it was typed; a pattern has no backslash where none was typed. */
const ESCAPED_IN_JSON = /["\\\p{Cc}]/u

/**
 * Whether anything that the visitor wrote matches: the message, the company, the name. The record is compared as one text
 * first: taking it apart, for each of 20,000, is most of the work of a search.
 */
function isWritten(pattern: string): SQL {
  const inAField = sql`EXISTS (SELECT 1 FROM jsonb_each_text(${enquiries.fields}) AS field WHERE field.value ~ ${pattern})`
  if (ESCAPED_IN_JSON.test(pattern)) return inAField
  return sql`(${enquiries.fields}::text ~ ${pattern} AND ${inAField})`
}
