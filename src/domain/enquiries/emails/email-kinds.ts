export const TO_OFFICE = 'enquiry-to-office'
export const CONFIRMATION = 'enquiry-confirmation'

/** What every enquiry and every application sets off, in this order. */
export const ENQUIRY_EMAILS = [TO_OFFICE, CONFIRMATION] as const

/** What a colleague answered. */
export const REPLY = 'enquiry-reply'
