import type { Language } from '#platform/i18n/language.ts'

const NUMBER_LENGTH = 8
const NUMBER = new RegExp(`^[0-9A-F]{${NUMBER_LENGTH}}$`)

export const ENQUIRY_KINDS = ['enquiry', 'application'] as const

export const ENQUIRY_STATES = [
  'new',
  'read',
  'answered',
  'offer',
  'won',
  'declined',
  'on-hold',
  'spam',
] as const
export type EnquiryState = (typeof ENQUIRY_STATES)[number]

export const STATES_AFTER_REPLY = [
  'answered',
  'offer',
  'won',
  'declined',
  'on-hold',
] as const satisfies EnquiryState[]

/** Filters enquiries without an assignee, also those of colleagues who are gone. */
export const ASSIGNED_TO_NOBODY = 'nobody'

export function numberOf(id: string): string {
  return id.slice(0, NUMBER_LENGTH).toUpperCase()
}

export function isNumber(text: string): boolean {
  return NUMBER.test(text)
}

export const STATE_NAMES: Record<Language, Record<EnquiryState, string>> = {
  de: {
    new: 'Neu',
    read: 'Gelesen',
    answered: 'Beantwortet',
    offer: 'Angebot',
    won: 'Zusage',
    declined: 'Absage',
    'on-hold': 'Vorgemerkt',
    spam: 'Spam',
  },
  en: {
    new: 'New',
    read: 'Read',
    answered: 'Answered',
    offer: 'Offer',
    won: 'Won',
    declined: 'Declined',
    'on-hold': 'On hold',
    spam: 'Spam',
  },
}
