export const TO_OFFICE = 'enquiry-to-office'
export const CONFIRMATION = 'enquiry-confirmation'

export const ENQUIRY_EMAILS = [TO_OFFICE, CONFIRMATION] as const

export const REPLY = 'enquiry-reply'
