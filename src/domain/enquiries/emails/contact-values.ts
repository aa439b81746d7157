import type { Contact } from '#site/contact.ts'

/** The values of the sentence that says how the agency is reached. */
export function contactValues({ phone, hours, mail }: Contact) {
  return { phone: phone.shown, hours, mail }
}
