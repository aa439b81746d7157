export const TO_OFFICE = 'enquiry-to-office'
export const CONFIRMATION = 'enquiry-confirmation'

/** Every enquiry and every application sends these, in this order. */
export const ENQUIRY_EMAILS = [TO_OFFICE, CONFIRMATION] as const

/** An e-mail with a colleague's reply. */
export const REPLY = 'enquiry-reply'
