export const ENQUIRY_KINDS = ['enquiry', 'application'] as const

/** What staff did with an enquiry or an application. */
export const ENQUIRY_STATES = ['new', 'read', 'answered'] as const

/** How far an e-mail of ours has come. */
export const EMAIL_STATES = ['queued', 'sent', 'failed'] as const
