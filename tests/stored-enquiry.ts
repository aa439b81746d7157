import { randomBytes } from 'node:crypto'
import { addEnquiry, type EnquiryFile } from '#domain/enquiries/enquiries.server.ts'
import { type EnquiryRecord, enquiryRecordSchema } from '#domain/enquiries/forms/enquiry.ts'
import type { Database } from '#platform/database/database.ts'
import type { Language } from '#platform/i18n/language.ts'

type EnquiryOptions = {
  fields?: Partial<EnquiryRecord>
  language?: Language
  files?: EnquiryFile[]
  receivedAt?: Date
}

/** What its sender typed; nothing that need not be there. */
export const TYPED: EnquiryRecord = enquiryRecordSchema().parse({
  name: 'Katrin Lorenzen',
  email: 'katrin@wochenblatt.example',
  message: 'Ein Wal für den Umschlag, bitte.',
})

/** An enquiry as it lies in the database. Returns its id and its number. */
export async function storeEnquiry(
  db: Database,
  {
    fields = {},
    language = 'de',
    files = [],
    receivedAt = new Date('2026-11-20T10:00:00Z'),
  }: EnquiryOptions = {},
): Promise<{ id: string; number: string }> {
  const id = randomBytes(16).toString('hex')
  const submission = { id, kind: 'enquiry', fields: { ...TYPED, ...fields }, language, receivedAt } as const
  await addEnquiry(db, { ...submission, files: [] }, files)
  return { id, number: id.slice(0, 8).toUpperCase() }
}
