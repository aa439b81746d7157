import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { ENQUIRY_STATES } from '#domain/enquiries/model.ts'
import type { Submission } from '#domain/enquiries/submission-record.ts'
import { enquiries } from '#domain/enquiries/tables.server.ts'
import { staffAccounts } from '#domain/staff/tables.server.ts'
import { lines } from '#platform/fields/rules.ts'
import { type Resource, textKey } from '#platform/records/resource.ts'
import { checkAssignee, isAssignedTo } from './colleagues.server.ts'
import { toInboxRow } from './inbox-row.ts'
import { readRelations } from './read-relations.server.ts'

/** A page of what was said on the telephone. */
const LONGEST_NOTES = 10_000
const LONGEST_ACCOUNT_ID = 100

export const enquiriesResource = inbox('enquiries', 'enquiry')
export const applicationsResource = inbox('applications', 'application')

/**
 * What came in by one of the forms. What visitors wrote is read as they typed it and never changed; what staff make of it
 * stays out of the log, which outlives the enquiry.
 */
function inbox(name: string, kind: Submission['kind']): Resource<string> {
  return {
    name,
    table: enquiries,
    where: eq(enquiries.kind, kind),
    key: textKey(enquiries.id),
    actions: ['change', 'remove'],
    sortedBy: { field: 'ReceivedAt', order: 'desc' },
    nameOf: () => kind,
    fields: {
      Id: { column: enquiries.id, searched: true },
      Kind: { column: enquiries.kind },
      Email: { column: enquiries.email, searched: true },
      Language: { column: enquiries.language, filtered: true },
      Fields: { column: enquiries.fields },
      State: { column: enquiries.state, rule: z.enum(ENQUIRY_STATES), filtered: true },
      AssigneeId: {
        column: enquiries.assigneeId,
        rule: z.string().min(1).max(LONGEST_ACCOUNT_ID).nullable(),
        refersTo: staffAccounts.id,
      },
      AssigneeName: {},
      Notes: { column: enquiries.notes, rule: lines(LONGEST_NOTES), searched: true, unlogged: true },
      ReceivedAt: { column: enquiries.receivedAt },
      BrokenFiles: { column: enquiries.brokenFiles },
      Files: {},
      Letters: {},
      Replies: {},
      Thumbs: {},
    },
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
