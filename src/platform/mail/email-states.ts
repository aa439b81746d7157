/** How far an e-mail of ours has come. `outbox`: without a mail server it is a file, which somebody else may send. */
export const EMAIL_STATES = ['queued', 'sent', 'outbox', 'failed'] as const

export type FinishedEmailState = Exclude<(typeof EMAIL_STATES)[number], 'queued'>
