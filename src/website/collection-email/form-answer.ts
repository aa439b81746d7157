import type { MailComplaints, MailField } from '#domain/enquiries/collection-email/collection-email.ts'
import { looksLikeEmail } from '#domain/enquiries/forms/model.ts'

/** What came of an attempt that did not send anything, with all that was typed. */
export type MailAnswer = { complaints: MailComplaints; typed: Typed; tooMany: boolean }
export type Typed = Partial<Record<MailField, string>>

/** In the order of the form. */
export const TYPED_FIELDS = ['to', 'name', 'email', 'message'] as const satisfies MailField[]

/** What was typed, to be shown again; a file or a field that came twice is not. */
export function typedIn(values: Record<string, unknown>): Typed {
  return Object.fromEntries(
    TYPED_FIELDS.flatMap((name) => {
      const value = values[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/** The quick check before anything is sent. The server looks more closely. */
export function complaintsAbout({ to = '', name = '', email = '' }: Typed): MailComplaints {
  const complaints: MailComplaints = {}
  if (!looksLikeEmail(to)) complaints.to = to.trim() ? 'letter_address_wrong' : 'letter_to_missing'
  if (!name.trim()) complaints.name = 'letter_name_missing'
  if (!looksLikeEmail(email))
    complaints.email = email.trim() ? 'letter_address_wrong' : 'letter_email_missing'
  return complaints
}
