import type { Language } from '#platform/i18n/language.ts'
import type { EnquiryState } from './model.ts'

/** What staff call the states of an enquiry. */
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
