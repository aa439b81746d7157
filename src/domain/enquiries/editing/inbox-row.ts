import { numberOf } from '#domain/enquiries/model.ts'
import type { Fields } from '#platform/records/resource.ts'

/** What was typed into either form that is of use in a spreadsheet. */
const TYPED = ['company', 'telephone', 'town', 'website', 'projectName', 'deadline', 'usage']

/** An enquiry or an application as a row of a table: each value in a cell of its own, files and images counted. */
export function toInboxRow(record: Fields): Fields {
  const typed: Record<string, unknown> = Object(record.Fields)
  return {
    Number: numberOf(String(record.Id)),
    ReceivedAt: record.ReceivedAt,
    State: record.State,
    Assignee: record.AssigneeName,
    Name: typed.name,
    Email: record.Email,
    ...Object.fromEntries(TYPED.map((name) => [nameOfColumn(name), typed[name]])),
    Message: typed.message ?? typed.statement,
    Images: countOf(typed.images),
    Files: countOf(record.Files) + countOf(record.BrokenFiles),
    Replies: countOf(record.Replies),
    Notes: record.Notes,
    Language: record.Language,
    Id: record.Id,
  }
}

function nameOfColumn(field: string): string {
  return field.charAt(0).toUpperCase() + field.slice(1)
}

function countOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}
