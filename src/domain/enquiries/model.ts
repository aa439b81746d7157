/** Enough of the id to find an enquiry by on the telephone. */
const NUMBER_LENGTH = 8
const NUMBER = new RegExp(`^[0-9A-F]{${NUMBER_LENGTH}}$`)

export const ENQUIRY_KINDS = ['enquiry', 'application'] as const

/** What staff did with an enquiry or an application. */
export const ENQUIRY_STATES = ['new', 'read', 'answered'] as const

/** How far an e-mail of ours has come. */
export const EMAIL_STATES = ['queued', 'sent', 'failed'] as const

/** What people call an enquiry or an application by: on the page of thanks, in both e-mails and in the inbox. */
export function numberOf(id: string): string {
  return id.slice(0, NUMBER_LENGTH).toUpperCase()
}

export function isNumber(text: string): boolean {
  return NUMBER.test(text)
}
