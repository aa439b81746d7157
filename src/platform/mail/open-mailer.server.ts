import type { MailConfig } from '#platform/config.ts'
import type { Mailer } from './mailer.ts'
import { openOutboxMailer } from './outbox-mailer.server.ts'
import { readSigning } from './read-dkim.server.ts'
import { openSmtpMailer } from './smtp-mailer.server.ts'

/**
 * Sends by the mail server of SMTP_URL, or writes files to the outbox when it is not set. Connects at the first email.
 * @throws StartupError when the DKIM key cannot be read.
 */
export async function openMailer({ smtpUrl, dkim }: MailConfig, outbox: string): Promise<Mailer> {
  const signing = dkim ? readSigning(dkim) : null
  return smtpUrl ? openSmtpMailer(smtpUrl, signing) : openOutboxMailer(outbox, signing)
}
