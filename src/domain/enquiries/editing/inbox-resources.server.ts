import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { fileNameFor } from '#domain/enquiries/file-name.ts'
import { ENQUIRY_STATES } from '#domain/enquiries/model.ts'
import type { Submission } from '#domain/enquiries/submission-record.ts'
import { emails, enquiries, enquiryFiles } from '#domain/enquiries/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { queueFileRemoval } from '#platform/files/remove-files.server.ts'
import { lines } from '#platform/records/field-rules.ts'
import { type Fields, type Resource, textKey } from '#platform/records/resource.ts'

/** A page of what was said on the telephone. */
const LONGEST_NOTES = 10_000

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
      Notes: { column: enquiries.notes, rule: lines(LONGEST_NOTES), searched: true, unlogged: true },
      ReceivedAt: { column: enquiries.receivedAt },
      BrokenFiles: { column: enquiries.brokenFiles },
      Files: {},
      Letters: {},
    },
    alsoSearched: isWritten,
    related: readRelations,
    // Where their ingestion stored them: `originals/enquiries/{id}`.
    beforeRemove:
      async (tx, { Id }) =>
      () =>
        queueFileRemoval(tx, [`originals/enquiries/${Id}`]),
  }
}

/** Whether anything that the visitor wrote matches: the message, the company, the name. */
function isWritten(pattern: string): SQL {
  return sql`EXISTS (SELECT 1 FROM jsonb_each_text(${enquiries.fields}) AS field WHERE field.value ILIKE ${pattern})`
}

async function readRelations(db: Database, ids: string[]): Promise<Map<string, Fields>> {
  const files = await db
    .select()
    .from(enquiryFiles)
    .where(inArray(enquiryFiles.enquiryId, ids))
    .orderBy(asc(enquiryFiles.position))
  const { id, kind, state, attempts, nextAttemptAt, queuedAt, enquiryId } = emails
  const sent = await db
    .select({ id, kind, state, attempts, nextAttemptAt, enquiryId })
    .from(emails)
    .where(inArray(enquiryId, ids))
    .orderBy(asc(queuedAt), asc(kind))
  const filesOf = Map.groupBy(files, (file) => file.enquiryId)
  const emailsOf = Map.groupBy(sent, (email) => email.enquiryId)
  return new Map(
    ids.map((enquiry) => [
      enquiry,
      {
        Files: (filesOf.get(enquiry) ?? []).map(({ position, name, contentType, bytes }) => ({
          Position: position,
          Name: fileNameFor(name, contentType),
          ContentType: contentType,
          Bytes: bytes,
        })),
        Letters: (emailsOf.get(enquiry) ?? []).map((email) => ({
          Id: email.id,
          Kind: email.kind,
          State: email.state,
          Attempts: email.attempts,
          NextAttemptAt: email.state === 'queued' ? email.nextAttemptAt : null,
        })),
      },
    ]),
  )
}
