import type { Language } from '#platform/i18n/language.ts'

/** So many characters of the id are enough to find an enquiry on the telephone. */
const NUMBER_LENGTH = 8
const NUMBER = new RegExp(`^[0-9A-F]{${NUMBER_LENGTH}}$`)

export const ENQUIRY_KINDS = ['enquiry', 'application'] as const

/** The states of an enquiry or an application, in the order of the work. */
export const ENQUIRY_STATES = ['new', 'read', 'answered', 'offer', 'won', 'declined'] as const
export type EnquiryState = (typeof ENQUIRY_STATES)[number]

export const STATES_AFTER_REPLY = ['answered', 'offer', 'won', 'declined'] as const satisfies EnquiryState[]

/** Filters enquiries without an assignee, also those of colleagues who are gone. */
export const ASSIGNED_TO_NOBODY = 'nobody'

/**
 * The number of an enquiry or an application that people read: on the page of thanks, in both e-mails and in the inbox.
 */
export function numberOf(id: string): string {
  return id.slice(0, NUMBER_LENGTH).toUpperCase()
}

export function isNumber(text: string): boolean {
  return NUMBER.test(text)
}

/** The names of the states that staff read. */
export const STATE_NAMES: Record<Language, Record<EnquiryState, string>> = {
  de: {
    new: 'Neu',
    read: 'Gelesen',
    answered: 'Beantwortet',
    offer: 'Angebot',
    won: 'Zusage',
    declined: 'Absage',
  },
  en: {
    new: 'New',
    read: 'Read',
    answered: 'Answered',
    offer: 'Offer',
    won: 'Won',
    declined: 'Declined',
  },
}
